import { expect, it } from 'vitest';
import { judgeEdit, type WantedEdit } from './judge-edit.ts';

const user = {
  role: 'author',
  firstName: 'Pat',
  lastName: '',
  nickname: 'pat',
  displayName: 'Pat W.',
  email: 'Pat@x.example',
  url: 'http://pat.example',
  description: '',
};

it.each<[string, WantedEdit, string[], string[]]>([
  ['all is as it was wanted', { role: 'author', email: 'pat@X.example', first_name: 'Pat' }, [], []],
  ['cleared fields are empty, or the login', { last_name: '', description: '', nickname: '' }, [], []],
  ['a cleared field that has a text still', { first_name: '' }, [], ['first_name']],
  ['a text of which there is nothing', { last_name: 'Wu' }, ['last_name'], []],
  ['another role, another address', { role: 'editor', email: 'new@x.example' }, ['role', 'email'], []],
  ['a web address that WordPress writes in another way', { user_url: 'pat.example' }, [], ['user_url']],
  ['a password, which nobody sees', { password: 'x', role: 'author' }, [], ['password']],
])('judges an edit by what the site reports about the user: %s', (_what, wanted, kept, unclear) => {
  expect(judgeEdit(user, wanted, 'pat')).toEqual({ kept, unclear });
});
