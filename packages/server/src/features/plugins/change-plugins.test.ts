import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../testing/index.ts';
import { freshPlugins, OTHER, PLAIN_PLUGIN, pluginWorld, STORED_CONNECTOR } from './plugin.fixtures.ts';

describe('any change of plugins', () => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await pluginWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    id = await freshPlugins(world);
  });

  const actions = () => world.fleet.ledger.entries({ site: 1, fn: 'plugin_action' });
  const state = (file: string) => world.fleet.site(1).plugin(file)?.active;

  it('never sends a slug that the site does not have', async () => {
    const { body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: ['nope/nope.php'] });
    expect(body).toMatchObject({ activated: [], errors: [{ slug: 'nope/nope.php', code: 'svc_plugin_not_found' }] });
    expect(world.fleet.ledger.entries({ site: 1 })).toEqual([]);
  });

  it.each([
    ['deactivate-site-plugins-v1', {}],
    ['delete-site-plugins-v1', { confirm: true }],
    ['activate-site-plugins-v1', {}],
  ])('%s rejects the connector and must-use plugins', async (ability, more) => {
    const input = { site_id_or_domain: id, slugs: [STORED_CONNECTOR], ...more };
    const { body } = await world.post(ability, input);
    expect(body.errors).toMatchObject([{ slug: STORED_CONNECTOR, code: 'svc_protected' }]);
    expect(actions()).toEqual([]);
    expect(state(STORED_CONNECTOR)).toBe(true);
  });

  it('treats a repeated slug as one', async () => {
    const { body } = await world.post('activate-site-plugins-v1', {
      site_id_or_domain: id,
      slugs: [PLAIN_PLUGIN, PLAIN_PLUGIN],
    });
    expect(body.activated).toEqual([PLAIN_PLUGIN]);
    expect(actions()).toHaveLength(1);
  });

  it('answers 503 when the site cannot be reached at all', async () => {
    world.fleet.site(1).setFaults('maintenance');
    const { status, body } = await world.post('activate-site-plugins-v1', {
      site_id_or_domain: id,
      slugs: [PLAIN_PLUGIN],
    });
    expect([status, body.code]).toEqual([503, 'svc_site_offline']);
  });

  it.each([
    ['suspend-site-v1', 'svc_site_suspended'],
    ['disconnect-site-v1', 'svc_site_disconnected'],
  ])('is rejected after %s', async (ability, code) => {
    const other = world.siteIds[1] as number;
    await world.post(ability, { site_id_or_domain: other });
    const { status, body } = await world.post('activate-site-plugins-v1', {
      site_id_or_domain: other,
      slugs: [PLAIN_PLUGIN],
    });
    expect([status, body.code]).toEqual([409, code]);
  });

  it('never sends two changes to a site at the same time', async () => {
    const calls = [PLAIN_PLUGIN, OTHER].flatMap(slug => [
      world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [slug] }),
      world.post('deactivate-site-plugins-v1', { site_id_or_domain: id, slugs: [slug] }),
    ]);
    const answers = await Promise.all(calls);
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200]);
    expect(world.fleet.ledger.site(1).maxChanging).toBe(1);
  });

  it.each([
    [{ slugs: PLAIN_PLUGIN }, 'input.slugs'],
    [{ slugs: [] }, 'input.slugs'],
    [{}, 'input.slugs'],
    [{ slugs: ['a||b'] }, 'input.slugs[0]'],
  ])('refuses %j', async (more, path) => {
    const { status, body } = await world.post('activate-site-plugins-v1', { site_id_or_domain: id, ...more });
    expect([status, body.code]).toEqual([400, 'ability_invalid_input']);
    expect(body.data.errors[0].path).toBe(path);
  });

  it('writes what was done into the audit log', async () => {
    await world.post('activate-site-plugins-v1', { site_id_or_domain: id, slugs: [PLAIN_PLUGIN] });
    const row = await world.app.services.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'plugins.activated')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([row.actor, row.subject, JSON.parse(row.detail_json)]).toEqual([
      'user:admin',
      `site:${id}`,
      { slugs: [PLAIN_PLUGIN] },
    ]);
  });
});
