import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, ISO_SECOND, refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 2 });
const get = (input: unknown) => world().post('get-site-v1', input);
let id = 0;

beforeAll(async () => {
  id = await world().addSite(1, { name: 'First', http_user: 'PLANTED-SECRET', http_pass: 'PLANTED-SECRET' });
});

describe('get-site', () => {
  it('returns the exact fields, as of the last sync', async () => {
    const site = world().fleet.site(1);
    const { status, body } = await get({ site_id_or_domain: id });
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      url: `${site.url}/`,
      name: 'First',
      status: 'connected',
      client_id: null,
      wp_version: site.core,
      php_version: expect.stringMatching(/^\d+\.\d+/),
      child_version: expect.stringMatching(/^\d+\.\d+/),
      last_sync: expect.stringMatching(ISO_SECOND),
      admin_username: site.admin,
      notes: '',
    });
  });

  it('adds the counts and the health score on request', async () => {
    const site = world().fleet.site(1);
    const { body } = await get({ site_id_or_domain: id, include_stats: true });
    expect(body.stats).toEqual({
      plugin_updates: site.pendingPlugins.length,
      theme_updates: site.pendingThemes.length,
      wp_update_available: site.pendingCore !== undefined,
      health_score: expect.any(Number),
    });
    expect(body.stats.health_score).toBeGreaterThanOrEqual(0);
    expect(body.stats.health_score).toBeLessThanOrEqual(100);
    expect((await get({ site_id_or_domain: id, include_stats: false })).body).not.toHaveProperty('stats');
  });

  it('returns nothing else, least of all secrets', async () => {
    const columns = {
      sync_error: 'PLANTED-SECRET',
      info_json: '{"a":"PLANTED-SECRET"}',
      digests_json: '"PLANTED-SECRET"',
    };
    const planted = await storeSite(world(), { url: 'https://planted.example/', columns });
    const { services } = world().app;
    const sealed = services.secrets.seal(`site/${planted}/private_key`, 'PLANTED-SECRET');
    await services.database.write(trx =>
      trx.insertInto('site_secrets').values({ site_id: planted, name: 'private_key', sealed }).execute(),
    );
    for (const site of [id, planted]) {
      const { status, body } = await get({ site_id_or_domain: site, include_stats: true });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('PLANTED-SECRET');
      expect(JSON.stringify(body)).not.toContain(sealed);
    }
  });

  it('returns null as last sync of a site that was never synced, and zeros as its counts', async () => {
    const never = await storeSite(world(), { url: 'https://never.example/' });
    const { body } = await get({ site_id_or_domain: never, include_stats: true });
    expect(body).toMatchObject({ last_sync: null, wp_version: '', php_version: '', child_version: '' });
    expect(body.stats).toEqual({ plugin_updates: 0, theme_updates: 0, wp_update_available: false, health_score: 100 });
  });

  it('accepts the id, its digits, the domain or the address, ignoring scheme, www., case and a trailing slash', async () => {
    const { host } = new URL(world().fleet.url(1));
    for (const selector of [id, String(id), host, `${host}/`, `HTTPS://WWW.${host}`, `http://${host}/?x=1`]) {
      expect((await get({ site_id_or_domain: selector })).body.id).toBe(id);
    }
  });

  it('distinguishes ports and paths', async () => {
    const [host] = new URL(world().fleet.url(1)).host.split(':');
    expectError(await get({ site_id_or_domain: host }), { status: 404, code: 'svc_site_not_found' });
    expectError(await get({ site_id_or_domain: `${world().fleet.url(1)}/blog` }), {
      status: 404,
      code: 'svc_site_not_found',
    });
  });

  it('returns 409 with the ids if an address matches two sites', async () => {
    const one = await storeSite(world(), { url: 'https://twin.example/' });
    const two = await storeSite(world(), { url: 'http://www.twin.example/' });
    const answer = await get({ site_id_or_domain: 'twin.example' });
    const message = expectError(answer, { status: 409, code: 'svc_ambiguous_site', data: { site_ids: [one, two] } });
    expect(message).toContain(`${one} (https://twin.example/), ${two} (http://www.twin.example/)`);
    expect((await get({ site_id_or_domain: two })).body.url).toBe('http://www.twin.example/');
  });

  it('returns 404 for unknown ids', async () => {
    for (const selector of [987_654, '987654', 0, -1, ' ']) {
      expectError(await get({ site_id_or_domain: selector }), { status: 404, code: 'svc_site_not_found' });
    }
  });

  it('returns 400 with all violations of invalid input', async () => {
    expect(refusedPaths(await get({ include_stats: 'yes', stats: 1 })).sort()).toEqual(
      ['input.include_stats', 'input.site_id_or_domain', 'input.stats'].sort(),
    );
    expect(refusedPaths(await get({ site_id_or_domain: 1e20 }))).toEqual(['input.site_id_or_domain']);
    expect(refusedPaths(await get({ site_id_or_domain: 'a\0b' }))).toEqual(['input.site_id_or_domain']);
    expectError(await get('5'), { status: 400, code: 'ability_invalid_input' });
  });

  it('accepts GET too, because it only reads', async () => {
    const { status, body } = await world().get('get-site-v1', { site_id_or_domain: id, include_stats: 'false' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id });
    expect(body).not.toHaveProperty('stats');
  });
});
