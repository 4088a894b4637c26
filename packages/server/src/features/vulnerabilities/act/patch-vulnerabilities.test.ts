import { describe, expect, it } from 'vitest';
import { expectError } from '../../../testing/fixtures.ts';
import { useMade } from '../../../testing/use-made.ts';
import { itemsOf } from '../../update-runs/runs.fixtures.ts';
import { matchChangedSites } from '../index.ts';
import { eventsSoFar } from '../vulnerabilities.fixtures.ts';
import { makeHoles } from './patched-fleet.fixtures.ts';

const made = useMade(
  () => makeHoles({ sites: 4 }),
  ({ world }) => world.close(),
);

describe('patching everywhere', () => {
  it('updates exactly the vulnerable item on exactly the sites that have it, in waves, and tells that it is fixed', async () => {
    const { world, shut } = made();
    const newer = world.fleet.site(4);
    newer.setPlugin(shut.file, { version: shut.fixed });
    await world.post('sync-site-v1', { site_id_or_domain: world.siteIds[3] });
    await matchChangedSites(world.app.services);
    const { body: started } = await world.post('patch-vulnerabilities-v1', { vulnerability_ids: ['shut'] });
    expect(started).toMatchObject({ sites: 3, queued_count: 3, left: [], errors: [] });
    await world.jobEnd(started.job_id);
    const items = await itemsOf(world, started.job_id);
    expect(items.map(({ site_id, slug, state, to_version }) => [site_id, slug, state, to_version])).toEqual(
      world.siteIds.slice(0, 3).map(id => [id, shut.file, 'updated', shut.fixed]),
    );
    const runs = await world.get('list-update-runs-v1');
    expect(runs.body.items).toMatchObject([
      { job_id: started.job_id, strategy: { canary_percent: 1, rollback: true } },
    ]);
    const updates = world.fleet.ledger.entries({ fn: 'upgradeplugintheme' });
    expect(updates.map(({ site }) => site).sort()).toEqual([1, 2, 3]);
    expect(updates.every(({ what }) => what.includes(shut.file))).toBe(true);
    for (const k of [1, 2, 3]) expect(world.fleet.site(k).plugin(shut.file)?.version).toBe(shut.fixed);
    // Sites that the worker matches or syncs at the moment are left to it, or to the next time.
    const fixed = async () => {
      await matchChangedSites(world.app.services);
      return (await eventsSoFar(world)).filter(event => event.startsWith('vulnerability.fixed')).sort();
    };
    await expect.poll(fixed).toEqual(world.siteIds.map(id => `vulnerability.fixed ${id} shut updated`).sort());
    const { body: again } = await world.post('patch-vulnerabilities-v1', { vulnerability_ids: ['shut'] });
    expect(again).toMatchObject({ job_id: null, message: 'There is nothing to update.' });
  });

  it('says for what there is no update, and refuses unknown vulnerabilities', async () => {
    const { world, open } = made();
    const { body } = await world.rest('/vulnerabilities/patch', { method: 'POST', body: { severity: ['high'] } });
    expect(body).toMatchObject({ job_id: null, left: [{ slug: open, reason: 'no_update_offered', sites: 4 }] });
    const unknown = await world.post('patch-vulnerabilities-v1', { vulnerability_ids: ['none', 'shut'] });
    expectError(unknown, { status: 404, code: 'svc_vulnerability_not_found' });
  });
});
