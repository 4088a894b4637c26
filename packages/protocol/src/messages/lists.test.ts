import { expect, it } from 'vitest';
import { ConnectorError } from '../failures/connector-error.ts';
import { getAllPlugins } from './get-all-plugins.ts';
import { getAllThemes } from './get-all-themes.ts';
import { searchUsers } from './search-users.ts';

// Seen to fail without: each was read as an empty list, in which all that had been deleted seemed to be missing.
it.each([
  ['plugins', getAllPlugins, { unrelated: 1 }, { data: [] }],
  ['plugins', getAllPlugins, { data: 'none' }, { data: [] }],
  ['themes', getAllThemes, null, { data: [] }],
  ['plugins', getAllPlugins, { data: { message: 'x' } }, { data: [] }],
  ['users', searchUsers, { unrelated: 1 }, []],
] as const)('an answer without its list of %s is an error, an empty list is none', (_kind, call, without, empty) => {
  expect(() => call.parse(without)).toThrow(ConnectorError);
  expect(call.parse(empty)).toEqual([]);
});

it('a list with gaps, which PHP sends as a map, is a list', () => {
  expect(searchUsers.parse({ 1: { id: 7, login: 'anna' } })).toMatchObject([{ id: 7, login: 'anna' }]);
});
