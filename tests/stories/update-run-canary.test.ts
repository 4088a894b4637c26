import { type Answer, makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';

const SITES = 200;
const CANARY = 2;
const BAD = '99.0';

/** A fleet in which many sites have one plugin, and a release of it that breaks every site that installs it. */
async function fleetWithBadRelease(
  harm: 'critical' | 'blank' | 'dead',
): Promise<{ world: World; slug: string; having: number[] }> {
  const world = await makeWorld({
    sites: SITES,
    seeded: true,
    worker: true,
    fleet: { plugins: 3, seed: 3 },
    env: {
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
      SITEKEEPER_DEADLINE_UPDATE: '5',
      SITEKEEPER_UPDATES_PACKAGE_HOSTS: 'downloads.directory.example',
    },
  });
  const slug = 'lantern-forms/lantern-forms.php';
  const having = Array.from({ length: SITES }, (_none, i) => i + 1);
  for (const k of having) world.fleet.site(k).setPlugin(slug, { version: '1.0', active: true });
  world.fleet.release(slug, BAD, harm);
  const { body } = await world.post('sync-sites-v1', {});
  if (body.queued) await world.jobEnd(body.job_id);
  world.fleet.ledger.reset();
  return { world, slug, having };
}

describe.each(['critical', 'blank', 'dead'] as const)(
  'a bad release (%s) in a careful run',
  { timeout: 240_000 },
  harm => {
    let world: World;
    let slug: string;
    let jobId: string;
    let run: Answer['body'];

    beforeAll(async () => {
      ({ world, slug } = await fleetWithBadRelease(harm));
      jobId = (await world.post('update-plugin-everywhere-v1', { slug, strategy: {} })).body.job_id;
      run = await until('the run is halted', async () => {
        const { body } = await world.get('get-update-run-v1', { job_id: jobId });
        return body.run.state === 'halted' && body;
      });
    }, 240_000);
    afterAll(() => world?.close());

    const touched = () => world.fleet.ledger.entries({ fn: 'upgradeplugintheme' }).map(({ site }) => site);
    const versions = () => Array.from({ length: SITES }, (_none, i) => world.fleet.site(i + 1).plugin(slug)?.version);

    it('stops after the canary: no other site is updated', () => {
      expect(run.run).toMatchObject({ wave: 1, sites: SITES, halt_reason: expect.stringMatching(/2 of the 2 sites/) });
      expect(touched()).toHaveLength(CANARY);
      expect(versions().filter(version => version === BAD).length).toBe(harm === 'dead' ? CANARY : 0);
    });

    it(
      harm === 'dead' ? 'leaves the canary in need of attention' : 'is rolled back on the canary, which works again',
      () => {
        const state = harm === 'dead' ? 'needs_attention' : 'rolled_back';
        expect(run.run.counts).toEqual({ [state]: CANARY, pending: SITES - CANARY });
        const broken = Array.from({ length: SITES }, (_none, i) => i + 1).filter(k => world.fleet.site(k).broken);
        expect(broken).toHaveLength(harm === 'dead' ? CANARY : 0);
      },
    );

    it('waits for a decision, and its sites are in no other run in the meantime', async () => {
      const { body } = await world.rest(`/jobs/${jobId}`);
      expect(body).toMatchObject({ status: 'processing', result: { state: 'halted' } });
      const again = await world.post('update-plugin-everywhere-v1', { slug });
      expect(again.body).toMatchObject({ job_id: jobId, queued_count: 0, message: expect.stringContaining('already') });
      expect(touched()).toHaveLength(CANARY);
    });

    it('can be resumed: the next wave is no larger', async () => {
      const resumed = await world.post('resume-update-run-v1', { job_id: jobId });
      expect(resumed).toMatchObject({ status: 200, body: { state: 'running', wave: 2, halt_reason: null } });
      await until('it is halted again', async () => {
        const { body } = await world.get('get-update-run-v1', { job_id: jobId });
        return body.run.state === 'halted';
      });
      expect(touched()).toHaveLength(2 * CANARY);
    });

    it('can be abandoned: nothing more is sent', async () => {
      const abandoned = await world.post('abandon-update-run-v1', { job_id: jobId });
      expect(abandoned).toMatchObject({ status: 200, body: { state: 'abandoned' } });
      expect(abandoned.body.counts.skipped).toBe(SITES - 2 * CANARY);
      expect((await world.rest(`/jobs/${jobId}`)).body.status).toBe('canceled');
      expect(touched()).toHaveLength(2 * CANARY);
    });
  },
);

describe('a good release in a careful run', { timeout: 240_000 }, () => {
  it('reaches every site, in growing waves', async () => {
    const { world, slug } = await fleetWithBadRelease('critical');
    try {
      world.fleet.release(slug, '100.0');
      await world.post('sync-sites-v1', {});
      const { body } = await world.post('update-plugin-everywhere-v1', { slug, strategy: {} });
      const end = await world.jobEnd(body.job_id);
      expect(end).toMatchObject({ status: 'completed', succeeded: SITES, failed: 0 });
      const { run } = (await world.get('get-update-run-v1', { job_id: body.job_id })).body;
      expect(run).toMatchObject({ state: 'finished', counts: { updated: SITES } });
      // 2, 8, 32, 128 and the rest
      expect(run.wave).toBe(5);
    } finally {
      await world.close();
    }
  });
});
