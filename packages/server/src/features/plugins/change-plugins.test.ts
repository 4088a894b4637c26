import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

const CONNECTOR = 'mainwp-child/mainwp-child.php';
const PLAIN = 'amber-cache/amber-cache.php';
const OTHER = 'acorn-backup/acorn-backup.php';
const FATAL = 'kite-social/kite-social.php';

describe('changing plugins of a site', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await makeWorld({ sites: 3, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '1' } });
    id = world.siteIds[0] as number;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const site = world.fleet.site(1);
    site.setFaults();
    for (const file of [PLAIN, OTHER, FATAL]) site.setPlugin(file, { version: '1.0.0', active: false });
    site.setPlugin('must-use.php', { version: '1.0' });
    await world.post('sync-sites-v1', { site_ids_or_domains: [id] });
    world.fleet.ledger.reset();
  });

  const actions = () => world.fleet.ledger.entries({ site: 1, fn: 'plugin_action' });
  const state = (file: string) => world.fleet.site(1).plugin(file)?.active;

  it('activates, and stores what the site reports', async () => {
    const { status, body } = await world.post('activate-site-plugins-v1', {
      site_id_or_domain: id,
      slugs: [PLAIN, OTHER],
    });
    expect(status).toBe(200);
    expect(body).toEqual({ site_id: id, activated: [PLAIN, OTHER], errors: [] });
    expect([state(PLAIN), state(OTHER)]).toEqual([true, true]);
    const active = await world.post('get-site-plugins-v1', { site_id_or_domain: id, status: 'active' });
    expect(active.body.plugins.map((plugin: { slug: string }) => plugin.slug)).toEqual(
      expect.arrayContaining([PLAIN, OTHER]),
    );
  });

  it('deactivates', async () => {
    world.fleet.site(1).setPlugin(PLAIN, { active: true });
    const { body } = await world.post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN] });
    expect(body).toEqual({ site_id: id, deactivated: [PLAIN], errors: [] });
    expect(state(PLAIN)).toBe(false);
  });

  it('deletes active and inactive plugins, though the answer still lists them', async () => {
    world.fleet.site(1).setPlugin(PLAIN, { active: true });
    const input = { site_id_or_domain: id, slugs: [PLAIN, OTHER], confirm: true };
    const { body } = await world.post('delete-site-plugins-v1', input);
    expect(body).toEqual({ site_id: id, deleted: [PLAIN, OTHER], errors: [] });
    expect([state(PLAIN), state(OTHER)]).toEqual([undefined, undefined]);
    const left = await world.post('get-site-plugins-v1', { site_id_or_domain: id });
    expect(left.body.plugins.map((plugin: { slug: string }) => plugin.slug)).not.toContain(PLAIN);
  });

  it.each([{}, { confirm: false }])('deletes nothing without confirm (%j)', async more => {
    const { status, body } = await world.post('delete-site-plugins-v1', {
      site_id_or_domain: id,
      slugs: [PLAIN],
      ...more,
    });
    expect([status, body.code]).toEqual([400, 'svc_confirmation_required']);
    expect(actions()).toEqual([]);
  });

  it('never sends a slug that the site does not have', async () => {
    const { body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: ['nope/nope.php'] });
    expect(body).toMatchObject({ activated: [], errors: [{ slug: 'nope/nope.php', code: 'svc_plugin_not_found' }] });
    expect(world.fleet.ledger.entries({ site: 1 })).toEqual([]);
  });

  it.each([
    ['deactivate-site-plugins-v1', {}],
    ['delete-site-plugins-v1', { confirm: true }],
    ['activate-site-plugins-v1', {}],
  ])('%s leaves the connector and must-use plugins alone', async (ability, more) => {
    const input = { site_id_or_domain: id, slugs: [CONNECTOR], ...more };
    const { body } = await world.post(ability, input);
    expect(body.errors).toMatchObject([{ slug: CONNECTOR, code: 'svc_protected' }]);
    expect(actions()).toEqual([]);
    expect(state(CONNECTOR)).toBe(true);
  });

  it('treats a slug given twice as one', async () => {
    const { body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN, PLAIN] });
    expect(body.activated).toEqual([PLAIN]);
    expect(actions()).toHaveLength(1);
  });

  it('tells of a plugin that breaks on activation, and activates the others', async () => {
    const { body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [FATAL, PLAIN] });
    expect(body).toMatchObject({ activated: [PLAIN], errors: [{ slug: FATAL, code: 'svc_activation_failed' }] });
    expect([state(FATAL), state(PLAIN)]).toEqual([false, true]);
  });

  it('does not believe the success of a plugin that vanished from the site since', async () => {
    world.fleet.site(1).removePlugin(PLAIN);
    const { body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN] });
    expect(body).toMatchObject({ activated: [], errors: [{ slug: PLAIN, code: 'svc_activation_failed' }] });
  });

  it('sends a change once, and reads the state when the answer does not come', async () => {
    world.fleet.site(1).setFaults({ name: 'hang', on: 'plugin_action' });
    const { body } = await world.post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN] });
    expect(body.deactivated).toEqual([PLAIN]);
    expect(actions()).toHaveLength(1);
  });

  it('answers 503 when the site cannot be reached at all', async () => {
    world.fleet.site(1).setFaults('maintenance');
    const { status, body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN] });
    expect([status, body.code]).toEqual([503, 'svc_site_offline']);
  });

  it.each([
    ['suspend-site-v1', 'svc_site_suspended'],
    ['disconnect-site-v1', 'svc_site_disconnected'],
  ])('is refused after %s', async (ability, code) => {
    const other = world.siteIds[1] as number;
    await world.post(ability, { site_id_or_domain: other });
    const { status, body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: other, slugs: [PLAIN] });
    expect([status, body.code]).toEqual([409, code]);
  });

  it('never lets two changes reach a site at a time', async () => {
    const calls = [PLAIN, OTHER].flatMap(slug => [
      world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [slug] }),
      world.post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [slug] }),
    ]);
    const answers = await Promise.all(calls);
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200]);
    expect(world.fleet.ledger.site(1).maxChanging).toBe(1);
  });

  it.each([
    [{ slugs: PLAIN }, 'input.slugs'],
    [{ slugs: [] }, 'input.slugs'],
    [{}, 'input.slugs'],
    [{ slugs: ['a||b'] }, 'input.slugs[0]'],
  ])('refuses %j', async (more, path) => {
    const { status, body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, ...more });
    expect([status, body.code]).toEqual([400, 'ability_invalid_input']);
    expect(body.data.errors[0].path).toBe(path);
  });

  it('keeps an audit row of what was done', async () => {
    await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN] });
    const row = await world.app.services.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'plugins.activated')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([row.actor, row.subject, JSON.parse(row.detail_json)]).toEqual([
      'user:admin',
      `site:${id}`,
      { slugs: [PLAIN] },
    ]);
  });
});
