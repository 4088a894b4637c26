import type { Answer } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdAnswers } from '../support/hold-answers.ts';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { ascending } from '../support/seeded.ts';
import { until } from '../support/until.ts';

const SITES = 150;
const KILLS = 3;

describe('an update run over 150 sites whose server is killed 3 times', { timeout: 400_000 }, () => {
  let world: StoredFleet;
  let server: ServerProcess;
  let jobId: string;
  let processedAtKills: number[] = [];
  /** At each kill, the updates that the server had sent without knowing their result. */
  const leftOpen: number[] = [];
  const finished: Map<string, string>[] = [];

  beforeAll(async () => {
    world = await makeStoredFleet(
      { sites: SITES, seed: 11, plugins: 2, latency: { kind: 'uniform', from: 10, to: 60 } },
      {
        ...QUICK_CLOCK,
        SITEKEEPER_SYNC_CONCURRENCY: '20',
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
        SITEKEEPER_DEADLINE_UPDATE: '5',
        SITEKEEPER_BATCH_INLINE_LIMIT: '100',
      },
    );
    server = await startServer(world.env);
    const synced = await api('sync-sites-v1', {});
    await until('all sites are synced', async () => (await status(synced.job_id)).status === 'completed');
    world.fleet.ledger.reset();
    world.fleet.setFaults({ change_reset_after: 2, change_cut_reply: 2, change_stray_page: 2, change_504_after: 2 });
    const started = await api('run-updates-v1', { type: ['plugins', 'themes'] });
    jobId = started.job_id;
    for (const point of ascending(3, KILLS, SITES * 0.8)) {
      await until(`${point} sites are done`, async () => (await status(jobId)).processed >= point);
      // Otherwise it is luck whether an update is in progress at the kill.
      const held = holdAnswers(world.fleet, 'upgradeplugintheme');
      await until('an update has been made whose answer is on its way', () => held.sites.length > 0);
      processedAtKills = [...processedAtKills, (await status(jobId)).processed];
      await server.kill();
      held.release();
      const items = await stored();
      leftOpen.push(items.filter(({ state }) => state === 'sent').length);
      finished.push(
        new Map(items.filter(({ finished_at }) => finished_at !== null).map(item => [keyOf(item), item.state])),
      );
      server = await startServer(world.env);
    }
    await until('the run has ended', async () => (await status(jobId)).status === 'completed');
  }, 400_000);

  afterAll(async () => {
    await server?.kill();
    await world?.close();
  });

  it('was killed halfway, with updates in progress', () => {
    expect(processedAtKills).toHaveLength(KILLS);
    expect(processedAtKills.at(-1)).toBeLessThan(SITES);
    expect(Math.min(...leftOpen)).toBeGreaterThan(0);
  });

  it('ends for every site and every item', async () => {
    expect(await status(jobId)).toMatchObject({ processed: SITES, total: SITES, result: { state: 'finished' } });
    const open = (await stored()).filter(item => ['pending', 'sent', 'rolling_back'].includes(item.state));
    expect(open).toEqual([]);
  });

  it('sends no update twice, and one change at a time to a site', () => {
    const sent = world.fleet.ledger.entries({ fn: 'upgradeplugintheme' }).map(({ site, what }) => `${site} ${what}`);
    expect(sent.length).toBeGreaterThan(SITES);
    expect(sent.filter((call, index) => sent.indexOf(call) !== index)).toEqual([]);
    expect(world.fleet.ledger.summary().maxChanging).toBe(1);
  });

  it('reports for every item what the site has, including those in progress at a kill', async () => {
    const wrong = (await stored()).filter(item => {
      const site = world.fleet.site(world.siteIds.indexOf(item.site_id) + 1);
      const version = (item.type === 'plugin' ? site.plugin(item.slug) : site.themes.find(t => t.slug === item.slug))
        ?.version;
      return (item.state === 'updated') !== (version === item.to_version);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps every result that was stored before a kill', async () => {
    const end = new Map((await stored()).map(item => [keyOf(item), item.state]));
    for (const before of finished) for (const [key, state] of before) expect([key, end.get(key)]).toEqual([key, state]);
  });

  function stored() {
    return readStore(world.store, db =>
      db
        .selectFrom('update_run_items')
        .selectAll()
        .where('job_id', '=', jobId)
        .orderBy('site_id')
        .orderBy('seq')
        .execute(),
    );
  }

  const keyOf = ({ site_id, seq }: { site_id: number; seq: number }) => `${site_id} ${seq}`;

  async function api(ability: string, input: object): Promise<Answer['body']> {
    return answerOf(`/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`, JSON.stringify({ input }));
  }

  function status(id: string): Promise<Answer['body']> {
    return answerOf(`/wp-json/svc/v2/jobs/${id}`);
  }

  async function answerOf(path: string, body?: string): Promise<Answer['body']> {
    const headers = { authorization: world.admin, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(server.origin + path, { method: body ? 'POST' : 'GET', headers, body: body ?? null });
    expect(answer.status).toBe(200);
    return await answer.json();
  }
});
