import { beforeAll, describe, expect, it } from 'vitest';
import { refreshPending } from '../../features/sites/index.ts';
import { storeUpdates } from '../../features/updates/update.fixtures.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { SITE_CALLS } from './site.calls.ts';
import { failed, useV1 } from './v1.fixtures.ts';

const { world, get } = useV1({ sites: 1, seeded: true });
const ability = async (name: string, input: object = {}) =>
  (await world().post(name, { site_id_or_domain: siteId, ...input })).body;
const ofSite = async (callback: string, query: object = {}) =>
  (await get(`site/${callback}`, { site_id: siteId, ...query })).body;

const OLD = Date.UTC(2015, 0, 1);
let siteId: number;
let empty: number;
beforeAll(async () => {
  siteId = world().siteIds[0] as number;
  empty = await storeSite(world(), { url: 'https://empty.example/', name: 'Empty' });
  world().fleet.site(1).localChange({ context: 'plugins', action: 'deactivated', name: 'One', slug: 'x/x.php' });
  await world().post('sync-sites-v1', { site_ids_or_domains: [siteId] });
  const item = { site_id: siteId, slug: 'old', name: 'Old', version: '1', last_updated_at: OLD };
  const { database } = world().app.services;
  const items = ['plugin', 'plugin', 'theme'].map((type, at) => ({ ...item, type, slug: `old-${at}` }));
  await database.write(async trx => {
    await trx.deleteFrom('site_abandoned').execute();
    await trx.insertInto('site_abandoned').values(items).execute();
  });
});

describe.each(SITE_CALLS.map(one => one.callback))('site/%s', callback => {
  it('accepts a site by id or domain', async () => {
    const byId = await get(`site/${callback}`, { site_id: siteId });
    expect(byId.status).toBe(200);
    expect((await get(`site/${callback}`, { site_id: world().fleet.url(1) })).body).toEqual(byId.body);
  });

  it('returns little for a site that was never synced, without an error', async () => {
    expect((await get(`site/${callback}`, { site_id: empty })).status).toBe(200);
  });

  it.each([{}, { site_id: '' }])('needs site_id (%o)', async query => {
    expect(await get(`site/${callback}`, query)).toMatchObject(
      failed(400, 'rest_invalid_param', { params: { site_id: expect.any(String) } }),
    );
  });

  it.each([999, 'nowhere.example'])('returns 404 for an unknown site: %s', async site_id => {
    expect(await get(`site/${callback}`, { site_id })).toMatchObject(failed(404, 'svc_site_not_found'));
  });

  it('rejects unknown parameters by name', async () => {
    expect(await get(`site/${callback}`, { site_id: siteId, stie: 1 })).toMatchObject(
      failed(400, 'rest_invalid_param', { params: { stie: expect.any(String) } }),
    );
  });
});

describe('the site', () => {
  it('is the record that v2 shows', async () => {
    expect(await ofSite('site')).toEqual((await world().rest(`/sites/${siteId}`)).body.data);
  });

  it('site-info has its versions and what it reports about its server', async () => {
    const { wp_version, php_version, child_version, server, last_sync } = await ofSite('site');
    expect(await ofSite('site-info')).toEqual({
      id: siteId,
      url: `${world().fleet.url(1)}/`,
      name: 'Site 1',
      wp_version,
      php_version,
      child_version,
      ...server,
      last_sync,
    });
    expect(wp_version).toBe(world().fleet.site(1).core);
  });
});

describe('installed items', () => {
  it.each(['all', 'active', 'inactive'])('plugins: %s', async status => {
    const { plugins } = await ability('get-site-plugins-v1', { status });
    expect(plugins.length).toBeGreaterThan(0);
    const callback = `site-${status === 'all' ? 'installed' : status}-plugins`;
    expect(await ofSite(callback)).toEqual(plugins);
    expect(await ofSite(`${callback}-count`)).toEqual({ count: plugins.length });
  });

  it.each(['all', 'active', 'inactive'])('themes: %s', async status => {
    const { themes } = await ability('get-site-themes-v1');
    const wanted = themes.filter(
      ({ active }: { active: boolean }) => status === 'all' || active === (status === 'active'),
    );
    expect(wanted.length).toBeGreaterThan(0);
    const callback = `site-${status === 'all' ? 'installed' : status}-themes`;
    expect(await ofSite(callback)).toEqual(wanted);
    expect(await ofSite(`${callback}-count`)).toEqual({ count: wanted.length });
  });

  it.each([
    ['plugins', ['old-0', 'old-1']],
    ['themes', ['old-2']],
  ])('abandoned %s', async (what, slugs) => {
    const items = await ofSite(`site-abandoned-${what}`);
    expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
    expect(items[0]).toMatchObject({ site_id: siteId, name: 'Old', version: '1', last_updated: '2015-01-01' });
    expect(await ofSite(`site-abandoned-${what}-count`)).toEqual({ count: slugs.length });
    expect((await get(`site/site-abandoned-${what}`, { site_id: empty })).body).toEqual([]);
  });
});

describe('pending updates', () => {
  it('are listed by type and slug, and counted', async () => {
    const site = world().fleet.site(1);
    const body = await ofSite('site-available-updates');
    expect(Object.keys(body)).toEqual(['wp', 'plugins', 'themes', 'translations']);
    const offered = Object.fromEntries(
      site.pendingPlugins.map(({ slug, to }) => [
        slug,
        {
          Name: expect.stringMatching(/\S/),
          slug,
          Version: site.plugin(slug)?.version,
          new_version: to,
          active: expect.any(Boolean),
          wp_compatible: true,
          php_compatible: true,
        },
      ]),
    );
    expect(body.plugins).toEqual(offered);
    const { plugins, themes, wp, translations, total } = await ofSite('site-available-updates-count');
    expect(plugins).toBe(site.pendingPlugins.length);
    expect(themes).toBe(site.pendingThemes.length);
    expect(Object.keys(body.themes)).toHaveLength(themes);
    expect(total).toBe(wp + plugins + themes + translations);
    const nothing = { wp: {}, plugins: {}, themes: {}, translations: {} };
    expect((await get('site/site-available-updates', { site_id: empty })).body).toEqual(nothing);
  });

  it('of all sites are keyed by their ids; a translation has its languages', async () => {
    const akismet = { type: 'translation', slug: 'akismet', name: 'Akismet', version: '', new_version: '5' } as const;
    const languages = ['de_DE', 'nb_NO'];
    await storeUpdates(
      world(),
      empty,
      languages.map(language => ({ ...akismet, language })),
    );
    const { body } = await get('updates/available-updates');
    expect(Object.keys(body)).toEqual([siteId, empty].sort((a, b) => a - b).map(String));
    expect(body[siteId]).toEqual(await ofSite('site-available-updates'));
    const flags = { active: true, wp_compatible: true, php_compatible: true };
    expect(body[empty].translations).toEqual({
      akismet: { Name: 'Akismet', slug: 'akismet', Version: '', new_version: '5', languages, ...flags },
    });
    const second = await get('updates/available-updates', { per_page: 1, page: 2 });
    expect(Object.keys(second.body)).toEqual([String(Math.max(siteId, empty))]);
    const { database } = world().app.services;
    await database.write(async trx => {
      await trx.deleteFrom('site_updates').where('site_id', '=', empty).execute();
      await refreshPending(trx, [empty]);
    });
  });
});
