import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

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
