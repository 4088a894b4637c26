import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('lists users by name without secrets, and only to admins', async () => {
  const world = await makeWorld();
  const viewer = await world.user('Viewer', 'viewer');
  const operator = await world.user('operator', 'operator');
  const { body } = await world.get('list-dashboard-users-v1');
  const roles = body.items.map((user: { name: string; role: string }) => [user.name, user.role]);
  expect(roles).toEqual([
    ['admin', 'admin'],
    ['operator', 'operator'],
    ['Viewer', 'viewer'],
  ]);
  const { id, created, ...shown } = body.items[0];
  expect([typeof id, typeof created]).toEqual(['number', 'string']);
  expect(shown).toEqual({
    name: 'admin',
    role: 'admin',
    application_passwords: 1,
    has_password: false,
    second_factor: false,
    passkeys: 0,
  });
  await world.webUser('web', 'viewer');
  const { items } = (await world.get('list-dashboard-users-v1', { search: 'web' })).body;
  expect(items).toMatchObject([{ name: 'web', has_password: true, second_factor: false, passkeys: 0 }]);
  expect((await world.get('list-dashboard-users-v1', { search: 'VIEW', per_page: 1 })).body.total).toBe(1);
  for (const auth of [viewer, operator]) {
    expect((await world.get('list-dashboard-users-v1', {}, { auth })).status).toBe(403);
  }
  await world.close();
});
