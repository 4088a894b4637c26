import { writeFrame } from '@sitekeeper/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { World } from '../../testing/index.ts';
import { freshPlugins, OTHER, PLAIN_PLUGIN, pluginWorld } from './plugin.fixtures.ts';

describe('delete-site-plugins-v1', () => {
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

  it('deletes active and inactive plugins even though the answer of the site still lists them', async () => {
    world.fleet.site(1).setPlugin(PLAIN_PLUGIN, { active: true });
    const input = { site_id_or_domain: id, slugs: [PLAIN_PLUGIN, OTHER], confirm: true };
    const { body } = await world.post('delete-site-plugins-v1', input);
    expect(body).toEqual({ site_id: id, deleted: [PLAIN_PLUGIN, OTHER], errors: [] });
    expect([state(PLAIN_PLUGIN), state(OTHER)]).toEqual([undefined, undefined]);
    const left = await world.post('get-site-plugins-v1', { site_id_or_domain: id });
    expect(left.body.plugins.map((plugin: { slug: string }) => plugin.slug)).not.toContain(PLAIN_PLUGIN);
  });

  // Seen to fail without: the plugin counted as deleted, and the site as one without plugins.
  it('does not take an answer without the list of plugins for an empty list', async () => {
    const { fleet } = world;
    const serve = fleet.serve.bind(fleet);
    onTestFinished(() => {
      fleet.serve = serve;
    });
    fleet.serve = async (k, request) =>
      String(request.body).includes('function=get_all_plugins')
        ? { reply: { status: 200, headers: {}, body: writeFrame({ data: null }) }, done: () => {} }
        : serve(k, request);
    const input = { site_id_or_domain: id, slugs: [PLAIN_PLUGIN], confirm: true };
    const { body } = await world.post('delete-site-plugins-v1', input);
    expect(body).toMatchObject({ deleted: [], errors: [{ slug: PLAIN_PLUGIN, code: 'svc_outcome_unknown' }] });
    const left = await world.post('get-site-plugins-v1', { site_id_or_domain: id });
    expect(left.body.plugins.map((plugin: { slug: string }) => plugin.slug)).toContain(OTHER);
  });

  it.each([{}, { confirm: false }])('deletes nothing without confirm (%j)', async more => {
    const { status, body } = await world.post('delete-site-plugins-v1', {
      site_id_or_domain: id,
      slugs: [PLAIN_PLUGIN],
      ...more,
    });
    expect([status, body.code]).toEqual([400, 'svc_confirmation_required']);
    expect(actions()).toEqual([]);
  });
});
