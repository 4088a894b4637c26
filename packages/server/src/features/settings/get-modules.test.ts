import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('lists every module, on by default, to admins only', async () => {
  const world = await makeWorld();
  const { body } = await world.get('get-modules-v1');
  expect(body.modules).toMatchObject([
    { module: 'logs', enabled: true },
    { module: 'costs', enabled: true },
  ]);
  const auth = await world.user('operator', 'operator');
  expect((await world.get('get-modules-v1', {}, { auth })).status).toBe(403);
  await world.close();
});
