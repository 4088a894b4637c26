import type { Application } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clockFrom, QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { openSecond } from '../support/processes/second-server.ts';
import { until } from '../support/until.ts';

const SITES = 120;
/** What a stopped server had in hand is delivered again after half a minute. On PostgreSQL, that is told by its clock. */
const parts = process.env.TEST_ENGINE === 'postgres' ? {} : { clock: clockFrom(QUICK_CLOCK).clock };
const SLUG = 'lantern-forms/lantern-forms.php';

describe('a careful run on two servers with one store', { timeout: 240_000 }, () => {
  let world: World;
  let second: Application;

  beforeEach(async () => {
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      fleet: { plugins: 2, latency: { kind: 'uniform', from: 5, to: 40 } },
      env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_DEADLINE_UPDATE: '5' },
      parts,
    });
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setPlugin(SLUG, { version: '1.0' });
    world.fleet.release(SLUG, '2.0');
    await world.post('sync-sites-v1', {});
    world.fleet.ledger.reset();
    second = await openSecond(world, parts);
    second.startWorker();
    await until('the second works', () => second.working());
    world.app.startWorker();
  }, 240_000);
  afterEach(() => world.close());

  it('hands out each wave once, and sends nothing twice', async () => {
    const { body } = await world.post('update-plugin-everywhere-v1', { slug: SLUG, strategy: {} });
    const end = await world.jobEnd(body.job_id);
    expect(end).toMatchObject({
      status: 'completed',
      succeeded: SITES,
      failed: 0,
      result: { updated: SITES, wave: 4 },
    });
    expect(sentTo()).toEqual(everySite());
    // 2, 8, 32 and the rest
    expect(await waveSizes(body.job_id)).toEqual([2, 8, 32, 78]);
    await second.close();
  });

  it('continues when one of them is stopped', async () => {
    const { body } = await world.post('update-plugin-everywhere-v1', { slug: SLUG, strategy: { canary_percent: 20 } });
    const processed = async () => (await world.rest(`/jobs/${body.job_id}`)).body.processed;
    await until('10 sites are done', async () => (await processed()) >= 10);
    await second.close();
    await until('the run has ended', async () => (await processed()) === SITES);
    expect(sentTo()).toEqual(everySite());
    expect(world.fleet.ledger.summary().maxChanging).toBe(1);
    const { run } = (await world.get('get-update-run-v1', { job_id: body.job_id })).body;
    expect(run.counts).toEqual({ updated: SITES });
  });

  const everySite = () => Array.from({ length: SITES }, (_none, index) => index + 1);
  const sentTo = () =>
    world.fleet.ledger
      .entries({ fn: 'upgradeplugintheme' })
      .map(({ site }) => site)
      .sort((a, b) => a - b);

  async function waveSizes(jobId: string): Promise<number[]> {
    const rows = await world.app.services.database.db
      .selectFrom('update_run_sites')
      .select(eb => ['wave', eb.fn.countAll<number>().as('sites')])
      .where('job_id', '=', jobId)
      .groupBy('wave')
      .orderBy('wave')
      .execute();
    return rows.map(({ sites }) => sites);
  }
});
