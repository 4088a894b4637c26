import { expect, it, onTestFinished } from 'vitest';
import { refusedPaths } from '../../../../testing/fixtures.ts';
import { useFleet } from '../../runs.fixtures.ts';

const world = useFleet({ sites: 1, fleet: { plugins: 3 } });

it('updates WordPress itself on one site once, and then finds nothing to update', async () => {
  onTestFinished(() => void world().fleet.world.releases.delete('wordpress'));
  world().fleet.release('wordpress', '90.1');
  await world().post('sync-sites-v1', {});
  const site_id_or_domain = world().siteIds[0];
  const plugins = world().fleet.site(1).pendingPlugins;
  const { body } = await world().post('update-site-core-v1', { site_id_or_domain, wait: true });
  expect(body).toMatchObject({
    site_id: site_id_or_domain,
    queued_count: 1,
    results: [{ type: 'wp', slug: 'wordpress', to_version: '90.1', state: 'updated' }],
  });
  expect(world().fleet.site(1).core).toBe('90.1');
  expect(world().fleet.site(1).pendingPlugins).toEqual(plugins);

  const again = await world().post('update-site-core-v1', { site_id_or_domain, wait: true });
  expect(again.body).toMatchObject({ job_id: null, results: [], message: 'There is nothing to update.' });
  expect(world().fleet.ledger.entries({ fn: 'upgrade' })).toHaveLength(1);
});

it('takes no slugs', async () => {
  const refused = await world().post('update-site-core-v1', { site_id_or_domain: 1, slugs: ['wordpress'] });
  expect(refusedPaths(refused)).toEqual(['input.slugs']);
});
