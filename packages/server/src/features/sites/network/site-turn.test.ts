import { MINIMAL_SYNC_DATA, stats, upgradePluginTheme } from '@sitekeeper/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../../kernel/context.ts';
import { siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { loadSite } from '../load-site.ts';
import { findNetwork } from './find-network.ts';
import { queueNetworkLooks } from './network-looks.ts';
import { sharedFilesOf } from './networks.store.ts';
import { withSiteTurn } from './site-turn.ts';

// No scheduled syncs: on PostgreSQL, a check skips sites that another check has locked at the same moment.
const env = { SITEKEEPER_NETWORKS_INTERVAL_DAYS: '30', SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' };
const world = useWorld({ sites: 7, seeded: true, fleet: { networks: [[1, 2, 3]] }, env });
const id = (k: number) => world().siteIds[k - 1] as number;
const store = (url: string, network_key?: string) =>
  storeSite(world(), { url, columns: { network_due_at: 1, ...(network_key === undefined ? {} : { network_key }) } });
const shared = (site: number) => sharedFilesOf(world().app.services.database.db, site);
const keyOf = async (k: number) => (await siteRow(world(), id(k))).network_key;
const mainKey = () => world().fleet.url(1).replace('http://', '');

/**
 * Whether a change of one site has to wait for a change of another. Time passes quickly, but no lease of 30 seconds
 * ends.
 */
async function waits(one: number, other: number): Promise<boolean> {
  const { clock } = world().app.services;
  let now = clock.now();
  const hurried: Services = { ...world().app.services, clock: { ...clock, elapsed: () => (now += 1_500) } };
  return withSiteTurn(world().app.services, one, () =>
    withSiteTurn(hurried, other, async () => false).catch(error => {
      expect(error).toMatchObject({ code: 'site_busy' });
      return true;
    }),
  );
}

describe('the turn of a site', () => {
  let [root, shop, blog, other, subdomain, apart] = [0, 0, 0, 0, 0, 0];
  beforeAll(async () => {
    root = await store('https://host.example/');
    shop = await store('https://www.host.example/shop/');
    blog = await store('https://folders.example/blog/');
    other = await store('https://other.example/', '');
    await store('https://net.example/', 'net.example');
    subdomain = await store('https://a.net.example/');
    apart = await store('https://b.net.example/', '');
  });

  it('is shared by the sites of one host, in whichever folder', async () => {
    expect([await shared(root), await shared(shop)]).toEqual(['host.example', 'host.example']);
    expect(await waits(root, shop)).toBe(true);
    expect(await waits(shop, root)).toBe(true);
    const own = await Promise.all([blog, other].map(shared));
    expect(own).toEqual([undefined, undefined]);
    expect(await waits(blog, root)).toBe(false);
  });

  it('is shared by a subdomain and the network above it, unless the site is known to be in no network', async () => {
    expect([await shared(subdomain), await shared(apart)]).toEqual(['net.example', undefined]);
  });

  it('is shared by the sites of a network, which is looked up before the first change', async () => {
    expect(await keyOf(2)).toBeNull();
    expect(await waits(id(2), id(3))).toBe(true);
    expect([await keyOf(2), await keyOf(3)]).toEqual([mainKey(), mainKey()]);
    expect(await waits(id(3), id(1))).toBe(true);
    expect(await waits(id(1), id(4))).toBe(false);
    expect([await keyOf(1), await keyOf(4)]).toEqual([mainKey(), '']);
  });

  it('is released when the work has ended or failed', async () => {
    const services = world().app.services;
    await expect(withSiteTurn(services, id(1), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withSiteTurn(services, id(3), async () => 'done')).toBe('done');
  });
});

// Seen to fail without the look at the lease: two processes change the site.
it('sends no change once another process has the turn, because this one was suspended; what it did is looked at', async () => {
  const { services } = world().app;
  let suspended = 0;
  const clock = { ...services.clock, now: () => services.clock.now() + suspended };
  world().fleet.ledger.reset();
  await withSiteTurn({ ...services, clock }, id(4), async ({ childSites, database }) => {
    const site = await loadSite(services, id(4));
    if (!site?.connection) throw new Error('the site is not connected');
    const change = { type: 'plugin', slugs: ['x/x.php'] } as const;
    suspended = 60_000;
    const taken = { holder: 'another', until_at: clock.now() + 30_000 };
    await database.write(trx => trx.updateTable('leases').set(taken).execute());
    await expect(childSites.call(site.connection, upgradePluginTheme, change)).rejects.toMatchObject({
      code: 'site_busy',
    });
    await childSites.call(site.connection, stats, { syncData: MINIMAL_SYNC_DATA, server: site.connection.server });
    await database.write(trx => trx.deleteFrom('leases').execute());
  });
  expect(Object.keys(world().fleet.ledger.site(4).functions)).toEqual(['stats']);
});

describe('network checks', () => {
  it('contact each connected site, again after a month, and after a day if the site did not say', async () => {
    const { services } = world().app;
    const day = 24 * 3600_000;
    await world().post('suspend-site-v1', { site_id_or_domain: id(6) });
    world().fleet.site(5).setFaults('http500');
    world().fleet.site(7).setFaults('maintenance');
    world().fleet.ledger.reset();
    const started = services.clock.now();
    const worker = world().app.startWorker();
    try {
      await expect.poll(() => world().fleet.ledger.site(5).functions['(GET)'] ?? 0).toBe(1);
      await expect
        .poll(async () => (await siteRow(world(), id(5))).network_due_at)
        .toBeGreaterThanOrEqual(started + day);
    } finally {
      await worker.stop();
    }
    expect(await keyOf(5)).toBeNull();
    const known = await siteRow(world(), id(4));
    expect(known.network_due_at - started).toBeGreaterThan(25 * day);
    expect(world().fleet.ledger.site(4).functions).toEqual({});
    expect(world().fleet.ledger.site(6).functions).toEqual({});
    expect(await queueNetworkLooks(services)).toBe(0);
  });

  it('contact a site in maintenance again within minutes, less and less often, until it says', async () => {
    const { services } = world().app;
    const look = async () => {
      const site = await loadSite(services, id(7));
      if (!site) throw new Error('the site is gone');
      const now = services.clock.now();
      await findNetwork(services, site);
      const { network_due_at } = await siteRow(world(), id(7));
      return Math.floor((network_due_at - now) / 60_000);
    };
    const first = await siteRow(world(), id(7));
    expect([first.network_key, first.network_looks]).toEqual([null, 1]);
    expect([await look(), await look()]).toEqual([5, 15]);
    world().fleet.site(7).setFaults();
    expect(await look()).toBe(30 * 24 * 60);
    const known = await siteRow(world(), id(7));
    expect([known.network_key, known.network_looks]).toEqual(['', 0]);
  });
});
