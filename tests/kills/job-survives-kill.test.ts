import type { Answer } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readMessages, readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { ascending } from '../support/seeded.ts';
import { until } from '../support/until.ts';

const SITES = 250;
/** Which of its processes each time: the worker, the one that answers requests, or both. */
const KILLS = ['worker', 'server', 'both'] as const;
const CONCURRENCY = 20;
/** Sites in progress in a process: contacted, or answered and not yet stored. */
const IN_HAND = 200;

interface Finished {
  readonly finishedAt: number | null;
  /** Calls that the simulated site has received so far. */
  readonly calls: number;
}

describe('a job over 250 sites whose processes are killed 3 times', { timeout: 400_000 }, () => {
  let world: StoredFleet;
  let server: ServerProcess;
  let jobId: string;
  const seen: Map<number, Finished>[] = [];
  /** Per killed process: sites it had contacted without a result, and how many of them more than once. */
  const lost: { sites: number; doubled: number }[] = [];
  let entriesSeen = 0;

  beforeAll(async () => {
    const fleet = { sites: SITES, seed: 7, plugins: 4, latency: { kind: 'uniform', from: 20, to: 120 } } as const;
    world = await makeStoredFleet(fleet, {
      ...QUICK_CLOCK,
      SITEKEEPER_SYNC_CONCURRENCY: String(CONCURRENCY),
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
    });
    server = await startServer(world.env);
    const answer = await api('/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run', { input: {} });
    jobId = answer.job_id;
    for (const [index, point] of ascending(11, KILLS.length, SITES * 0.8).entries()) {
      await until(`${point} sites are done`, async () => (await status()).processed >= point);
      await killOne(KILLS[index]);
    }
    await until('the job has ended', async () => !['queued', 'processing'].includes((await status()).status));
  }, 400_000);

  async function killOne(which: (typeof KILLS)[number] | undefined): Promise<void> {
    if (which === 'worker') return server.killWorker(look); // the server starts another one
    await (which === 'server' ? server.killServer() : server.kill());
    await look();
    server = await startServer(world.env);
  }

  /** While nothing runs. */
  async function look(): Promise<void> {
    await until('the sites have read all that it sent', async () => !(await world.fleet.isBeingAsked()));
    const finished = await finishedSites();
    seen.push(finished);
    lost.push(askedSince(finished));
  }

  afterAll(async () => {
    await server?.kill();
    await world?.close();
  });

  it('was killed 3 times before its end', () => {
    expect(seen).toHaveLength(KILLS.length);
    expect(seen.at(-1)?.size).toBeLessThan(SITES);
  });

  it('completes, with every site counted once', async () => {
    expect(await status()).toMatchObject({
      status: 'completed',
      progress: 100,
      processed: SITES,
      total: SITES,
      succeeded: SITES,
      failed: 0,
      errors: [],
      job_timed_out: false,
    });
  });

  it('has exactly one final result per site', async () => {
    const items = await readStore(world.store, db =>
      db.selectFrom('job_items').select(['site_id', 'state']).where('job_id', '=', jobId).orderBy('site_id').execute(),
    );
    expect(items).toEqual(world.siteIds.map(site_id => ({ site_id, state: 'succeeded' })));
  });

  it('leaves every site synced', async () => {
    const unsynced = await readStore(world.store, db =>
      db.selectFrom('sites').select('id').where('last_sync_at', 'is', null).execute(),
    );
    expect(unsynced).toEqual([]);
  });

  it('asks no site again whose result was stored before a kill, and keeps that result', async () => {
    const end = await finishedSites();
    for (const before of seen) {
      const after = new Map([...before.keys()].map(id => [id, end.get(id)]));
      expect(after).toEqual(before);
    }
  });

  it('asks a site twice only if a kill fell between request and result', () => {
    const { functions, sitesCalled } = world.fleet.ledger.summary();
    const again = lost.reduce((sum, { sites }) => sum + sites, 0);
    expect(functions).toEqual({ stats: SITES + again });
    expect(sitesCalled).toBe(SITES);
    expect(Math.max(...lost.map(({ sites }) => sites))).toBeLessThanOrEqual(IN_HAND);
    expect(lost.filter(({ doubled }) => doubled > 0)).toEqual([]);
  });

  it('leaves the queue empty', async () => {
    await until('the queue is empty', () => readMessages(world.store, messages => messages.length === 0));
  });

  async function api(path: string, body?: object): Promise<Answer['body']> {
    const answer = await fetch(server.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: world.admin, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    expect(answer.status).toBe(200);
    return await answer.json();
  }

  function status() {
    return api(`/wp-json/svc/v2/jobs/${jobId}`);
  }

  /** The calls that the process just killed had made in vain. */
  function askedSince(finished: ReadonlyMap<number, Finished>) {
    const entries = world.fleet.ledger.entries().slice(entriesSeen);
    entriesSeen += entries.length;
    const asked = new Set(entries.map(({ site }) => world.siteIds[site - 1] ?? 0));
    const inVain = [...asked].filter(id => !finished.has(id));
    return { sites: inVain.length, doubled: entries.length - asked.size };
  }

  /** Read from the store itself, while nothing runs. */
  async function finishedSites(): Promise<Map<number, Finished>> {
    const rows = await readStore(world.store, db =>
      db
        .selectFrom('job_items')
        .select(['site_id', 'finished_at'])
        .where('job_id', '=', jobId)
        .where('state', '!=', 'pending')
        .execute(),
    );
    const calls = world.fleet.ledger.perSite();
    return new Map(
      rows.map(row => {
        const k = world.siteIds.indexOf(row.site_id) + 1;
        return [row.site_id, { finishedAt: row.finished_at, calls: calls[k] ?? 0 }];
      }),
    );
  }
});
