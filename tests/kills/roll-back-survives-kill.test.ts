import type { Fleet } from '@sitekeeper/child-simulator';
import type { Answer } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGES } from '../../packages/server/src/features/update-runs/runs.fixtures.ts';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

const SITES = 40;
const KILLS = 2;
/** So many sites have been sent their earlier version, and have not answered, when the worker process is killed. */
const HELD_AT_KILL = 3;
const FILE = 'lantern-forms/lantern-forms.php';

describe('a rollback of 40 broken sites whose worker process is killed twice', { timeout: 400_000 }, () => {
  let world: StoredFleet;
  let server: ServerProcess;
  let runId: string;
  let jobId: string;
  let arrivals: ReadonlyMap<number, number>;
  /** What the store says of the sites that were held, at each kill. */
  const atKills: { state: string | undefined; job: string | undefined }[][] = [];
  const doneAtKills: number[] = [];

  beforeAll(async () => {
    world = await makeStoredFleet(
      { sites: SITES, plugins: 2, latency: { kind: 'uniform', from: 5, to: 30 } },
      {
        ...QUICK_CLOCK,
        SITEKEEPER_SYNC_CONCURRENCY: '8',
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
        SITEKEEPER_DEADLINE_UPDATE: '120', // not reached, however busy the machine is
        SITEKEEPER_UPDATES_PACKAGE_HOSTS: PACKAGES,
      },
    );
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setPlugin(FILE, { version: '1.0', active: true });
    world.fleet.release(FILE, '2.0', 'critical');
    server = await startServer(world.env);
    const synced = await api('sync-sites-v1', {});
    if (synced.job_id) await ended(synced.job_id);
    const strategy = { rollback: false, canary_percent: 100, failure_threshold_percent: 100 };
    runId = (await api('run-updates-v1', { slugs: [FILE], strategy })).job_id;
    await ended(runId);
    world.fleet.ledger.reset();

    const held = holdSome(world.fleet);
    arrivals = held.arrivals;
    jobId = (await api('roll-back-updates-v1', { job_id: runId })).job_id;
    for (let kill = 1; kill <= KILLS; kill++) {
      await until('sites are held in the middle of a rollback', () => held.sites().length >= HELD_AT_KILL);
      await server.killWorker(async () => {
        const sites = new Set(held.sites().map(k => world.siteIds[k - 1]));
        const [items, results] = [await itemsOfRun(), await resultsOfJob()];
        const ofSites = items.filter(({ site_id }) => sites.has(site_id));
        atKills.push(
          ofSites.map(({ site_id, state }) => ({
            state,
            job: results.find(result => result.site_id === site_id)?.state,
          })),
        );
        doneAtKills.push(items.filter(({ state }) => state === 'rolled_back').length);
        held.letGo();
      });
    }
    held.end();
    await ended(jobId);
  }, 400_000);

  afterAll(async () => {
    await server?.kill();
    await world?.close();
  });

  it('was killed halfway, with rollbacks whose outcome nobody knew', () => {
    for (const held of atKills) {
      expect(held.length).toBeGreaterThanOrEqual(HELD_AT_KILL);
      expect(new Set(held.map(({ state, job }) => `${state} ${job}`))).toEqual(new Set(['rolling_back pending']));
    }
    expect(doneAtKills.at(-1)).toBeLessThan(SITES);
  });

  it('sends the earlier version to no site twice', () => {
    expect(Math.max(...arrivals.values())).toBe(1);
    expect(world.fleet.ledger.summary().maxChanging).toBe(1);
  });

  it('says of each site what it has: the earlier version, or still the one that broke it', async () => {
    const items = await itemsOfRun();
    expect(items.map(({ site_id, state }) => [site_id, state])).toEqual(
      world.siteIds.map((id, i) => [id, versionAt(i + 1) === '1.0' ? 'rolled_back' : 'needs_attention']),
    );
    const back = items.filter(({ state }) => state === 'rolled_back').length;
    expect(back).toBe(world.fleet.ledger.entries({ fn: 'installplugintheme' }).length);
    expect(await status(jobId)).toMatchObject({ total: SITES, succeeded: back, failed: SITES - back });
    expect(SITES - back).toBeGreaterThan(0);
    const failed = (await resultsOfJob()).filter(({ state }) => state === 'failed');
    const text = 'Lantern Forms: Version 1.0 could not be restored: the site still has 2.0.';
    expect(new Set(failed.map(({ message }) => message))).toEqual(new Set([text]));
  });

  it('rolls the others back when it is asked again, so that each site has done it exactly once', async () => {
    const { job_id, updates } = await api('roll-back-updates-v1', { job_id: runId });
    const done = world.siteIds.filter((_id, i) => versionAt(i + 1) === '1.0');
    expect(updates).toBe(SITES - done.length);
    await ended(job_id);
    const all = world.siteIds.map((_id, i) => i + 1);
    expect(all.filter(k => versionAt(k) !== '1.0')).toEqual([]);
    const installs = world.fleet.ledger.entries({ fn: 'installplugintheme' }).map(({ site }) => site);
    expect(installs.toSorted((a, b) => a - b)).toEqual(all);
  });

  const versionAt = (k: number) => world.fleet.site(k).plugin(FILE)?.version;

  const itemsOfRun = () =>
    readStore(world.store, db =>
      db
        .selectFrom('update_run_items')
        .select(['site_id', 'state'])
        .where('job_id', '=', runId)
        .orderBy('site_id')
        .execute(),
    );

  const resultsOfJob = () =>
    readStore(world.store, db =>
      db.selectFrom('job_items').select(['site_id', 'state', 'message']).where('job_id', '=', jobId).execute(),
    );

  const status = (id: string) => answerOf(`/wp-json/svc/v2/jobs/${id}`);
  const ended = (id: string) => until(`${id} has ended`, async () => (await status(id)).status === 'completed');

  const api = (ability: string, input: object) =>
    answerOf(`/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`, JSON.stringify({ input }));

  async function answerOf(path: string, body?: string): Promise<Answer['body']> {
    const headers = { authorization: world.admin, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(server.origin + path, { method: body ? 'POST' : 'GET', headers, body: body ?? null });
    expect(answer.status).toBe(200);
    return await answer.json();
  }
});

/**
 * Of five sites, the first is held once before it restores the earlier version, the third after it has, without an
 * answer.
 */
function holdSome(fleet: Fleet) {
  const serve = fleet.serve.bind(fleet);
  const arrivals = new Map<number, number>();
  const held = new Map<number, () => void>();
  let ending = false;
  fleet.serve = async (k, request) => {
    if (!`&${request.body}`.includes('&function=installplugintheme&')) return serve(k, request);
    arrivals.set(k, (arrivals.get(k) ?? 0) + 1);
    const [before, after] = [k % 5 === 1, k % 5 === 3];
    if (ending || (!before && !after)) return serve(k, request);
    const served = after ? await serve(k, request) : undefined;
    const gate = Promise.withResolvers<void>();
    held.set(k, gate.resolve);
    await gate.promise;
    return served ?? { reply: 'reset', done: () => {} };
  };
  const letGo = () => {
    for (const release of held.values()) release();
    held.clear();
  };
  return {
    arrivals: arrivals as ReadonlyMap<number, number>,
    sites: () => [...held.keys()],
    letGo,
    end() {
      ending = true;
      letGo();
    },
  };
}
