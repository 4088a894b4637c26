import type { Answer } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { ascending } from '../support/seeded.ts';
import { until, untilGlimpsed } from '../support/until.ts';

const SITES = 80;
const KILLS = 3;
const PLUGIN = { type: 'plugin', slug: 'amber-cache', activate: true } as const;
const PLUGIN_FILE = 'amber-cache/amber-cache.php';
const THEME = { type: 'theme', slug: 'upper-deck' } as const;
/** One in this many sites never answers well. */
const BROKEN_EVERY = 20;
/** Sites that had the plugin before. */
const HAD_IT = [4, 24, 44, 64];
/** How sites answer that installed it and fail to say so. */
const MUTE = ['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const;

describe('installs on 80 sites whose worker is killed 3 times', { timeout: 400_000 }, () => {
  let world: StoredFleet;
  let server: ServerProcess;
  let jobs: string[] = [];
  /** Installs that a killed worker had sent without knowing how they ended. */
  let leftOpen = 0;
  const finished: Map<string, string>[] = [];

  beforeAll(async () => {
    world = await makeStoredFleet(
      { sites: SITES, seed: 13, plugins: 2, latency: { kind: 'uniform', from: 20, to: 120 } },
      {
        ...QUICK_CLOCK,
        SITEKEEPER_SYNC_CONCURRENCY: '16',
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
        SITEKEEPER_DEADLINE_UPDATE: '30', // not reached, however busy the machine is
      },
    );
    for (let k = 1; k <= SITES; k++) {
      const site = world.fleet.site(k);
      site.removePlugin(PLUGIN_FILE);
      site.removeTheme(THEME.slug);
      if (HAD_IT.includes(k)) site.setPlugin(PLUGIN_FILE, { version: '0.1', active: false });
      if (k % BROKEN_EVERY === 0) site.setFaults('http500');
      else if (k % 5 === 1) site.setFaults({ name: MUTE[k % MUTE.length] ?? MUTE[0], on: 'installplugintheme' });
    }
    server = await startServer(world.env);
    jobs = await Promise.all([PLUGIN, THEME].map(wanted => start(wanted)));
    for (const point of ascending(7, KILLS, 2 * SITES * 0.7)) {
      await until(`${point} sites are done`, async () => (await results()).length >= point);
      await untilGlimpsed('an install is under way', async () => (await countOpen()) > 0);
      await server.killWorker(async () => {
        leftOpen += await countOpen();
        finished.push(new Map((await results()).map(item => [keyOf(item), item.state])));
      });
    }
    await until('both jobs have ended', async () => {
      const ended = await Promise.all(jobs.map(status));
      return ended.every(job => job.status === 'completed');
    });
  }, 400_000);

  afterAll(async () => {
    await server?.kill();
    await world?.close();
  });

  it('were under way when the worker was killed', () => {
    expect(finished).toHaveLength(KILLS);
    expect(finished.at(-1)?.size).toBeLessThan(2 * SITES);
    expect(leftOpen).toBeGreaterThan(0);
  });

  it('end with one result for each site, which counts once', async () => {
    for (const job of jobs) {
      const { processed, total, succeeded, failed, skipped } = await status(job);
      expect({ processed, total, sum: succeeded + failed + skipped }).toEqual({
        processed: SITES,
        total: SITES,
        sum: SITES,
      });
    }
    expect(await results()).toHaveLength(2 * SITES);
  });

  it('are sent to each site once at most, and one change at a time', () => {
    const sent = world.fleet.ledger.entries({ fn: 'installplugintheme' }).map(({ site, what }) => `${site} ${what}`);
    expect(sent.length).toBeGreaterThan(SITES);
    expect(sent.filter((call, index) => sent.indexOf(call) !== index)).toEqual([]);
    expect(sent.filter(call => HAD_IT.includes(Number(call.split(' ')[0])) && call.includes(PLUGIN.slug))).toEqual([]);
    expect(world.fleet.ledger.summary().maxChanging).toBe(1);
  });

  // Seen to fail with a job that looks at no note of what it has sent: its own installs were there already.
  it('succeed only where the site has it, and fail for certain only where it has not', async () => {
    const wrong = (await results()).filter(({ job_id, site_id, state, code }) => {
      const k = world.siteIds.indexOf(site_id) + 1;
      const has = job_id === jobs[0] ? hasPlugin(k) : hasTheme(k);
      if (k % BROKEN_EVERY === 0) return state !== 'failed' || has;
      if (state === 'skipped') return !(job_id === jobs[0] && HAD_IT.includes(k));
      return state === 'succeeded' ? !has : has && code !== 'svc_outcome_unknown';
    });
    expect(wrong).toEqual([]);
  });

  it('leave nothing unknown once the sites are asked', async () => {
    const sites = world.siteIds.filter((_id, index) => (index + 1) % BROKEN_EVERY !== 0);
    for (let k = 1; k <= SITES; k++) if (k % BROKEN_EVERY !== 0) world.fleet.site(k).setFaults();
    const again = await Promise.all([PLUGIN, THEME].map(wanted => start(wanted, sites)));
    await until('the jobs have ended', async () => {
      const ended = await Promise.all(again.map(status));
      return ended.every(job => job.status === 'completed');
    });
    for (const job of again) expect(await status(job)).toMatchObject({ failed: 0 });
    for (const [index] of sites.entries()) {
      const k = world.siteIds.indexOf(sites[index] as number) + 1;
      expect({ k, plugin: hasPlugin(k) || HAD_IT.includes(k), theme: hasTheme(k) }).toEqual({
        k,
        plugin: true,
        theme: true,
      });
    }
  });

  it('keep every result that was stored before a kill', async () => {
    const end = new Map((await results()).map(item => [keyOf(item), item.state]));
    for (const before of finished) for (const [key, state] of before) expect([key, end.get(key)]).toEqual([key, state]);
  });

  const hasPlugin = (k: number) => world.fleet.site(k).plugin(PLUGIN_FILE)?.active === true;
  const hasTheme = (k: number) => world.fleet.site(k).themes.some(({ slug }) => slug === THEME.slug);
  const keyOf = ({ job_id, site_id }: { job_id: string; site_id: number }) => `${job_id} ${site_id}`;

  /** The sites of the two jobs that are done. */
  function results() {
    return readStore(world.store, db =>
      db
        .selectFrom('job_items')
        .select(['job_id', 'site_id', 'state', 'code'])
        .where('job_id', 'in', jobs)
        .where('state', '!=', 'pending')
        .execute(),
    );
  }

  async function countOpen(): Promise<number> {
    const rows = await readStore(world.store, db =>
      db
        .selectFrom('installs_sent as sent')
        .innerJoin('job_items as item', join =>
          join.onRef('item.job_id', '=', 'sent.job_id').onRef('item.site_id', '=', 'sent.site_id'),
        )
        .select('sent.site_id')
        .where('item.state', '=', 'pending')
        .execute(),
    );
    return rows.length;
  }

  async function start(wanted: object, sites: readonly number[] = world.siteIds): Promise<string> {
    const input = { site_ids_or_domains: sites, ...wanted };
    const path = '/wp-json/wp-abilities/v1/abilities/svc/install-on-sites-v1/run';
    return (await answerOf(path, JSON.stringify({ input }))).job_id;
  }

  function status(id: string): Promise<Answer['body']> {
    return answerOf(`/wp-json/svc/v2/jobs/${id}`);
  }

  async function answerOf(path: string, body?: string): Promise<Answer['body']> {
    const headers = { authorization: world.admin, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(server.origin + path, { method: body ? 'POST' : 'GET', headers, body: body ?? null });
    if (answer.status !== 200) throw new Error(await answer.text());
    return await answer.json();
  }
});
