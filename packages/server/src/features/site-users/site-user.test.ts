import { describe, expect, it } from 'vitest';
import {
  emailProblem,
  passwordProblem,
  randomPassword,
  registeredAt,
  urlProblem,
  usernameProblem,
} from './site-user.ts';

describe('values that a site stores unchanged', () => {
  it.each(['anna', 'Anna B', 'a.b_c-d@e', '1'])('include the username %s', name =>
    expect(usernameProblem(name)).toBeUndefined(),
  );
  it.each(['ännä', 'a  b', ' a', 'a ', 'a\tb', '<b>', "o'neill", '', 'x'.repeat(61)])(
    'exclude the username "%s"',
    name => expect(usernameProblem(name)?.text).toMatch(/^m/),
  );
  it.each(['a@b.example', "o'neill+x@sub.b-c.example", 'A@B.EXAMPLE'])('include the e-mail address %s', email =>
    expect(emailProblem(email)).toBeUndefined(),
  );
  it.each([
    'a',
    'a@b',
    'a@@b.example',
    '.a@b.example',
    'a.@b.example',
    'a@-b.example',
    'a b@c.example',
    `${'a'.repeat(90)}@b.example`,
  ])('exclude the e-mail address %s', email => expect(emailProblem(email)).toBeDefined());
  it.each(['x', 'with blank', 'käse', '%41', '🔑🔑', 'p'.repeat(200)])('include the password %s', text =>
    expect(passwordProblem(text)).toBeUndefined(),
  );
  it.each(['0', "'", '"', '\\', ' x', 'x ', 'a\tb', '\ud800', 'p'.repeat(201)])('exclude the password %j', text =>
    expect(passwordProblem(text)).toBeDefined(),
  );
  it.each(['https://x.example/a?b', 'x.example', 'http://x'])('include the web address %s', url =>
    expect(urlProblem(url)).toBeUndefined(),
  );
  it.each(['javascript:alert(1)', 'ftp://x', 'x y', `http://${'x'.repeat(100)}`])('exclude the web address %s', url =>
    expect(urlProblem(url)).toBeDefined(),
  );
});

it('random passwords differ, and sites accept them', () => {
  const many = Array.from({ length: 200 }, randomPassword);
  expect(new Set(many).size).toBe(200);
  expect(many.map(passwordProblem).filter(problem => problem !== undefined)).toEqual([]);
});

it.each([
  ['2026-01-31 08:00:00', '2026-01-31T08:00:00Z'],
  ['0000-00-00 00:00:00', null],
  ['yesterday', null],
])('reads the registration time %s', (text, instant) => expect(registeredAt(text)).toBe(instant));
