import { ALL_ABILITIES } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowCounts } from '../support/rows.ts';

/** Every ability that grants or revokes access, with an input that would do it to the admin or to everybody. */
const WAYS_IN: Readonly<Record<string, object>> = {
  'add-dashboard-user-v1': { name: 'mallory', role: 'admin' },
  'update-dashboard-user-v1': { user_id: 1, role: 'viewer' },
  'delete-dashboard-user-v1': { user_id: 1, confirm: true },
  'set-dashboard-user-password-v1': { user_id: 1, password: 'a long enough password' },
  'reset-second-factor-v1': { user_id: 1, confirm: true },
  'add-application-password-v1': { name: 'mine', user_id: 1 },
  'delete-application-password-v1': { password_id: 1, confirm: true },
  'revoke-session-v1': { session_id: 1 },
  'invite-person-v1': { role: 'admin' },
  'revoke-invitation-v1': { invitation_id: 1 },
};
/** Keys may create keys, but none with more permissions than their own. */
const KEYS: Readonly<Record<string, object>> = {
  'add-api-key-v1': { name: 'more', permissions: ['read', 'write'] },
  'update-api-key-v1': { key_id: 1, permissions: ['read', 'write'], active: true },
  'set-api-keys-active-v1': { key_ids: [1], active: true },
  'delete-api-key-v1': { key_id: 1, confirm: true },
  'delete-api-keys-v1': { key_ids: [1], confirm: true },
};
/** A key that plans an import can't bring itself more rights with it: imports-upload.routes.test.ts. */
const REST_OF_ADMIN = [
  'update-module-v1',
  // What directs mail, links and assistants is refused to keys: features/settings/update-settings.test.ts.
  'update-settings-v1',
  'test-mail-v1',
  'dismiss-first-steps-v1',
  'plan-mainwp-import-v1',
  'adopt-import-v1',
  'cut-over-import-v1',
  'undo-import-v1',
  'add-channel-v1',
  'update-channel-v1',
  'rotate-channel-secret-v1',
  'delete-channel-v1',
  'prepare-push-v1',
  'set-vulnerability-feed-v1',
  'delete-import-v1',
  'add-saved-view-v1',
  'update-saved-view-v1',
  'remove-saved-view-v1',
  'see-bell-v1',
  'add-push-browser-v1',
  'remove-push-browser-v1',
  'test-push-browser-v1',
];

let world: World;
const auth: Record<string, string> = {};
beforeAll(async () => {
  world = await makeWorld();
  const admin = await world.webUser('anna', 'admin');
  await world.signIn(admin);
  for (const role of ['viewer', 'operator'] as const) auth[role] = await world.user(role, role);
  auth['a key that reads'] = await world.key('read');
  auth['a key that writes'] = await world.key('write');
  auth['a key that may all'] = await world.key('read', 'write');
  // The first key has more permissions than the others: enabling it while it is disabled would be an escalation.
  const rights = { can_read: 1, can_write: 1, enabled: 0 };
  const { database } = world.app.services;
  await database.write(trx => trx.updateTable('api_keys').set(rights).where('name', '=', 'unused').execute());
});
afterAll(() => world.close());

async function ask(caller: string, abilities: Readonly<Record<string, object>>) {
  const before = await rowCounts(world);
  const done: string[] = [];
  for (const [name, input] of Object.entries(abilities)) {
    const { status } = await world.post(name, input, { auth: auth[caller] ?? '' });
    // 404: the passwords and sessions of others stay undiscovered.
    if (status !== 403 && status !== 404) done.push(`${name}: ${status}`);
  }
  const { audit_log: told, ...after } = await rowCounts(world);
  const { audit_log: first, ...rest } = before;
  expect(after).toEqual(rest);
  return done;
}

/* Fails without requirePerson in add-dashboard-user.ts: the key with all permissions has created an admin. */
describe('logins of people', () => {
  it.each(['viewer', 'operator', 'a key that reads', 'a key that writes', 'a key that may all'])(
    'cannot be created, changed or deleted by %s',
    async caller => {
      expect(await ask(caller, WAYS_IN)).toEqual([]);
    },
  );
});

/* Fails without requireOwnRights in add-api-key.ts: the write key has created one that reads. */
describe('keys', () => {
  it.each(['viewer', 'operator', 'a key that reads'])('cannot be created, changed or deleted by %s', async caller => {
    expect(await ask(caller, KEYS)).toEqual([]);
  });

  it('cannot give a key more permissions than their own', async () => {
    const { 'delete-api-key-v1': one, 'delete-api-keys-v1': many, ...giving } = KEYS;
    expect(await ask('a key that writes', giving)).toEqual([]);
  });
});

it('lists every ability that creates credentials', () => {
  const admin = ALL_ABILITIES.filter(({ effect, adminOnly, own }) => effect !== 'read' && (adminOnly || own));
  const known = [...Object.keys(WAYS_IN), ...Object.keys(KEYS), ...REST_OF_ADMIN];
  expect(admin.map(({ name }) => name).sort()).toEqual(known.sort());
});
