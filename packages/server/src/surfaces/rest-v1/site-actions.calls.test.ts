import { beforeEach, describe, expect, it } from 'vitest';
import { FATAL, freshPlugins, OTHER, PLAIN_PLUGIN } from '../../features/plugins/plugin.fixtures.ts';
import { freshThemes, SPARE, PLAIN_THEME as THEME } from '../../features/themes/theme.fixtures.ts';
import { siteRow } from '../../testing/fixtures.ts';
import { failed, useV1 } from './v1.fixtures.ts';

const { world, get, post, put, remove } = useV1({
  sites: 3,
  seeded: true,
  env: { SITEKEEPER_DEADLINE_ACTION: '3', SITEKEEPER_DEADLINE_SYNC: '3' },
});
const siteOf = (k: number) => world().siteIds[k - 1] as number;
const statusOf = async (k: number) => (await siteRow(world(), siteOf(k))).status;
const needs = (name: string) => failed(400, 'rest_invalid_param', { params: { [name]: expect.any(String) } });

describe('site/add-site and site/remove-site', () => {
  it('connect a site and remove it', async () => {
    await remove('site/remove-site', { site_id: siteOf(3) });
    const tag = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
    const { status, body } = await post('site/add-site', {
      ...world().credentials(3),
      name: 'Bakery',
      groupids: String(tag),
      ssl_verify: false,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      SUCCESS: expect.stringMatching(/added/),
      data: { name: 'Bakery', status: 'connected' },
    });
    const { tags } = (await get('site/site', { site_id: body.data.id })).body;
    expect(tags).toMatchObject([{ id: tag }]);
    const again = await post('site/add-site', world().credentials(3));
    expect(again).toMatchObject(failed(409, 'svc_site_already_exists', { site_id: body.data.id }));
    const removed = await remove('site/remove-site', { site_id: body.data.id });
    expect(removed).toMatchObject({ status: 200, body: { SUCCESS: expect.stringMatching(/removed/) } });
    expect(await remove('site/remove-site', { site_id: body.data.id })).toMatchObject(
      failed(404, 'svc_site_not_found'),
    );
    expect(JSON.stringify([body, again.body, removed.body])).not.toContain(world().fleet.site(3).adminPassword);
  });

  it('require an address, a login and an id', async () => {
    const answer = await post('site/add-site', {});
    expect(answer).toMatchObject(needs('url'));
    expect(answer).toMatchObject(needs('admin'));
    expect(await remove('site/remove-site')).toMatchObject(needs('site_id'));
  });
});

describe('site/edit-site', () => {
  it('changes only what is given', async () => {
    const before = (await get('site/site', { site_id: siteOf(1) })).body;
    const { status, body } = await put('site/edit-site', { site_id: siteOf(1), notes: 'Call first.' });
    expect(status).toBe(200);
    expect(body).toEqual({ SUCCESS: expect.stringMatching(/changed/), data: { ...before, notes: 'Call first.' } });
  });

  it('accepts a form as well', async () => {
    const { basic } = await world().v1Key('write');
    const answer = await fetch(`${world().origin}/wp-json/svc/v1/site/edit-site`, {
      method: 'PUT',
      headers: { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ site_id: String(siteOf(1)), name: 'By form' }).toString(),
    });
    expect(answer.status).toBe(200);
    expect((await siteRow(world(), siteOf(1))).name).toBe('By form');
  });

  it('requires an existing site, client and tags', async () => {
    expect(await put('site/edit-site', { name: 'x' })).toMatchObject(needs('site_id'));
    expect(await put('site/edit-site', { site_id: 999, name: 'x' })).toMatchObject(failed(404, 'svc_site_not_found'));
    const site_id = siteOf(1);
    expect(await put('site/edit-site', { site_id, client_id: 999 })).toMatchObject(failed(404, 'svc_client_not_found'));
    expect(await put('site/edit-site', { site_id, groupids: [999] })).toMatchObject(failed(404, 'svc_tag_not_found'));
    expect(await put('site/edit-site', { site_id, groupids: 'EU' })).toMatchObject(needs('groupids'));
  });
});

describe('one site', () => {
  beforeEach(() => {
    world().fleet.site(1).setFaults();
  });

  it('is synced, disconnected and reconnected', async () => {
    const site_id = siteOf(1);
    const synced = await post('site/sync-site', { site_id });
    expect(synced.body).toMatchObject({ SUCCESS: 'The site was synced.', data: { id: site_id } });
    expect((await post('site/disconnect-site', { site_id })).body).toMatchObject({
      SUCCESS: 'The site is disconnected.',
      data: { site_id, status: 'disconnected' },
    });
    expect(await statusOf(1)).toBe('disconnected');
    expect(await post('site/sync-site', { site_id })).toMatchObject(failed(409, 'svc_site_disconnected'));
    expect((await post('site/reconnect-site', { site_id })).body).toMatchObject({ SUCCESS: 'The site is connected.' });
    expect(await statusOf(1)).toBe('connected');
  });

  it('fails the request if the site fails', async () => {
    world().fleet.site(1).setFaults({ name: 'http500' });
    const { status, body } = await post('site/sync-site', { site_id: siteOf(1) });
    expect(status).toBeGreaterThanOrEqual(502);
    expect(body).toEqual({
      ERROR: expect.stringMatching(/\S/),
      code: expect.stringMatching(/^svc_/),
      data: expect.objectContaining({ status }),
    });
  });

  it('is checked, and the result stored', async () => {
    const { status, body } = await post('site/check-site-http-status', { site_id: siteOf(1) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ site_id: siteOf(1), reachable: true, http_status: 200 });
    expect((await get('site/site-http-status', { site_id: siteOf(1) })).body).toMatchObject({ http_status: 200 });
  });

  it.each(['sync-site', 'disconnect-site', 'reconnect-site', 'check-site-http-status'])(
    '%s requires an existing site',
    async callback => {
      expect(await post(`site/${callback}`)).toMatchObject(needs('site_id'));
      expect(await post(`site/${callback}`, { site_id: 999 })).toMatchObject(failed(404, 'svc_site_not_found'));
    },
  );
});

