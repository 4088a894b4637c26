import { expect, it } from 'vitest';
import { eventTypes } from '../../../testing/fixtures.ts';
import { makeWorld } from '../../../testing/index.ts';

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
