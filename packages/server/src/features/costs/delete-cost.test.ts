import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('deletes a cost only after confirmation, and nothing in a dry run', async () => {
  const world = await makeWorld({ sites: 1, seeded: true });
  const essentials = { name: 'A', price: 1, payment_type: 'lifetime', product_type: 'other', renewal_type: 'disabled' };
  const cost = (await world.post('add-cost-v1', { ...essentials, sites: world.siteIds })).body;
  const remove = (more: object) => world.post('delete-cost-v1', { cost_id: cost.id, ...more });
  expect(await remove({})).toMatchObject({ status: 400, body: { code: 'svc_confirmation_required' } });
  expect((await remove({ dry_run: true })).body).toEqual({ deleted: false, dry_run: true, cost });
  expect((await remove({ confirm: true })).body).toEqual({ deleted: true, cost });
  expect((await remove({ confirm: true })).body.code).toBe('svc_cost_not_found');
  await world.close();
});
