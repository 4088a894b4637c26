import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 1, seeded: true });
const site = () => world().fleet.site(1);
const idOf = (login: string) => site().user(login)?.id;
const ofUser = (login: string, action: string, method: string, body?: object) =>
  world().rest(`/users/${world().siteIds[0]}/${idOf(login)}/${action}`, { method, body });

beforeEach(() => {
  if (!site().user('pat')) site().addUser('pat', 'editor');
});

describe('PATCH …/edit', () => {
  it.each<[string, () => readonly [login: string, fields: object], number, string]>([
    ['no changes', () => ['pat', {}], 400, 'svc_invalid_input'],
    ['an invalid e-mail address', () => ['pat', { email: 'x' }], 400, 'svc_invalid_input'],
    ['the e-mail address of another user', () => ['pat', { email: site().users[0]?.email }], 409, 'svc_already_exists'],
    [
      'the role of the user that the connection acts as',
      () => [site().admin, { role: 'editor' }],
      409,
      'svc_protected',
    ],
  ])('returns an error for %s', async (_what, wanted, status, code) => {
    const [login, fields] = wanted();
    const before = structuredClone(site().user(login));
    const answer = await ofUser(login, 'edit', 'PATCH', fields);
    expect(answer).toMatchObject({ status, body: { success: 0, code } });
    expect(site().user(login)).toEqual(before);
  });
});

it('DELETE …/delete returns an error for a user whom the site keeps', async () => {
  site().setFaults('delete_user_noop');
  const answer = await ofUser('pat', 'delete', 'DELETE');
  site().setFaults();
  expect(answer).toMatchObject({ status: 502, body: { success: 0, code: 'svc_deletion_failed' } });
});

it.each([
  ['no sites', { password: 'Neu-und-gut-7' }, 'websites'],
  ['a password that nobody could type', { password: "it's", websites: '1' }, 'password'],
])('POST /users/update-admin-password rejects %s', async (_what, body, path) => {
  const before = site().adminPassword;
  const answer = await world().rest('/users/update-admin-password', { method: 'POST', body });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      success: 0,
      code: 'svc_invalid_input',
      data: { params: { [path]: expect.any(String) }, errors: [{ path }] },
    },
  });
  expect(site().adminPassword).toBe(before);
});
