import { type ManualClock, makeWorld, manualClock, type World } from '@sitekeeper/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';

const CONCURRENCY = 5;
const EVERY = 20;

/** Deadlines are long here and never pass: everything is done while the hanging sites still hang. */
describe('when 5 % of the sites hang', () => {
  let world: World;
  let clock: ManualClock;
  let hanging: number[];

  beforeEach(() => {
    clock = manualClock();
  });
  afterEach(() => world.close());

  it('a sync inside the request stores all others before any hanging one times out', async () => {
    await makeFleet(200);
    const answer = world.post('sync-sites-v1');
    await othersAreStored();
    expect(await stateOfHanging()).toEqual(hanging.map(() => ({ sync_error_code: null, last_sync_at: null })));
    await world.fleet.close(); // now they are cut off
    const { body } = await answer;
    expect(body).toMatchObject({ queued: false, total_synced: 200 - hanging.length, total_errors: hanging.length });
    expect(new Set(body.errors.map((error: { identifier: number }) => error.identifier))).toEqual(new Set(hanging));
  });

  it('a job does so too, even with more hanging sites than simultaneous calls', async () => {
    await makeFleet(240);
    expect(hanging.length).toBeGreaterThan(CONCURRENCY);
    const { body } = await world.post('sync-sites-v1');
    world.app.startWorker();
    await othersAreStored();
    expect(await stateOfHanging()).toEqual(hanging.map(() => ({ sync_error_code: null, last_sync_at: null })));
    await until('the others have their result', async () => {
      const job = await world.rest(`/jobs/${body.job_id}`);
      return job.body.processed === 240 - hanging.length && job.body.status === 'processing';
    });
    await world.fleet.close();
    expect(await world.jobEnd(body.job_id)).toMatchObject({
      status: 'completed',
      succeeded: 240 - hanging.length,
      failed: hanging.length,
    });
  });

  it('the other sites can still be managed', async () => {
    await makeFleet(20);
    const hangs = world.post('sync-sites-v1', { site_ids_or_domains: hanging });
    await until('it hangs', () => world.fleet.ledger.summary().inFlight === hanging.length);
    const first = world.siteIds[1];
    expect((await world.post('reconnect-site-v1', { site_id_or_domain: first })).body.reconnected).toBe(true);
    expect((await world.post('check-site-v1', { site_id_or_domain: first })).body.reachable).toBe(true);
    expect((await world.post('suspend-site-v1', { site_id_or_domain: hanging[0] })).body.suspended).toBe(true);
    await world.fleet.close();
    expect((await hangs).body.total_errors).toBe(hanging.length);
  });

  async function makeFleet(sites: number): Promise<void> {
    world = await makeWorld({
      sites,
      seeded: true,
      fleet: { plugins: 4 },
      parts: { clock, workerOptions: { pollMs: 20 } },
      env: { SITEKEEPER_SYNC_CONCURRENCY: String(CONCURRENCY), SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
    });
    hanging = [];
    for (let k = 1; k <= sites; k += EVERY) {
      world.fleet.site(k).setFaults('hang');
      hanging.push(world.siteIds[k - 1] ?? 0);
    }
  }

  /** Time passes for the lanes only: long requests move aside. */
  async function othersAreStored(): Promise<void> {
    await until('all others are stored', async () => {
      clock.advance(1000);
      const { db } = world.app.services.database;
      const stored = await db.selectFrom('sites').select('id').where('last_sync_at', 'is not', null).execute();
      return stored.length === world.siteIds.length - hanging.length;
    });
    await until('each hanging one waits', () => world.fleet.ledger.summary().inFlight === hanging.length);
  }

  function stateOfHanging() {
    const { db } = world.app.services.database;
    const rows = db.selectFrom('sites').select(['sync_error_code', 'last_sync_at']);
    return rows.where('id', 'in', hanging).execute();
  }
});
