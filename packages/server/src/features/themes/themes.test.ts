import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

const PARENT = 'broadsheet';
const CHILD = 'broadsheet-evening';
const PLAIN = 'ground-floor';
const SPARE = 'field-notes';

describe('themes of a site', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await makeWorld({ sites: 2, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '1' } });
    id = world.siteIds[0] as number;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const site = world.fleet.site(1);
    site.setFaults();
    for (const slug of [PARENT, CHILD, PLAIN, SPARE]) site.setTheme(slug, '1.0');
    await world.post('sync-sites-v1', { site_ids_or_domains: [id] });
    await world.post('activate-site-theme-v1', { site_id_or_domain: id, slug: PLAIN });
    world.fleet.ledger.reset();
  });

  const activate = (slug: string) => world.post('activate-site-theme-v1', { site_id_or_domain: id, slug });
  const remove = (slugs: string[], more: object = { confirm: true }) =>
    world.post('delete-site-themes-v1', { site_id_or_domain: id, slugs, ...more });
  const actions = () => world.fleet.ledger.entries({ site: 1, fn: 'theme_action' });
  const installed = () => world.fleet.site(1).themes.map(theme => theme.slug);

  it('lists them, with the active one and the updates on offer', async () => {
    const site = world.fleet.site(1);
    const { body } = await world.post('get-site-themes-v1', { site_id_or_domain: id });
    expect(Object.keys(body)).toEqual(['site_id', 'site_url', 'active_theme', 'themes', 'total']);
    expect([body.site_id, body.site_url, body.active_theme]).toEqual([id, `${site.url}/`, PLAIN]);
    expect(body.total).toBe(site.themes.length);
    for (const theme of body.themes) {
      expect(Object.keys(theme)).toEqual(['slug', 'name', 'version', 'active', 'update_version']);
      const pending = site.pendingThemes.find(update => update.slug === theme.slug);
      expect([theme.active, theme.update_version]).toEqual([theme.slug === PLAIN, pending?.to ?? null]);
    }
    expect((await world.get('get-site-themes-v1', { site_id_or_domain: id })).body).toEqual(body);
  });

  it('activates one, and tells which was active before', async () => {
    const { status, body } = await activate(SPARE);
    expect([status, body]).toEqual([200, { site_id: id, activated: SPARE, previous_theme: PLAIN }]);
    expect(world.fleet.site(1).activeTheme).toBe(SPARE);
    const list = await world.post('get-site-themes-v1', { site_id_or_domain: id });
    expect(list.body.active_theme).toBe(SPARE);
  });

  it('never sends a theme that is not there: the site would break', async () => {
    const { status, body } = await activate('nope');
    expect([status, body.code]).toEqual([404, 'svc_theme_not_found']);
    expect(actions()).toEqual([]);
    expect(world.fleet.site(1).broken).toBe(false);
  });

  it('says so when the site did not activate it', async () => {
    world.fleet.site(1).setFaults({ name: 'http500', on: 'theme_action' });
    const { status, body } = await activate(SPARE);
    expect([status, body.code]).toEqual([502, 'svc_activation_failed']);
    expect(actions()).toHaveLength(1);
  });

  it('deletes some, and stores what is left', async () => {
    const { body } = await remove([SPARE, CHILD]);
    expect(body).toEqual({ site_id: id, deleted: [SPARE, CHILD], errors: [] });
    expect(installed()).not.toContain(SPARE);
    const list = await world.post('get-site-themes-v1', { site_id_or_domain: id });
    expect(list.body.themes.map((theme: { slug: string }) => theme.slug).sort()).toEqual([...installed()].sort());
  });

  it('keeps the active theme, its parent and what is unknown; the others go', async () => {
    await activate(CHILD);
    world.fleet.ledger.reset();
    const { body } = await remove([CHILD, PARENT, 'nope', SPARE]);
    expect(body.deleted).toEqual([SPARE]);
    expect(body.errors.map((error: { slug: string; code: string }) => [error.slug, error.code])).toEqual([
      [CHILD, 'svc_theme_in_use'],
      [PARENT, 'svc_theme_in_use'],
      ['nope', 'svc_theme_not_found'],
    ]);
    expect(actions()).toHaveLength(1);
    expect(installed()).toEqual(expect.arrayContaining([CHILD, PARENT]));
  });

  it('reports a theme as kept that became active on the site since the last sync', async () => {
    world.fleet.site(1).activateTheme(SPARE);
    const { body } = await remove([SPARE]);
    expect(body).toMatchObject({ deleted: [], errors: [{ slug: SPARE, code: 'svc_deletion_failed' }] });
    expect(installed()).toContain(SPARE);
  });

  it.each([{}, { confirm: false }])('deletes nothing without confirm (%j)', async more => {
    const { status, body } = await remove([SPARE], more);
    expect([status, body.code]).toEqual([400, 'svc_confirmation_required']);
    expect(actions()).toEqual([]);
  });

  it('is refused at a suspended site', async () => {
    const other = world.siteIds[1] as number;
    await world.post('suspend-site-v1', { site_id_or_domain: other });
    const { status, body } = await world.post('activate-site-theme-v1', { site_id_or_domain: other, slug: PLAIN });
    expect([status, body.code]).toEqual([409, 'svc_site_suspended']);
  });
});
