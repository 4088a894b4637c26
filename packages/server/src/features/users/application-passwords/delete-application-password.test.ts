import { expect, it } from 'vitest';
import { basic, makeWorld } from '../../../testing/index.ts';

it("revokes one's own application password at once, and those of others as an admin only", async () => {
  const world = await makeWorld();
  const anna = await world.user('anna', 'operator');
  const made = (await world.inPerson('add-application-password-v1', { name: 'lost' }, { auth: anna })).body;
  const lost = basic('anna', made.application_password);
  const adminsOwn = (await world.get('list-application-passwords-v1')).body.items[0].id;
  const remove = (password_id: number, more: object, auth = anna) =>
    world.post('delete-application-password-v1', { password_id, ...more }, { auth });

  expect((await remove(adminsOwn, { confirm: true })).status).toBe(404);
  expect((await remove(made.id, {})).body.code).toBe('svc_confirmation_required');
  expect((await remove(made.id, { dry_run: true })).body).toMatchObject({ deleted: false, password: { name: 'lost' } });
  expect((await world.get('list-sites-v1', {}, { auth: lost })).status).toBe(200);
  expect((await remove(made.id, { confirm: true })).body.deleted).toBe(true);
  expect((await world.get('list-sites-v1', {}, { auth: lost })).status).toBe(401);

  const [left] = (await world.get('list-application-passwords-v1', { user_id: made.user_id })).body.items;
  expect((await remove(left.id, { confirm: true }, world.admin)).body.deleted).toBe(true);
  expect((await world.get('list-sites-v1', {}, { auth: anna })).status).toBe(401);
  await world.close();
});
