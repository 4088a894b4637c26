import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it("lists one's own application passwords, and those of others to admins only", async () => {
  const world = await makeWorld();
  const auth = await world.user('anna', 'viewer');
  const own = await world.get('list-application-passwords-v1', {}, { auth });
  expect(own.body).toMatchObject({ total: 1, items: [{ name: 'test' }] });
  expect(own.body.items[0].last_used).toMatch(/Z$/);
  expect(Object.keys(own.body.items[0]).sort()).toEqual(['created', 'id', 'last_used', 'name', 'user_id']);

  const { user_id } = own.body.items[0];
  expect((await world.get('list-application-passwords-v1', { user_id })).body).toEqual(own.body);
  const admin = (await world.get('list-application-passwords-v1')).body.items[0].user_id;
  expect((await world.get('list-application-passwords-v1', { user_id: admin }, { auth })).status).toBe(403);
  const key = await world.key('read');
  expect((await world.get('list-application-passwords-v1', { user_id }, { auth: key })).status).toBe(403);
  await world.close();
});
