import type { FaultName } from '@sitekeeper/child-simulator';
import { makeTestStore } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../support/processes/own-postgres.ts';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readMessages, readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { seeded } from '../support/seeded.ts';
import { until } from '../support/until.ts';

/** With 5,000: CHAOS_SITES=5000 npx vitest run --project postgres tests/kills/chaos.test.ts */
const SITES = Number(process.env.CHAOS_SITES ?? 500);
const WORKERS = 3;
const CONCURRENCY = 24;
const KILL_EVERY_MS = 3_000;
/** After these, no process is killed any more, and the job ends. */
const MOST_KILLS = Math.max(8, SITES / 50);
/** One in this many sites has the fault. */
const FAULTS: readonly (readonly [FaultName, number])[] = [
  ['hang', 40],
  ['http500', 21],
  ['reset', 23],
  ['giant', 97],
  ['slowloris', 89],
];
const EVERY_MS = { 'queue due syncs': 15_000, 'look at sites without connector': 60_000 };

describe.runIf(process.env.TEST_ENGINE === 'postgres')('chaos on PostgreSQL', { timeout: 3_600_000 }, () => {
  const random = seeded(5);
  let postgres: OwnPostgres;
  let world: StoredFleet;
  let apis: ServerProcess[] = [];
  const workers: ServerProcess[] = [];
  let jobId: string;
  let kills = 0;
  let restarts = 0;
  let seconds = 0;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    world = await makeStoredFleet(
      { sites: SITES, seed: 5, plugins: 3, latency: { kind: 'uniform', from: 50, to: 400 } },
      {
        ...QUICK_CLOCK,
        SITEKEEPER_SYNC_CONCURRENCY: String(CONCURRENCY),
        SITEKEEPER_OUTBOUND_PER_ADDRESS: '100',
        SITEKEEPER_DEADLINE_SYNC: '10',
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
        // Unexpected states are logged loudly on the way: that is the point here.
        SITEKEEPER_LOG_LEVEL: process.env.CHAOS_LOG ?? 'silent',
      },
      { makeStore: () => makeTestStore('postgres', postgres.url) },
    );
    for (const k of healthyAndNot().keys()) world.fleet.site(k).setFaults(faultOf(k) as FaultName);
    await logTurns();
    apis = await Promise.all([1, 2].map(() => startServer({ ...world.env, SITEKEEPER_WORKER: 'false' })));
    workers.push(...(await Promise.all(Array.from({ length: WORKERS }, () => startServer(world.env)))));
    jobId = (await api('/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run', { input: {} })).job_id;
    await untilDone();
  }, 3_600_000);

  afterAll(async () => {
    await Promise.all([...apis, ...workers].map(server => server.kill()));
    await world?.close();
    await postgres?.remove();
  });

  it('survives killed workers and a database crash', () => {
    expect(kills).toBeGreaterThanOrEqual(2);
    expect(restarts).toBe(1);
  });

  it('completes, with every site counted once', async () => {
    const broken = healthyAndNot().size;
    expect(await status()).toMatchObject({
      status: 'completed',
      total: SITES,
      processed: SITES,
      succeeded: SITES - broken,
      failed: broken,
      job_timed_out: false,
    });
  });

  it('has exactly one result for each site, the correct one', async () => {
    const items = await inStore(db =>
      db
        .selectFrom('job_items')
        .select(['site_id', 'state', 'code'])
        .where('job_id', '=', jobId)
        .orderBy('site_id')
        .execute(),
    );
    const deserved = world.siteIds.map((site_id, index) => {
      const broken = faultOf(index + 1) !== undefined;
      return {
        site_id,
        state: broken ? 'failed' : 'succeeded',
        // A hanging site can be in progress alone at two kills: then it is considered deadly.
        code: broken ? expect.stringMatching(/^site_|conn|^set_aside$/) : null,
      };
    });
    expect(items).toEqual(deserved);
  });

  it('contacts each site, and repeatedly only when a process or the database died', () => {
    const { sitesCalled, functions } = world.fleet.ledger.summary();
    expect(sitesCalled).toBe(SITES);
    expect(Object.keys(functions)).toEqual(['stats']);
    const asked = Object.entries(world.fleet.ledger.perSite()).filter(([k]) => !faultOf(Number(k)));
    const again = asked.filter(([, calls]) => calls > 1).length;
    if (process.env.CHAOS_SITES) console.log({ sites: SITES, kills, restarts, asked_again: again, seconds });
    // The messages that a dying process held are repeated, in the worst case all of them.
    expect(again).toBeLessThanOrEqual((kills + WORKERS * restarts) * 4 * CONCURRENCY);
    expect(Math.max(...asked.map(([, calls]) => calls))).toBeLessThanOrEqual(1 + kills + restarts);
  });

  it('leaves recurring work at one execution per interval over all processes', async () => {
    const { rows } = await inStore(db =>
      sql<{ name: string; taken_at: number }>`select name, taken_at from turn_log order by taken_at`.execute(db),
    );
    for (const [name, every] of Object.entries(EVERY_MS)) {
      const times = rows.filter(row => row.name === name).map(({ taken_at }) => taken_at);
      expect(times.length, name).toBeGreaterThan(0);
      const gaps = times.slice(1).map((time, index) => time - (times[index] as number));
      expect(Math.min(Number.POSITIVE_INFINITY, ...gaps), name).toBeGreaterThanOrEqual(0.9 * every);
    }
  });

  it('leaves the queue empty', async () => {
    await until('the queue is empty', () => readMessages(world.store, messages => messages.length === 0), 120_000);
  });

  /** Kills a worker every few seconds, for a while, and the database once, until the job has ended. */
  async function untilDone(): Promise<void> {
    const begun = Date.now();
    let next = begun + KILL_EVERY_MS / 2;
    await until(
      'the job has ended',
      async () => {
        const { status: state, processed } = await status();
        if (state !== 'queued' && state !== 'processing') return true;
        if (restarts === 0 && processed > SITES * 0.3) {
          restarts += 1;
          await postgres.crashAndStart();
        }
        if (kills < MOST_KILLS && (Date.now() >= next || processed > SITES * 0.15 * (kills + 1))) {
          kills += 1;
          const victim = Math.floor(random() * WORKERS);
          await workers[victim]?.kill();
          workers[victim] = await startServer(world.env);
          next = Date.now() + KILL_EVERY_MS * (0.5 + random());
        }
        return false;
      },
      3_000_000,
    );
    seconds = Math.round((Date.now() - begun) / 1000);
  }

  function faultOf(k: number): FaultName | undefined {
    return FAULTS.find(([, every]) => k % every === 0)?.[0];
  }

  function healthyAndNot(): Map<number, FaultName> {
    const found = new Map<number, FaultName>();
    for (let k = 1; k <= SITES; k++) {
      const fault = faultOf(k);
      if (fault) found.set(k, fault);
    }
    return found;
  }

  /** The store records each turn that is taken, by any process. */
  function logTurns(): Promise<unknown> {
    const statements = [
      'create table turn_log (name text, taken_at bigint)',
      `create function log_turn() returns trigger language plpgsql as
        $$ begin insert into turn_log values (new.name, new.taken_at); return new; end $$`,
      'create trigger log_turns after insert or update on turns for each row execute function log_turn()',
    ];
    return inStore(async db => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    });
  }

  function inStore<T>(read: Parameters<typeof readStore<T>>[1]): Promise<T> {
    return readStore(world.store, read);
  }

  function status() {
    return api(`/wp-json/svc/v2/jobs/${jobId}`);
  }

  /** Either of them answers; while the database is down, both may report that they can't. */
  // biome-ignore lint/suspicious/noExplicitAny: bodies of several kinds
  async function api(path: string, body?: object): Promise<any> {
    const server = apis[Math.floor(random() * apis.length)] as ServerProcess;
    const answer = await fetch(server.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: world.admin, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    if (answer.status >= 500) return { status: 'processing', processed: 0 };
    return answer.json();
  }
});
