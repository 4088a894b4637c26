import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ sites: 201, seeded: true, fleet: { plugins: 2 } });
const run = (ability: string, list: readonly number[] = []) =>
  world().post(ability, { site_ids_or_domains: [...list] });

describe('the threshold of 200 sites', () => {
  it('syncs 200 sites in the request', async () => {
    const ids = world().siteIds.slice(0, 200);
    const { status, body } = await run('sync-sites-v1', ids);
    expect(status).toBe(200);
    expect(body).toMatchObject({ queued: false, total_synced: 200, total_errors: 0, errors: [] });
    expect(body.synced.map((site: { id: number }) => site.id)).toEqual(ids);
  });

  it.each(['sync', 'check'])('queues the %s of 201 sites', async type => {
    world().fleet.ledger.reset();
    const { status, body } = await run(`${type}-sites-v1`);
    expect(status).toBe(200);
    expect(body).toEqual({
      queued: true,
      job_id: expect.stringMatching(new RegExp(`^${type}_`)),
      status_url: `${world().origin}/wp-json/svc/v2/jobs/${body.job_id}`,
      sites_queued: 201,
    });
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it('counts sites, not names: 200 sites named twice are 200', async () => {
    const ids = world().siteIds.slice(0, 200);
    await world().post('suspend-sites-v1', { site_ids_or_domains: ids });
    const { body } = await run('sync-sites-v1', [...ids, ...ids]);
    expect(body).toMatchObject({ queued: false, total_synced: 0, total_errors: 200 });
  });

  it('queues the reconnect of 201 disconnected sites', async () => {
    await world().post('disconnect-sites-v1', { site_ids_or_domains: world().siteIds });
    expect((await run('reconnect-sites-v1')).body).toMatchObject({ queued: true, sites_queued: 201 });
  });
});
