import { expect, it } from 'vitest';
import type { Trx } from '../../../ports/database/port.ts';
import { eventTypes } from '../../../testing/fixtures.ts';
import { makeWorld } from '../../../testing/index.ts';
import { uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';
import { deleteUserRow, setRole } from '../user.store.ts';

it('changes a role immediately, but never demotes the last admin', async () => {
  const world = await makeWorld();
  const auth = await world.user('anna', 'viewer');
  const users = (await world.get('list-dashboard-users-v1')).body.items;
  const [admin, anna] = users.map((user: { id: number }) => user.id);
  const set = (user_id: number, role: string) => world.inPerson('update-dashboard-user-v1', { user_id, role });

  const last = await set(admin, 'operator');
  expect([last.status, last.body.code]).toEqual([409, 'svc_invalid_state']);
  expect((await set(anna, 'admin')).body).toMatchObject({ id: anna, role: 'admin', application_passwords: 1 });
  expect((await world.get('list-dashboard-users-v1', {}, { auth })).status).toBe(200);
  expect((await set(admin, 'viewer')).body.role).toBe('viewer');
  expect((await set(anna, 'viewer')).status).toBe(403);
  expect(await eventTypes(world)).toEqual(['user.role_changed', 'user.role_changed']);
  const unknown = await world.inPerson('update-dashboard-user-v1', { user_id: 999, role: 'viewer' }, { auth });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'svc_user_not_found']);
  await world.close();
});

it('keeps one admin when two demote each other at the same time', async () => {
  const world = await makeWorld();
  await world.user('other', 'admin');
  const users = (await world.get('list-dashboard-users-v1')).body.items;
  const demote = ({ id: user_id }: { id: number }) =>
    world.inPerson('update-dashboard-user-v1', { user_id, role: 'viewer' });
  await Promise.all(users.map(demote));
  const rows = await world.app.services.database.db.selectFrom('users').select('role').execute();
  expect(rows.filter(row => row.role === 'admin')).toHaveLength(1);
  await world.close();
});

// On PostgreSQL, it fails if the user is not locked.
it.each([
  ['has just given the user a role', 200, (trx: Trx, id: number) => setRole(trx, id, 'admin')],
  ['has just deleted the user', 404, (trx: Trx, id: number) => deleteUserRow(trx, id)],
])('begins after another admin %s, and says what it changed', async (_what, status, change) => {
  const world = await makeWorld();
  const { database } = world.app.services;
  await world.user('anna', 'operator');
  const [, { id: user_id }] = (await world.get('list-dashboard-users-v1')).body.items;
  const commit = await uncommitted(database, trx => change(trx, user_id));
  const setting = world.inPerson('update-dashboard-user-v1', { user_id, role: 'viewer' });
  await waitForLock(database);
  await commit();
  expect((await setting).status).toBe(status);
  const logged = (await world.get('list-audit-log-v1', { action: 'user.role_changed' })).body.items;
  const said = logged.map(({ detail }: { detail: unknown }) => detail);
  expect(said).toEqual(status === 200 ? [{ name: 'anna', from: 'admin', to: 'viewer' }] : []);
  expect(await eventTypes(world)).toEqual(said.map(() => 'user.role_changed'));
  await world.close();
});
