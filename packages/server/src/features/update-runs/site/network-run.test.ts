import { expect, it } from 'vitest';
import { siteRow } from '../../../testing/fixtures.ts';
import { queueNetworkLooks } from '../../sites/index.ts';
import { itemsOf, useFleet } from '../runs.fixtures.ts';

const FILES = ['acorn-backup/acorn-backup.php', 'lantern-forms/lantern-forms.php'];
const SITES = [1, 2, 3, 4];
const world = useFleet({
  sites: 4,
  fleet: { plugins: 2, networks: [SITES], latency: 20, maintenanceWhileUpdating: true },
  env: { SITEKEEPER_NETWORKS_INTERVAL_DAYS: '30' },
});

it('the sites of a network are updated one after another, each item once, and none is reported as failed', async () => {
  for (const file of FILES) {
    world().fleet.site(1).setPlugin(file, { version: '1.0', active: true });
    world().fleet.release(file, '99.0');
  }
  await world().post('sync-sites-v1', {});
  const { body } = await world().post('run-updates-v1', { type: ['plugins'], slugs: FILES });
  const job = await world().jobEnd(body.job_id);
  expect(job).toMatchObject({ status: 'completed', failed: 0 });
  const items = await itemsOf(world(), body.job_id);
  const states = Map.groupBy(items, item => item.slug);
  for (const file of FILES) {
    const ofFile = (states.get(file) ?? []).map(item => item.state);
    expect(ofFile).toHaveLength(SITES.length);
    expect(ofFile).toContain('updated');
    expect(ofFile.every(state => state === 'updated' || state === 'skipped')).toBe(true);
    expect(world().fleet.site(4).plugin(file)?.version).toBe('99.0');
  }
  expect(world().fleet.networks.get(1)?.collisions).toBe(0);
  const main = world().fleet.url(1).replace('http://', '');
  // A look in the middle of an update saw the maintenance page, and is made again when it is due.
  const { services } = world().app;
  await services.database.write(trx =>
    trx.updateTable('sites').set({ network_due_at: 0 }).where('network_key', 'is', null).execute(),
  );
  await queueNetworkLooks(services);
  for (const id of world().siteIds) {
    await expect.poll(async () => (await siteRow(world(), id)).network_key, { timeout: 30_000 }).toBe(main);
  }
});
