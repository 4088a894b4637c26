import { expect, it } from 'vitest';
import { oldMonitorOf } from './carry.fixtures.ts';
import { carryRecords } from './carry-records.ts';
import { useCarrying } from './carrying.fixtures.ts';

const { world, services, ctx, own, plan, adopt, oldSite } = useCarrying();
const remove = async (import_id: string, more: object = {}) =>
  (await world().post('delete-import-v1', { import_id, confirm: true, ...more })).body;
const refused = { code: 'svc_invalid_state', message: expect.stringContaining('discard') };

it('an import is not deleted while its records or what belongs to a site are still being carried over', async () => {
  const importId = await plan([oldSite(1), oldSite(2), oldSite(3)], {
    tags: [{ id: 1, name: own('Shops'), color: '' }],
    monitors: [oldMonitorOf(3, { intervalMinutes: 10 })],
  });
  await adopt(importId, 1);
  expect(await remove(importId)).toMatchObject(refused);
  await carryRecords(ctx(), importId);
  await adopt(importId, 2);
  expect(await remove(importId)).toMatchObject(refused);
  await carryRecords(ctx(), importId);
  // The settings of a site that was never adopted wait for it, and problems for nothing.
  expect(await remove(importId)).toMatchObject({ deleted: true });
});

it('an import of which no site is here, or whose rest is to be lost, is deleted', async () => {
  const planned = await plan([oldSite(1)]);
  expect(await remove(planned)).toMatchObject({ deleted: true });
  const adopted = await plan([oldSite(1)]);
  const siteId = await adopt(adopted, 1);
  await services().database.write(trx => trx.deleteFrom('sites').where('id', '=', siteId).execute());
  expect(await remove(adopted)).toMatchObject({ deleted: true });
  const uncarried = await plan([oldSite(1)]);
  await adopt(uncarried, 1);
  expect(await remove(uncarried, { discard: true })).toMatchObject({ deleted: true });
});
