import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

describe('get-site-plugins-v1', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await makeWorld({ sites: 1, seeded: true });
    id = world.siteIds[0] as number;
    await world.post('sync-sites-v1');
  });
  afterAll(() => world.close());

  const get = async (more: object = {}) =>
    (await world.post('get-site-plugins-v1', { site_id_or_domain: id, ...more })).body;
  const slugsOf = (body: { plugins: { slug: string }[] }) => body.plugins.map(plugin => plugin.slug).sort();

  it('lists the reported plugins by name, with their available updates', async () => {
    const site = world.fleet.site(1);
    const body = await get();
    expect(Object.keys(body)).toEqual(['site_id', 'site_url', 'plugins', 'total']);
    expect([body.site_id, body.site_url, body.total]).toEqual([id, `${site.url}/`, site.plugins.length]);
    expect(slugsOf(body)).toEqual(site.plugins.map(plugin => plugin.file).sort());
    const names = body.plugins.map((plugin: { name: string }) => plugin.name.toLowerCase());
    expect(names).toEqual([...names].sort());
    for (const plugin of body.plugins) {
      expect(Object.keys(plugin)).toEqual(['slug', 'name', 'version', 'active', 'update_version']);
      const real = site.plugin(plugin.slug);
      const pending = site.pendingPlugins.find(update => update.slug === plugin.slug);
      expect([plugin.version, plugin.active, plugin.update_version]).toEqual([
        real?.version,
        real?.active,
        pending?.to ?? null,
      ]);
    }
  });

  it.each(['active', 'inactive'] as const)('filters by status %s', async status => {
    const wanted = world.fleet.site(1).plugins.filter(plugin => plugin.active === (status === 'active'));
    expect(slugsOf(await get({ status }))).toEqual(wanted.map(plugin => plugin.file).sort());
  });

  it('filters by has_update', async () => {
    const pending = world.fleet
      .site(1)
      .pendingPlugins.map(update => update.slug)
      .sort();
    expect(slugsOf(await get({ has_update: true }))).toEqual(pending);
    const [all, without] = [await get(), await get({ has_update: false })];
    expect(without.total).toBe(all.total - pending.length);
  });

  it('accepts GET too, and sends nothing to the site', async () => {
    world.fleet.ledger.reset();
    const { status, body } = await world.get('get-site-plugins-v1', { site_id_or_domain: id, has_update: false });
    expect(status).toBe(200);
    expect(body).toEqual(await get({ has_update: false }));
    expect(world.fleet.ledger.entries({ site: 1 })).toEqual([]);
  });

  it('answers 404 for an unknown site and 400 for an unknown status', async () => {
    expect((await world.post('get-site-plugins-v1', { site_id_or_domain: 9999 })).body.code).toBe('svc_site_not_found');
    expect((await get({ status: 'broken' })).code).toBe('ability_invalid_input');
  });
});
