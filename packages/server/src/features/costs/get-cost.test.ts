import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('returns 404 for an unknown cost', async () => {
  const world = await makeWorld();
  const { status, body } = await world.get('get-cost-v1', { cost_id: 7 });
  expect([status, body.code]).toEqual([404, 'svc_cost_not_found']);
  expect((await world.get('get-cost-v1', { cost_id: 0 })).status).toBe(400);
  await world.close();
});