describe('site/site-manage-plugin', () => {
  let site_id: number;
  beforeEach(async () => {
    site_id = await freshPlugins(world());
  });
  const manage = (fields: object) => post('site/site-manage-plugin', { site_id, ...fields });
  const plugin = (file: string) => world().fleet.site(1).plugin(file);

  it('activates, deactivates and deletes', async () => {
    expect((await manage({ plugin: PLAIN_PLUGIN, action: 'activate' })).body).toEqual({
      SUCCESS: 'Activated: 1, failed: 0.',
      data: { site_id, activated: [PLAIN_PLUGIN], errors: [] },
    });
    expect(plugin(PLAIN_PLUGIN)?.active).toBe(true);
    expect((await manage({ plugin: PLAIN_PLUGIN, action: 'deactivate' })).body).toMatchObject({
      data: { deactivated: [PLAIN_PLUGIN] },
    });
    expect(plugin(PLAIN_PLUGIN)?.active).toBe(false);
    expect((await manage({ plugin: PLAIN_PLUGIN, action: 'delete' })).body).toMatchObject({
      data: { deleted: [PLAIN_PLUGIN] },
    });
    expect(plugin(PLAIN_PLUGIN)).toBeUndefined();
  });

  it('accepts several plugins, and names those that failed', async () => {
    const { status, body } = await manage({ plugin: `${FATAL},${OTHER}`, action: 'activate' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ SUCCESS: 'Activated: 1, failed: 1.', data: { errors: [{ slug: FATAL }] } });
  });

  it('fails if nothing was done', async () => {
    expect(await manage({ plugin: 'nope/nope.php', action: 'delete' })).toMatchObject(
      failed(404, 'svc_plugin_not_found'),
    );
    expect(await manage({ plugin: FATAL, action: 'activate' })).toMatchObject(failed(502, 'svc_activation_failed'));
  });

  it('requires an action, plugins and a site', async () => {
    for (const action of [undefined, 'constructor', 'Activate', '', ['activate']]) {
      expect(await manage({ plugin: PLAIN_PLUGIN, action })).toMatchObject(needs('action'));
    }
    expect(await manage({ action: 'activate' })).toMatchObject(needs('plugin'));
    expect(await manage({ action: 'delete', plugin: ' , ' })).toMatchObject(needs('plugin'));
    expect(await manage({ action: 'delete', plugin: [] })).toMatchObject(needs('plugin'));
    expect(await post('site/site-manage-plugin', { action: 'delete', plugin: PLAIN_PLUGIN })).toMatchObject(
      needs('site_id'),
    );
    expect(await manage({ site_id: 999, plugin: PLAIN_PLUGIN, action: 'delete' })).toMatchObject(
      failed(404, 'svc_site_not_found'),
    );
    expect(plugin(PLAIN_PLUGIN)).toBeDefined();
    expect(world().fleet.ledger.summary().functions).toEqual({});
  });
});

describe('site/site-manage-theme', () => {
  let site_id: number;
  beforeEach(async () => {
    site_id = await freshThemes(world());
  });
  const manage = (fields: object) => post('site/site-manage-theme', { site_id, ...fields });

  it('activates and deletes', async () => {
    expect((await manage({ theme: SPARE, action: 'activate' })).body).toEqual({
      SUCCESS: 'The theme is active.',
      data: { site_id, activated: SPARE, previous_theme: THEME },
    });
    expect((await manage({ theme: THEME, action: 'delete' })).body).toMatchObject({ data: { deleted: [THEME] } });
    expect(world().fleet.site(1).activeTheme).toBe(SPARE);
  });

  it('fails if nothing was done', async () => {
    expect(await manage({ theme: 'nope', action: 'activate' })).toMatchObject(failed(404, 'svc_theme_not_found'));
    expect(await manage({ theme: THEME, action: 'delete' })).toMatchObject(failed(409, 'svc_theme_in_use'));
  });

  it('requires an action and themes', async () => {
    expect(await manage({ theme: SPARE, action: 'deactivate' })).toMatchObject(needs('action'));
    expect(await manage({ action: 'activate' })).toMatchObject(needs('theme'));
    expect(await manage({ site_id: 999, theme: SPARE, action: 'activate' })).toMatchObject(
      failed(404, 'svc_site_not_found'),
    );
  });
});
