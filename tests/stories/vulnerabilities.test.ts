import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  feedOfRecords,
  type ManualClock,
  makeWorld,
  manualClock,
  useMade,
  type World,
} from '@sitekeeper/server/testing';
import { expect, it, vi } from 'vitest';

/** VULNERABLE_SITES=500 makes it a long one. */
const SITES = Number(process.env.VULNERABLE_SITES ?? 12);
const KEY = 'made-up-key-of-the-feed';

interface Story {
  readonly world: World;
  readonly clock: ManualClock;
  /** A plugin with a hole that an update closes, on all sites … */
  readonly shut: { slug: string; from: string; to: string };
  /** … and one without an update, on every other site. */
  readonly open: string;
  readonly feed: string;
  readonly close: () => void;
}

const story = useMade<Story>(
  async () => {
    const clock = manualClock();
    const world = await makeWorld({
      sites: SITES,
      seeded: true,
      worker: true,
      fleet: { plugins: 8 },
      parts: { clock },
      env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_BATCH_INLINE_LIMIT: '1000' },
    });
    const [shut, other] = world.fleet.site(1).pendingPlugins.filter(({ works }) => works);
    if (!shut || !other) throw new Error('the first site has too few updates');
    for (let k = 1; k <= SITES; k++) {
      world.fleet.site(k).setPlugin(shut.slug, { version: shut.from, active: true });
      if (k % 2 === 0) world.fleet.site(k).setPlugin(other.slug, { version: other.to, active: true });
      else world.fleet.site(k).removePlugin(other.slug);
    }
    await world.post('sync-sites-v1', {});
    const folder = (slug: string) => slug.split('/')[0] ?? slug;
    const text = feedOfRecords([
      { id: 'shut', slug: folder(shut.slug), to: shut.from, patched: [shut.to], score: 9.8 },
      { id: 'open', slug: folder(other.slug), to: '*', score: 8.1 },
      { id: 'elsewhere', slug: 'not-installed-anywhere', to: '*', score: 9 },
    ]);
    const server = createServer((request, response) => {
      const allowed = request.headers.authorization === `Bearer ${KEY}`;
      response.writeHead(allowed ? 200 : 401).end(allowed ? text : '{}');
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    world.fleet.ledger.reset();
    return { world, clock, shut, open: other.slug, feed, close: () => server.close() };
  },
  async ({ world, close }) => {
    close();
    await world.close();
  },
);

/** Lets the server do what it does again and again, until this holds. */
const until = (check: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await story().clock.advance(10_000);
      await check();
    },
    { timeout: 60_000, interval: 50 },
  );
const counts = async () => (await story().world.rest('/vulnerabilities/counts')).body.data.all;
const calls = (fn: string) => story().world.fleet.ledger.entries({ fn });

it('from the record of a feed to patched or deactivated on all sites, as the sites themselves tell it', async () => {
  const { world, shut, open, feed } = story();
  const some = Math.floor(SITES / 2);
  await world.post('set-vulnerability-feed-v1', { source: feed, key: 'wrong-key' });
  await until(async () => {
    expect((await world.rest('/vulnerabilities/feed')).body.data).toMatchObject({ error_code: 'refused_key' });
  });
  await world.post('set-vulnerability-feed-v1', { source: feed, key: KEY });
  await until(async () => {
    expect(await counts()).toEqual({ vulnerabilities: 2, sites: SITES, fixable_sites: SITES });
    expect((await world.rest('/vulnerabilities/feed')).body.data.sites_to_match).toBe(0);
  });
  const listed = (await world.rest('/vulnerabilities')).body.data;
  expect(listed.map(({ id, sites }: { id: string; sites: number }) => [id, sites])).toEqual([
    ['shut', SITES],
    ['open', some],
  ]);

  const plan = (await world.rest('/vulnerabilities/patch/plan')).body.data;
  expect(plan).toMatchObject({
    sites: SITES,
    updates: SITES,
    items: [{ slug: shut.slug, from: [shut.from], to: [shut.to], sites: SITES }],
    left: [{ slug: open, reason: 'no_update_offered', sites: some }],
  });
  expect(world.fleet.ledger.summary().calls).toBe(0); // so far nobody has asked any site
  const run = (await world.rest('/vulnerabilities/patch', { method: 'POST', body: {} })).body;
  expect(await world.jobEnd(run.job_id)).toMatchObject({ status: 'completed', succeeded: SITES, failed: 0 });

  const off = { vulnerability_ids: ['open'] };
  const preview = (await world.rest('/vulnerabilities/deactivate/plan?vulnerability_ids=open')).body.data;
  expect(preview).toMatchObject({ sites: some, items: [{ slug: open, sites: some }], left: [] });
  const job = (await world.rest('/vulnerabilities/deactivate', { method: 'POST', body: off })).body;
  expect(await world.jobEnd(job.job_id)).toMatchObject({ status: 'completed', succeeded: some, failed: 0 });
  await until(async () => expect(await counts()).toMatchObject({ sites: 0 }));

  const everySite = Array.from({ length: SITES }, (_, index) => index + 1);
  const numbers = (entries: { site: number }[]) => entries.map(({ site }) => site).sort((a, b) => a - b);
  const updates = calls('upgradeplugintheme');
  expect(numbers(updates)).toEqual(everySite);
  expect(updates.every(({ what }) => what.includes(shut.slug) && !what.includes(open))).toBe(true);
  const deactivations = calls('plugin_action');
  expect(numbers(deactivations)).toEqual(everySite.filter(k => k % 2 === 0));
  expect(deactivations.every(({ what }) => what.includes('deactivate') && what.includes(open))).toBe(true);
  for (const k of everySite) {
    expect(world.fleet.site(k).plugin(shut.slug)).toMatchObject({ version: shut.to, active: true });
    if (k % 2 === 0) expect(world.fleet.site(k).plugin(open)?.active).toBe(false);
  }

  const { db } = world.app.services.database;
  const events = await db.selectFrom('events').select(['type', 'site_id', 'data_json']).execute();
  const about = (type: string, how: string) =>
    events.filter(event => event.type === type && event.data_json.includes(how)).map(({ site_id }) => site_id);
  const even = world.siteIds.filter((_, index) => index % 2 === 1);
  const ordered = (ids: readonly (number | null)[]) => [...ids].sort((a, b) => Number(a) - Number(b));
  expect(ordered(about('vulnerability.found', '"shut"'))).toEqual(ordered(world.siteIds));
  expect(ordered(about('vulnerability.fixed', '"updated"'))).toEqual(ordered(world.siteIds));
  expect(ordered(about('vulnerability.found', '"open"'))).toEqual(ordered(even));
  expect(ordered(about('vulnerability.fixed', '"deactivated"'))).toEqual(ordered(even));
  expect(events.filter(({ type }) => type.startsWith('feed.')).map(({ type }) => type)).toEqual([
    'feed.failing',
    'feed.recovered',
  ]);
});
