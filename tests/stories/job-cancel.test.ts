import { type Answer, makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';

const SITES = 1000;
const CONCURRENCY = 4;
/**
 * Sites that were already contacted but whose result came too late to be stored, and those contacted until the end is
 * checked again.
 */
const IN_HAND = 60;

describe('a canceled job', () => {
  let world: World;
  let jobId: string;
  let canceled: Answer;

  beforeAll(async () => {
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      worker: true,
      fleet: { plugins: 4, latency: 20 },
      env: { SITEKEEPER_SYNC_CONCURRENCY: String(CONCURRENCY) },
    });
    jobId = (await world.post('sync-sites-v1')).body.job_id;
    await until('20 sites are done', async () => (await world.rest(`/jobs/${jobId}`)).body.processed >= 20);
    canceled = await world.rest(`/jobs/${jobId}/cancel`, { method: 'POST' });
    await world.worker?.idle();
  });
  afterAll(() => world.close());

  it('is returned with its last state', () => {
    expect(canceled.status).toBe(200);
    const { status, processed, total, progress, succeeded, completed_at } = canceled.body;
    expect({ status, processed, total }).toEqual({ status: 'canceled', processed: succeeded, total: SITES });
    expect(progress).toBe(Math.floor((succeeded / SITES) * 100));
    expect(progress).toBeLessThan(100);
    expect(completed_at).not.toBeNull();
  });

  it('marks the remaining sites as canceled, each with a result', async () => {
    const count = async (state: string) => (await world.rest(`/jobs/${jobId}/items?state=${state}`)).body.total;
    const [succeeded, failed, rest, pending] = await Promise.all(
      ['succeeded', 'failed', 'canceled', 'pending'].map(count),
    );
    expect([failed, pending]).toEqual([0, 0]);
    expect(succeeded).toBe(canceled.body.succeeded);
    expect(rest).toBe(SITES - succeeded);
  });

  it('sends no request to sites whose turn comes later', async () => {
    const { sitesCalled, calls, inFlight } = world.fleet.ledger.summary();
    expect(inFlight).toBe(0);
    expect(calls).toBe(sitesCalled);
    expect(sitesCalled).toBeLessThanOrEqual(canceled.body.succeeded + IN_HAND);
  });

  it('leaves the queue empty, and sends no further requests', async () => {
    await until('the queue is empty', async () => (await world.app.services.queue.size('job-sites')) === 0);
    await world.worker?.idle();
    const { calls } = world.fleet.ledger.summary();
    expect(calls).toBeLessThanOrEqual(canceled.body.succeeded + IN_HAND);
  });

  it('is listed as canceled from then on', async () => {
    const { body } = await world.rest(`/jobs/${jobId}`);
    expect(body).toEqual(canceled.body);
  });
});
