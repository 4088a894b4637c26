import { beforeEach, describe, expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';

const LOST = ['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const;
const world = useWorld({
  sites: 1,
  seeded: true,
  env: { SITEKEEPER_DEADLINE_ACTION: '1', SITEKEEPER_DEADLINE_CHECK: '2' },
});
const site = () => world().fleet.site(1);
const siteId = () => world().siteIds[0] as number;
const calls = () => world().fleet.ledger.summary().functions;
const UNKNOWN = { status: 504, code: 'svc_outcome_unknown' };

let login: string;
let id: number;
let made = 0;
beforeEach(() => {
  made += 1;
  login = `kim${made}`;
  site().setFaults();
  site().addUser(login, 'editor');
  id = site().user(login)?.id ?? 0;
  world().fleet.ledger.reset();
});

const create = (username: string) =>
  world().post('create-site-users-v1', { username, email: `${username}@x.example`, websites: [siteId()] });
const update = (fields: object) =>
  world().post('update-site-user-v1', { site_id_or_domain: siteId(), user_id: id, ...fields });
const remove = () => world().post('delete-site-user-v1', { site_id_or_domain: siteId(), user_id: id, confirm: true });

describe.each(LOST)('a change of a user whose answer was lost, after %s,', fault => {
  it('is reported as successful when the site shows it: creating a user', async () => {
    site().setFaults({ name: fault, on: 'newuser' });
    const { body } = await create(`new${made}`);
    expect(body).toMatchObject({ created: [{ user_id: site().user(`new${made}`)?.id }], errors: [] });
    expect(calls()).toEqual({ newuser: 1, search_users: 1 });
  });

  it('is reported as successful when the site shows it: changing the e-mail address and the role', async () => {
    site().setFaults({ name: fault, on: 'user_action' });
    const fields = { email: `other${made}@x.example`, role: 'author' };
    const { status, body } = await update(fields);
    expect({ status, body }).toMatchObject({ status: 200, body: fields });
    expect(calls()).toEqual({ search_users: 1, user_action: 2 });
  });

  it('is reported as successful when the site shows it: deleting a user', async () => {
    site().setFaults({ name: fault, on: 'user_action' });
    expect((await remove()).body).toMatchObject({ deleted: true, username: login });
    expect(calls()).toEqual({ search_users: 2, user_action: 1 });
  });

  it('is reported as unknown when the site cannot show it: a password', async () => {
    site().setFaults({ name: fault, on: 'user_action' });
    const message = expectError(await update({ password: 'Neu-und-gut-7', role: 'author' }), UNKNOWN);
    expect(message).toMatch(/not known.*Setting a password again does no harm/);
    expect(message).not.toMatch(/other values/);
    expect(site().user(login)?.password).toBe('Neu-und-gut-7');
  });

  it('is reported as unknown when the site cannot be checked', async () => {
    const mute = { name: 'reset', on: 'search_users' } as const;
    site().setFaults({ name: fault, on: 'newuser' }, mute);
    expect(expectError(await create(`mute${made}`), UNKNOWN)).toMatch(/whether the user was created/);
    expect(site().user(`mute${made}`)).toBeDefined();
    expect(calls().newuser).toBe(1);
  });
});

describe('a change of a user whose answer was lost', () => {
  it('is reported as unknown, with what to check, when the site does not show it yet', async () => {
    site().setFaults({ name: 'reset', on: 'newuser' });
    expect(expectError(await create(`gone${made}`), UNKNOWN)).toMatch(/no such user yet. Check the site's users/);
    site().setFaults({ name: 'reset', on: 'user_action', times: 1 });
    expect(expectError(await remove(), UNKNOWN)).toMatch(
      new RegExp(`user ${login} \\(id ${id}\\).*The site still has the user`),
    );
    site().setFaults({ name: 'reset', on: 'user_action', times: 1 });
    expect(expectError(await update({ role: 'author' }), UNKNOWN)).toMatch(/shows other values for: role/);
  });

  it('is reported as failed when the site itself failed and shows that nothing changed', async () => {
    site().setFaults({ name: 'http500', on: 'user_action', times: 1 });
    expect(expectError(await update({ role: 'author' }), { status: 502, code: 'svc_connection_failed' })).toMatch(
      /did not apply these changes: role/,
    );
    site().setFaults({ name: 'http500', on: 'user_action', times: 1 });
    expectError(await remove(), { status: 502, code: 'svc_connection_failed' });
  });
});
