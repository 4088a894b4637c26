import type { FaultPlan } from '@sitekeeper/child-simulator';
import { type Answer, makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SITES = 300;
const PACKAGES = 'downloads.directory.example';
const BREAKAGE: FaultPlan = {
  update_500_after: 8,
  update_white_page: 6,
  update_timeout_midway: 4,
  update_noop_success: 8,
  update_breaks_site: 8,
  update_blank_front: 6,
  update_dead_site: 3,
  update_download_failed: 5,
  update_rollback: 4,
  http500: 2,
  connector_off: 2,
  package_odd_folder: 4,
  package_wrong_type: 3,
  gzip_forced: 4,
  gzip_broken: 2,
  change_reset_after: 2,
  change_cut_reply: 3,
  change_stray_page: 3,
  change_504_after: 2,
};
/** An update that was sent, and whose damage has not been repaired. */
const HARMFUL = ['update_breaks_site', 'update_blank_front', 'update_dead_site'];

type Item = { site_id: number; type: string; slug: string; from_version: string; to_version: string; state: string };

describe('updates of 300 sites, of which half break in some way', { timeout: 400_000 }, () => {
  let world: World;
  let run: Answer['body'];
  let items: Item[];
  let job: Answer['body'];

  beforeAll(async () => {
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      worker: true,
      fleet: { plugins: 2, seed: 5 },
      env: {
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
        SITEKEEPER_UPDATES_PACKAGE_HOSTS: PACKAGES,
        SITEKEEPER_DEADLINE_UPDATE: '3',
        SITEKEEPER_OUTBOUND_PER_ADDRESS: '2',
      },
    });
    await world.jobEnd((await world.post('sync-sites-v1', {})).body.job_id);
    world.fleet.ledger.reset();
    world.fleet.setFaults(BREAKAGE);
    const strategy = { canary_percent: 5, growth: 1000, failure_threshold_percent: 100 };
    const started = await world.post('run-updates-v1', { type: ['plugins', 'themes', 'wp'], strategy });
    expect(started.status).toBe(200);
    const { job_id } = started.body;
    job = await world.jobEnd(job_id, 300); // rarely, as every poll counts all items
    items = [];
    for (let page = 1; items.length < (run?.total ?? 1); page++) {
      const answer = await world.get('get-update-run-v1', { job_id, page, per_page: 200 });
      expect(answer).toMatchObject({ status: 200 });
      run = answer.body;
      items.push(...run.items);
    }
  }, 400_000);
  afterAll(() => world?.close());

  const k = (item: Item) => world.siteIds.indexOf(item.site_id) + 1;
  const installed = (item: Item) => {
    const site = world.fleet.site(k(item));
    if (item.type === 'wp') return site.core;
    if (item.type === 'plugins') return site.plugin(item.slug)?.version;
    return site.themes.find(({ slug }) => slug === item.slug)?.version;
  };
  const told = (wanted: (item: Item) => boolean) =>
    items.filter(wanted).map(item => ({ ...item, fault: faultOf(item) }));
  const faultOf = (item: Item) => world.fleet.site(k(item)).faults[0];

  it('end for every site and every item', () => {
    expect(job).toMatchObject({ status: 'completed', processed: SITES });
    expect(run.run.state).toBe('finished');
    expect(told(({ state }) => ['pending', 'sent', 'rolling_back'].includes(state))).toEqual([]);
    expect(items.length).toBeGreaterThan(SITES);
  });

  it('meet every kind of breakage, and report each with its own reason', () => {
    const states = Object.groupBy(items, ({ state }) => state);
    for (const state of ['updated', 'failed', 'skipped', 'rolled_back', 'needs_attention']) {
      expect([state, states[state]?.length ?? 0]).toEqual([state, expect.any(Number)]);
      expect(states[state]?.length ?? 0).toBeGreaterThan(10);
    }
  });

  it('are never reported as done if the site does not have them', () => {
    expect(told(item => item.state === 'updated' && installed(item) !== item.to_version)).toEqual([]);
  });

  it('are never reported as done on a broken site: the update that broke it needs attention', () => {
    const broken = world.siteIds.filter((_id, index) => world.fleet.site(index + 1).broken);
    expect(broken.length).toBeGreaterThan(10);
    const failed = new Set(job.errors.map((error: { site_id: number }) => error.site_id));
    for (const id of broken) {
      const ofSite = items.filter(item => item.site_id === id);
      expect([id, ofSite.map(({ state }) => state)]).toEqual([id, expect.arrayContaining(['needs_attention'])]);
      expect(failed.has(id)).toBe(true);
    }
  });

  it('are never reported as broken if they work', () => {
    const good = (item: Item) => installed(item) === item.to_version && !world.fleet.site(k(item)).broken;
    expect(told(item => good(item) && item.state !== 'updated')).toEqual([]);
  });

  it('are rolled back if that repairs the site', () => {
    const back = items.filter(item => item.state === 'rolled_back');
    const lost = new Set(items.filter(item => item.state === 'needs_attention').map(item => item.site_id));
    const mended = (item: Item) =>
      installed(item) === item.from_version && (lost.has(item.site_id) || !world.fleet.site(k(item)).broken);
    expect(back.filter(item => !mended(item))).toEqual([]);
    expect(back.every(item => HARMFUL.includes(faultOf(item) ?? ''))).toBe(true);
  });

  it('are sent once, and one change at a time to a site', () => {
    const sent = ['upgradeplugintheme', 'upgrade', 'installplugintheme'].flatMap(fn =>
      world.fleet.ledger.entries({ fn }),
    );
    const seen = new Map<string, number>();
    for (const { site, fn, what } of sent)
      seen.set(`${site} ${fn} ${what}`, (seen.get(`${site} ${fn} ${what}`) ?? 0) + 1);
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
    expect(sent.length).toBeGreaterThan(SITES);
    expect(world.fleet.ledger.summary().maxChanging).toBe(1);
  });

  it('keep the pending updates in step with the sites', async () => {
    const updated = items.filter(({ state }) => state === 'updated');
    const pending = await world.app.services.database.db
      .selectFrom('site_updates')
      .select(['site_id', 'slug'])
      .where('type', '!=', 'translation')
      .execute();
    const left = new Set(pending.map(({ site_id, slug }) => `${site_id} ${slug}`));
    expect(updated.filter(({ site_id, slug }) => left.has(`${site_id} ${slug}`))).toEqual([]);
  });
});
