import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';
import { uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';
import { setRole } from '../user.store.ts';

it('deletes a user and every credential after confirmation, but never the last admin', async () => {
  const world = await makeWorld();
  const auth = await world.user('anna', 'operator');
  const users = (await world.get('list-dashboard-users-v1')).body.items;
  const remove = (user: number, more: object) =>
    world.inPerson('delete-dashboard-user-v1', { user_id: users[user].id, ...more });

  expect((await remove(1, {})).body.code).toBe('svc_confirmation_required');
  expect((await remove(1, { dry_run: true })).body).toEqual({ deleted: false, dry_run: true, user: users[1] });
  expect((await world.get('list-sites-v1', {}, { auth })).status).toBe(200);
  expect((await remove(1, { confirm: true })).body).toEqual({ deleted: true, user: users[1] });
  expect((await world.get('list-sites-v1', {}, { auth })).status).toBe(401);
  expect((await remove(1, { confirm: true })).body.code).toBe('svc_user_not_found');
  expect((await remove(0, { confirm: true })).body.code).toBe('svc_invalid_state');
  expect((await world.get('list-dashboard-users-v1')).body.total).toBe(1);
  await world.close();
});

it('keeps one admin when two delete each other at the same time', async () => {
  const world = await makeWorld();
  await world.user('other', 'admin');
  const users = (await world.get('list-dashboard-users-v1')).body.items;
  const remove = ({ id: user_id }: { id: number }) =>
    world.inPerson('delete-dashboard-user-v1', { user_id, confirm: true });
  await Promise.all(users.map(remove));
  const rows = await world.app.services.database.db.selectFrom('users').select('role').execute();
  expect(rows).toEqual([{ role: 'admin' }]);
  await world.close();
});

// On PostgreSQL, it fails if the user is not locked.
it('says which role the deleted user had after another admin has just changed it', async () => {
  const world = await makeWorld();
  const { database } = world.app.services;
  await world.user('anna', 'viewer');
  const [, { id: user_id }] = (await world.get('list-dashboard-users-v1')).body.items;
  const commit = await uncommitted(database, trx => setRole(trx, user_id, 'operator'));
  const deleting = world.inPerson('delete-dashboard-user-v1', { user_id, confirm: true });
  await waitForLock(database);
  await commit();
  expect((await deleting).body).toMatchObject({ deleted: true, user: { name: 'anna', role: 'operator' } });
  const [{ detail }] = (await world.get('list-audit-log-v1', { action: 'user.deleted' })).body.items;
  expect(detail).toEqual({ name: 'anna', role: 'operator' });
  await world.close();
});
