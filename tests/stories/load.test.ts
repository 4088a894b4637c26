import {
  guardedOutbound,
  makeFleetKey,
  makeWorld,
  seedSites,
  systemClock,
  type World,
} from '@sitekeeper/server/testing';
import { afterEach, describe, expect, it } from 'vitest';

const CONCURRENCY = 7;

describe('the load on sites', () => {
  let world: World;
  afterEach(() => world.close());

  it('never exceeds sync.concurrency requests at once, in a request', async () => {
    world = await makeFleet(120);
    await Promise.all([world.post('sync-sites-v1'), world.post('check-sites-v1'), world.post('sync-sites-v1')]);
    expect(world.fleet.ledger.summary()).toMatchObject({ calls: 360, sitesCalled: 120, peakInFlight: CONCURRENCY });
  });

  it('never exceeds sync.concurrency requests at once, in jobs and requests together', async () => {
    world = await makeFleet(250);
    const jobs = await Promise.all([world.post('sync-sites-v1'), world.post('check-sites-v1')]);
    await world.post('sync-sites-v1', { site_ids_or_domains: world.siteIds.slice(0, 100) });
    for (const { body } of jobs) expect((await world.jobEnd(body.job_id)).succeeded).toBe(250);
    expect(world.fleet.ledger.summary()).toMatchObject({ sitesCalled: 250, peakInFlight: CONCURRENCY });
  });

  it('never exceeds two requests at once to one IP address, whatever names resolve to it', async () => {
    const outbound = guardedOutbound({
      allowPrivate: '127.0.0.0/8',
      concurrency: 100,
      perAddress: 2,
      connectMs: 5000,
      maxReplyBytes: 1_000_000,
      clock: systemClock,
      lookup: async () => [{ address: '127.16.0.1', family: 4 }],
    });
    world = await makeWorld({ sites: 1, seeded: true, fleet: { latency: 20 }, parts: { outbound } });
    const port = new URL(world.fleet.url(1)).port;
    const names = Array.from({ length: 20 }, (_none, i) => ({
      url: `http://shop${i}.test:${port}/`,
      name: `Shop ${i}`,
    }));
    await seedSites(world.app.services, await makeFleetKey(), names);
    const { body } = await world.post('check-sites-v1');
    expect(body.summary).toEqual({ total_checked: 21, reachable: 21, unreachable: 0 });
    expect(world.fleet.ledger.site(1)).toMatchObject({ calls: 21, maxInFlight: 2 });
  });

  it('never exceeds two requests at once to one site, however often it is requested', async () => {
    world = await makeFleet(2);
    const syncs = Array.from({ length: 10 }, () => world.post('sync-sites-v1'));
    const checks = Array.from({ length: 10 }, () => world.post('check-sites-v1'));
    await Promise.all([...syncs, ...checks]);
    expect(world.fleet.ledger.summary()).toMatchObject({ calls: 40, maxInFlight: 2, maxChanging: 0 });
  });

  function makeFleet(sites: number): Promise<World> {
    return makeWorld({
      sites,
      seeded: true,
      worker: true,
      fleet: { plugins: 4, latency: 20 },
      env: { SITEKEEPER_SYNC_CONCURRENCY: String(CONCURRENCY), SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
    });
  }
});
