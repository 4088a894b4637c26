import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('switches a module off and on, with one audit row for each change', async () => {
  const world = await makeWorld();
  const set = (enabled: boolean) => world.post('update-module-v1', { module: 'costs', enabled });
  expect((await set(true)).body).toMatchObject({ module: 'costs', enabled: true });
  expect((await set(false)).body).toMatchObject({ module: 'costs', enabled: false });
  await set(false);
  expect((await world.get('list-costs-v1')).body).toMatchObject({ code: 'svc_module_not_available' });
  expect((await world.get('get-modules-v1')).body.modules).toMatchObject([{ enabled: true }, { enabled: false }]);
  await set(true);
  expect((await world.get('list-costs-v1')).status).toBe(200);

  const log = world.app.services.database.db.selectFrom('audit_log').select(['action', 'subject']);
  const rows = await log.where('subject', '=', 'module:costs').orderBy('id').execute();
  expect(rows.map(row => row.action)).toEqual(['module.disabled', 'module.enabled']);
  expect((await world.post('update-module-v1', { module: 'nope', enabled: true })).status).toBe(400);
  const auth = await world.user('operator', 'operator');
  expect((await world.post('update-module-v1', { module: 'costs', enabled: false }, { auth })).status).toBe(403);
  await world.close();
});
