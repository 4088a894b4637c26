import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('puts the first steps away for the one who asks, once and for all', async () => {
  const world = await makeWorld();
  const other = await world.user('otto', 'operator');
  const shown = async (auth = world.admin) => (await world.get('get-first-steps-v1', {}, { auth })).body.shown;
  for (let times = 0; times < 2; times++) {
    expect((await world.post('dismiss-first-steps-v1')).body).toEqual({ dismissed: true });
  }
  expect([await shown(), await shown(other)]).toEqual([false, true]);
  const auth = await world.key('read', 'write');
  expect((await world.post('dismiss-first-steps-v1', {}, { auth })).status).toBe(403);
  await world.close();
});
