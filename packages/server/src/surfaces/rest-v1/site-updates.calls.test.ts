import { beforeAll, describe, expect, it } from 'vitest';
import { failed, useV1 } from './v1.fixtures.ts';

const { world, put } = useV1({ sites: 3, seeded: true, worker: true, fleet: { plugins: 8 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const working = (k: number) =>
  world()
    .fleet.site(k)
    .pendingPlugins.filter(plugin => plugin.works);

beforeAll(async () => {
  await world().post('sync-sites-v1');
});

/** A site of the fleet with an update that can be made. */
function someSite(): number {
  const k = [1, 2, 3].find(at => working(at).length > 0);
  if (k === undefined) throw new Error('no site has a plugin to update');
  return k;
}

describe('updates of one site', () => {
  it('are installed by type and slug, and a single one is waited for', async () => {
    const k = someSite();
    const [update] = working(k);
    const asked = { site_id: idOf(k), type: 'plugin', slug: update?.slug, wait: true };
    const { status, body } = await put('site/site-update-item', asked);
    expect(status).toBe(200);
    expect(body).toMatchObject({ SUCCESS: expect.stringMatching(/1 update on 1 site\./), data: { queued_count: 1 } });
    expect(body.data.results).toMatchObject([{ slug: update?.slug, state: 'updated' }]);
    expect(
      world()
        .fleet.site(k)
        .plugin(update?.slug ?? '')?.version,
    ).toBe(update?.to);
  });

  it.each(['plugins', 'themes', 'translations', 'wordpress'])('run in the background for %s', async type => {
    const { status, body } = await put(`site/site-update-${type}`, { site_id: idOf(2) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ SUCCESS: expect.stringMatching(/\S/), data: { site_id: idOf(2) } });
    if (body.data.job_id) await world().jobEnd(body.data.job_id);
  });

  it('require a site and an existing type', async () => {
    const needs = (name: string) => failed(400, 'rest_invalid_param', { params: { [name]: expect.any(String) } });
    expect(await put('site/site-update-plugins', {})).toMatchObject(needs('site_id'));
    expect(await put('site/site-update-item', { site_id: idOf(1) })).toMatchObject(needs('type'));
    expect(await put('site/site-update-item', { site_id: idOf(1), type: 'plugins' })).toMatchObject(needs('type'));
    for (const item of [{}, { slug: [] }, { slug: '' }]) {
      const unnamed = await put('site/site-update-item', { site_id: idOf(1), type: 'plugin', ...item });
      expect(unnamed).toMatchObject(needs('slug'));
    }
    const nothing = await put('site/site-update-item', { site_id: idOf(1), type: 'plugin', slug: 'no/such.php' });
    expect(nothing).toMatchObject(failed(400, 'svc_invalid_input'));
    expect(await put('site/site-update-plugins', { site_id: 999 })).toMatchObject(failed(404, 'svc_site_not_found'));
  });
});
