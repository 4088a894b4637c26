import {
  type ManualClock,
  makeWorld,
  manualClock,
  messagesSooner,
  selectMessages,
  systemClock,
  type World,
} from '@sitekeeper/server/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';

const SITES = 60;

describe('a job whose sites change meanwhile', () => {
  let world: World;
  afterEach(() => world.close());

  it('ends for deleted and suspended sites with a result that says so, without asking them', async () => {
    await makeFleet();
    const { body } = await world.post('sync-sites-v1');
    const [gone, suspended, disconnected] = world.siteIds.slice(-3);
    await world.post('suspend-site-v1', { site_id_or_domain: suspended });
    await world.post('disconnect-site-v1', { site_id_or_domain: disconnected });
    await world.post('delete-site-v1', { site_id_or_domain: gone, confirm: true });
    world.fleet.ledger.reset();
    world.app.startWorker();
    const job = await world.jobEnd(body.job_id);
    expect(job).toMatchObject({ status: 'completed', total: SITES, succeeded: SITES - 3, failed: 3 });
    expect(job.errors).toEqual([
      { site_id: gone, code: 'svc_site_not_found', message: expect.stringMatching(/deleted/) },
      { site_id: suspended, code: 'svc_site_suspended', message: expect.stringMatching(/Unsuspend/) },
      { site_id: disconnected, code: 'svc_site_disconnected', message: expect.stringMatching(/Reconnect/) },
    ]);
    expect(world.fleet.ledger.summary()).toMatchObject({ calls: SITES - 3, sitesCalled: SITES - 3 });
  });

  it('ends even if sites are deleted and suspended while they are being asked', async () => {
    await makeFleet(20);
    world.app.startWorker();
    const { body } = await world.post('sync-sites-v1');
    await until('sites are being asked', () => world.fleet.ledger.summary().inFlight > 0);
    await Promise.all([
      ...world.siteIds.slice(0, 20).map(id => world.post('delete-site-v1', { site_id_or_domain: id, confirm: true })),
      ...world.siteIds.slice(20, 40).map(id => world.post('suspend-site-v1', { site_id_or_domain: id })),
    ]);
    const job = await world.jobEnd(body.job_id);
    expect(job).toMatchObject({ status: 'completed', total: SITES, processed: SITES });
    expect((await world.get('count-sites-v1', { status: 'suspended' })).body.total).toBe(20);
    expect((await world.get('count-sites-v1')).body.total).toBe(SITES - 20);
  });

  it('checks sites, with the result for each', async () => {
    await makeFleet();
    world.fleet.site(4).setFaults('http500');
    world.fleet.site(5).setFaults('reset');
    world.app.startWorker();
    const { body } = await world.post('check-sites-v1');
    expect(body.job_id).toMatch(/^check_/);
    const job = await world.jobEnd(body.job_id);
    expect(job).toMatchObject({ type: 'check', status: 'completed', total: SITES });
    const { data } = (await world.rest(`/jobs/${body.job_id}/items?per_page=200`)).body;
    expect(data[0]).toMatchObject({ state: 'succeeded', data: { reachable: true, http_status: 200 } });
    expect(data[3].site_id).toBe(world.siteIds[3]);
    expect(JSON.stringify(data[3])).toMatch(/500/);
    expect(JSON.stringify(data[4])).toMatch(/connection broke/i);
  });

  it('reconnects all disconnected sites, with one registration each', async () => {
    await makeFleet();
    await world.post('disconnect-sites-v1', { site_ids_or_domains: world.siteIds });
    world.app.startWorker();
    const { body } = await world.post('reconnect-sites-v1');
    expect(body).toMatchObject({ queued: true, sites_queued: SITES });
    expect(await world.jobEnd(body.job_id)).toMatchObject({ type: 'reconnect', status: 'completed', succeeded: SITES });
    expect((await world.get('count-sites-v1', { status: 'connected' })).body.total).toBe(SITES);
    expect(world.fleet.ledger.summary()).toMatchObject({ functions: { stats: SITES }, maxInFlight: 1 });
  });

  it('retries a site in maintenance before its result is final', async () => {
    const clock = manualClock();
    await makeFleet(0, clock);
    world.fleet.site(1).setFaults({ name: 'maintenance', times: 1 });
    world.fleet.site(2).setFaults('maintenance_de');
    world.app.startWorker();
    const { body } = await world.post('sync-sites-v1');
    const status = async () => (await world.rest(`/jobs/${body.job_id}`)).body;
    await until('all others are done', async () => (await status()).processed === SITES - 2);
    expect((await status()).status).toBe('processing');
    await later(clock, async () => (await status()).processed === SITES - 1);
    await later(clock, async () => (await status()).status === 'completed');
    expect(await status()).toMatchObject({ succeeded: SITES - 1, failed: 1 });
    expect((await status()).errors).toMatchObject([{ site_id: world.siteIds[1], code: 'svc_site_offline' }]);
    expect([1, 2].map(k => world.fleet.ledger.site(k).functions.stats)).toEqual([2, 3]);
  });

  /** Two minutes pass as soon as all waiting work is delayed. */
  async function later(clock: ManualClock, done: () => Promise<boolean>): Promise<void> {
    const { database } = world.app.services;
    await until('the retry is put off', async () => {
      const messages = await selectMessages(database, clock.now());
      return messages.length > 0 && messages.every(message => message.later);
    });
    clock.advance(120_000);
    await messagesSooner(database, 120_000);
    await until('the retry is done', done);
  }

  async function makeFleet(latency = 0, clock: ManualClock | typeof systemClock = systemClock): Promise<void> {
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      fleet: { plugins: 4, latency },
      parts: { clock, workerOptions: { pollMs: 10 } },
      env: {
        SITEKEEPER_BATCH_INLINE_LIMIT: '10',
        SITEKEEPER_SYNC_CONCURRENCY: '10',
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
      },
    });
  }
});
