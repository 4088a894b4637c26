import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import { failed, useV1 } from './v1.fixtures.ts';

const { world, get } = useV1({ sites: 3, seeded: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '4' } });
const id = (k: number) => world().siteIds[k - 1] as number;
const ids = (body: { id: number }[]) => body.map(site => site.id);

let offline: number;
let resting: number;
let clientId: number;
beforeAll(async () => {
  clientId = (await world().post('add-client-v1', { name: 'Acme', client_email: 'acme+1@acme.example' })).body.id;
  await world().post('sync-sites-v1');
  await world().post('update-site-v1', { site_id_or_domain: id(1), client_id: clientId });
  offline = await storeSite(world(), { url: 'https://zz-off.example/', name: 'Zz off', status: 'disconnected' });
  resting = await storeSite(world(), { url: 'https://zz-rest.example/shop/', name: 'Zz rest', status: 'suspended' });
});

describe('lists of sites', () => {
  it('are bare arrays of the same records as in v2', async () => {
    const { status, body, headers } = await get('sites/all-sites');
    expect(status).toBe(200);
    expect(ids(body)).toEqual([id(1), id(2), id(3), offline, resting]);
    expect(headers.get('x-wp-total')).toBe('5');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toEqual((await world().rest('/sites')).body.data);
  });

  it('have pages only on request', async () => {
    const { body, headers } = await get('sites/all-sites', { page: 2, per_page: 2 });
    expect(ids(body)).toEqual([id(3), offline]);
    expect(headers.get('x-wp-total')).toBe('5');
    expect((await get('sites/all-sites', { page: 9 })).body).toEqual([]);
  });

  it('are complete, however many pages are read internally', async () => {
    const rows = Array.from({ length: 430 }, (_, at) => `https://many-${at}.example/`);
    for (const url of rows) await storeSite(world(), { url });
    const { body } = await get('sites/all-sites', { search: 'many-' });
    expect(new Set(body.map((site: { url: string }) => site.url))).toEqual(new Set(rows));
    const { database } = world().app.services;
    await database.write(trx => trx.deleteFrom('sites').where('url', 'like', '%many-%').execute());
  });

  it.each([
    ['connected', () => [id(1), id(2), id(3)]],
    ['disconnected', () => [offline]],
  ])('contain the %s ones', async (state, wanted) => {
    expect(ids((await get(`sites/${state}-sites`)).body)).toEqual(wanted());
    expect((await get(`sites/${state}-sites-count`)).body).toEqual({ count: wanted().length });
  });

  it('are counted', async () => {
    expect((await get('sites/all-sites-count')).body).toEqual({ count: 5 });
    expect((await get('sites/all-sites-count', { status: 'suspended' })).body).toEqual({ count: 1 });
  });

  it.each(['all-sites', 'connected-sites', 'all-sites-count', 'http-status', 'security-issues'])(
    '%s rejects unknown parameters by name',
    async callback => {
      const answer = await get(`sites/${callback}`, { stauts: 'x' });
      expect(answer).toMatchObject(failed(400, 'rest_invalid_param'));
      expect(answer.body.ERROR).toContain('stauts');
    },
  );
});

describe('sites/get-sites-by-url', () => {
  it('finds sites by addresses separated by semicolons', async () => {
    const urls = ` ZZ-REST.example/shop ;;${world().fleet.url(2)}; nowhere.example`;
    const { status, body } = await get('sites/get-sites-by-url', { urls });
    expect(status).toBe(200);
    expect(ids(body)).toEqual([resting, id(2)]);
    const site = (await get('site/site', { site_id: id(2) })).body;
    expect({ ...body[1], key: site.key, screenshot: null }).toEqual(site);
  });

  it('requires urls, and says so if no site has one of them', async () => {
    for (const query of [{}, { urls: '' }, { urls: ' ; ' }, { urls: `a;${'b'.repeat(2049)}` }]) {
      const answer = await get('sites/get-sites-by-url', query);
      expect(answer).toMatchObject(failed(400, 'rest_invalid_param', { params: { urls: expect.any(String) } }));
    }
    for (const urls of ['nowhere.example', 'a;'.repeat(3500), `${'b'.repeat(2048)};c;`]) {
      expect(await get('sites/get-sites-by-url', { urls })).toMatchObject(failed(404, 'svc_site_not_found'));
    }
  });
});

describe('sites/get-sites-by-client', () => {
  it('lists the sites of a client, by id or e-mail address', async () => {
    for (const client of [clientId, 'acme+1@acme.example']) {
      expect(ids((await get('sites/get-sites-by-client', { client })).body)).toEqual([id(1)]);
    }
  });

  it('requires an existing client', async () => {
    expect(await get('sites/get-sites-by-client')).toMatchObject(
      failed(400, 'rest_invalid_param', { params: { client: expect.any(String) } }),
    );
    expect(await get('sites/get-sites-by-client', { client: 999 })).toMatchObject(failed(404, 'svc_client_not_found'));
  });
});

describe('stored values of all sites', () => {
  it('http-status returns the result of the last check, or nothing yet', async () => {
    await world().post('check-site-v1', { site_id_or_domain: id(1) });
    const { body } = await get('sites/http-status');
    expect(body[0]).toEqual({
      id: id(1),
      url: `${world().fleet.url(1)}/`,
      name: 'Site 1',
      checked_at: expect.any(String),
      reachable: true,
      http_status: 200,
      response_time_ms: expect.any(Number),
      message: null,
    });
    expect(body[3]).toMatchObject({ id: offline, checked_at: null, http_status: null });
    expect((await get('site/site-http-status', { site_id: id(1) })).body).toEqual(body[0]);
  });

  it('health-score returns the score of the last sync', async () => {
    const { body } = await get('sites/health-score');
    const { stats } = (await world().post('get-site-v1', { site_id_or_domain: id(1), include_stats: true })).body;
    expect(body[0]).toEqual({
      id: id(1),
      url: `${world().fleet.url(1)}/`,
      name: 'Site 1',
      health_score: stats.health_score,
    });
    expect(body[3].health_score).toBeNull();
    expect((await get('site/site-health-score', { site_id: id(1) })).body).toEqual(body[0]);
  });

  it('security-issues lists those of each site', async () => {
    const { body } = await get('sites/security-issues');
    expect(body.map((site: { site_id: number }) => site.site_id)).toEqual([id(1), id(2), id(3), offline, resting]);
    const { security_issues } = (await get('site/site-security-issues', { site_id: id(1) })).body;
    expect(body[0].security_issues).toEqual(security_issues);
  });

  it('sites-available-updates-count is the sum over all sites', async () => {
    const { body } = await get('sites/sites-available-updates-count');
    const each = await Promise.all(
      world().siteIds.map(async site_id => (await get('site/site-available-updates-count', { site_id })).body.total),
    );
    expect(body.total).toBe(each.reduce((sum, one) => sum + one, 0));
    expect(body.total).toBeGreaterThan(0);
    expect(Object.keys(body)).toEqual(['wp', 'plugins', 'themes', 'translations', 'total']);
  });
});
