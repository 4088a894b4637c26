import { expect, it } from 'vitest';
import { oldDashboardOf } from '../../../testing/old-dashboard/old-dashboard-values.ts';
import { storeImport } from '../store/store-import.ts';
import { oldMonitorOf } from './carry.fixtures.ts';
import { carryRecords } from './carry-records.ts';
import { useCarrying } from './carrying.fixtures.ts';

const { world, services, ctx, url, plan, adopt, oldSite, reasons, get } = useCarrying();
const settings = async (id: number) => (await get('get-monitor-v1', { site_id_or_domain: id })).own_settings;
const every = (siteId: number, intervalMinutes: number) => oldMonitorOf(siteId, { intervalMinutes });

// Fails if a monitor is known by its place in the dump: that of site 3 then has the place of one that was carried over.
it('gives each site its uptime settings if the dashboard is planned again with other monitors before some', async () => {
  const sites = [1, 2, 3].map(id => oldSite(id));
  const importId = await plan(sites, { monitors: [every(1, 10), every(2, 15), every(3, 20)] });
  const second = await adopt(importId, 2);
  await carryRecords(ctx(), importId);
  const again = [every(1, 10), every(3, 20), every(2, 30), oldMonitorOf(3, { path: 'shop' })];
  const oldDashboard = oldDashboardOf(sites, { url: url(), monitors: again });
  await storeImport(services(), { kind: 'system', name: 'test' }, { oldDashboard });
  const [first, third] = [await adopt(importId, 1), await adopt(importId, 3)];
  await carryRecords(ctx(), importId);
  expect(await settings(first)).toMatchObject({ interval_seconds: 600 });
  expect(await settings(third)).toMatchObject({ interval_seconds: 1200 });
  // What was carried over already stays as it is.
  expect(await settings(second)).toMatchObject({ interval_seconds: 900 });
  expect((await reasons(importId, 'monitor')).map(([state]) => state).sort()).toEqual([
    'carried',
    'carried',
    'carried',
    'skipped',
  ]);
});

it('gives a site its uptime settings again if it was removed here and is adopted once more', async () => {
  const importId = await plan([oldSite(1), oldSite(2)], { monitors: [every(1, 10), every(2, 15)] });
  const [before, other] = [await adopt(importId, 1), await adopt(importId, 2)];
  await carryRecords(ctx(), importId);
  await services().database.write(trx => trx.deleteFrom('sites').where('id', '=', before).execute());
  const after = await adopt(importId, 1);
  await carryRecords(ctx(), importId);
  expect(await settings(after)).toMatchObject({ interval_seconds: 600 });
  expect(await settings(other)).toMatchObject({ interval_seconds: 900 });
});

it('keeps what a site has set here already, and goes on checking one that was here before', async () => {
  const monitors = [
    oldMonitorOf(1, { intervalMinutes: 60, timeoutSeconds: 20, maxRetries: 2, active: false }),
    oldMonitorOf(2, { intervalMinutes: 15, active: false }),
    oldMonitorOf(3, { intervalMinutes: 60, active: false }),
  ];
  const importId = await plan(
    [1, 2, 3].map(id => oldSite(id)),
    { monitors },
  );
  const [here, checked, adopted] = [await adopt(importId, 1), await adopt(importId, 2), await adopt(importId, 3)];
  await services().database.write(trx =>
    trx
      .updateTable('import_sites')
      .set({ linked: 1 })
      .where('import_id', '=', importId)
      .where('old_id', 'in', [1, 2])
      .execute(),
  );
  const set = (site_id_or_domain: number, more: object) =>
    world().post('update-monitor-v1', { site_id_or_domain, ...more });
  await set(here, { interval_seconds: 60, confirmations: 2, method: 'head' });
  await set(adopted, { interval_seconds: 120 });
  await carryRecords(ctx(), importId);
  expect(await settings(here)).toMatchObject({
    active: null,
    interval_seconds: 60,
    timeout_seconds: 20,
    confirmations: 2,
    method: 'head',
  });
  expect(await settings(checked)).toMatchObject({ active: null, interval_seconds: 900 });
  expect(await settings(adopted)).toMatchObject({ active: false, interval_seconds: 120 });
  const [kept, still] = [expect.stringContaining('were kept'), expect.stringContaining('checked here as before')];
  expect(await reasons(importId, 'monitor')).toEqual([
    ['carried', expect.stringMatching(/checked here as before.*were kept/)],
    ['carried', still],
    ['carried', kept],
  ]);
});

// Fails if settings that don't go together are no settings at all: interval and timeout are lost with them.
it('keeps a request without a page and a text to look for, and takes over what goes with them', async () => {
  const monitors = [
    oldMonitorOf(1, { intervalMinutes: 10, timeoutSeconds: 20, type: 'keyword', keyword: 'Welcome' }),
    oldMonitorOf(2, { intervalMinutes: 10, timeoutSeconds: 20, method: 'head' }),
  ];
  const importId = await plan([oldSite(1), oldSite(2)], { monitors });
  const [headed, texted] = [await adopt(importId, 1), await adopt(importId, 2)];
  await world().post('update-monitor-v1', { site_id_or_domain: headed, method: 'head' });
  await world().post('update-monitor-v1', { site_id_or_domain: texted, keyword: 'Imprint' });
  await carryRecords(ctx(), importId);
  const carried = { interval_seconds: 600, timeout_seconds: 20 };
  expect(await settings(headed)).toMatchObject({ ...carried, method: 'head', keyword: null });
  expect(await settings(texted)).toMatchObject({ ...carried, method: null, keyword: 'Imprint' });
  const kept = expect.stringContaining('were kept');
  expect(await reasons(importId, 'monitor')).toEqual([
    ['carried', kept],
    ['carried', kept],
  ]);
});

it('takes over what goes with the text that is looked for on all sites', async () => {
  const importId = await plan([oldSite(1)], { monitors: [oldMonitorOf(1, { intervalMinutes: 10, method: 'head' })] });
  const adopted = await adopt(importId, 1);
  await world().post('update-monitor-settings-v1', { keyword: 'Imprint' });
  await carryRecords(ctx(), importId);
  await world().post('update-monitor-settings-v1', { keyword: '' });
  expect(await settings(adopted)).toMatchObject({ interval_seconds: 600, method: null });
});
