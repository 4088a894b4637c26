import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPlugins, PLAIN_PLUGIN, STORED_CONNECTOR } from '../../../features/plugins/plugin.fixtures.ts';
import { CHILD, freshThemes, PARENT, PLAIN_THEME as THEME } from '../../../features/themes/theme.fixtures.ts';
import { ISO_SECOND, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 2, seeded: true });
let id: number;
let at: string;
const rest = (path: string, method = 'GET', body?: unknown) =>
  world().rest(`${at}/${path}`, { method, ...(body === undefined ? {} : { body }) });
const slugs = (body: { data: readonly { slug: string }[] }) => body.data.map(({ slug }) => slug);
beforeAll(async () => {
  id = await freshPlugins(world());
  await freshThemes(world());
  at = `/sites/${encodeURIComponent(world().fleet.url(1))}`;
});
beforeEach(() => world().fleet.ledger.reset());

const READS = [
  'plugins',
  'themes',
  'plugins/abandoned',
  'themes/abandoned',
  'non-svc-changes',
  'timeline',
  'security',
  'client',
  'costs',
];

describe.each(READS)('GET …/%s', what => {
  it('returns what is stored, 404 for an unknown site, 400 for an unknown parameter', async () => {
    expect((await rest(what)).status).toBe(200);
    const gone = await world().rest(`/sites/987654/${what}`);
    expect(gone).toMatchObject({ status: 404, body: { success: 0, code: 'svc_site_not_found' } });
    const { status, body } = await rest(`${what}?no_such=1`);
    expect([status, body.data.params]).toEqual([400, { no_such: expect.stringMatching(/\S/) }]);
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });
});

describe('lists', () => {
  it.each(['plugins', 'themes', 'plugins/abandoned', 'themes/abandoned', 'non-svc-changes', 'costs'])(
    'of %s come in pages of 20, at most 200',
    async what => {
      const { body, headers } = await rest(what);
      expect(body).toMatchObject({ success: 1, page: 1, per_page: 20, pages: Math.ceil(body.total / 20) });
      expect(body.data).toHaveLength(Math.min(20, body.total));
      expect(headers.get('x-wp-total')).toBe(String(body.total));
      expect((await rest(`${what}?page=99&per_page=200`)).body).toMatchObject({ page: 99, per_page: 200, data: [] });
      const { status, body: refused } = await rest(`${what}?page=0&per_page=201`);
      expect([status, Object.keys(refused.data.params)]).toEqual([400, ['page', 'per_page']]);
    },
  );

  it('of plugins are filtered by state, search and updates', async () => {
    const all = (await rest('plugins?per_page=200')).body;
    expect(all.data.find((item: { slug: string }) => item.slug === PLAIN_PLUGIN)).toEqual({
      slug: PLAIN_PLUGIN,
      name: 'Amber Cache',
      version: '1.0.0',
      active: false,
      must_use: false,
      update_version: expect.stringMatching(/\d/),
    });
    expect(slugs((await rest(`plugins?search=${encodeURIComponent(STORED_CONNECTOR)}&status=active`)).body)).toEqual([
      STORED_CONNECTOR,
    ]);
    const active = (await rest('plugins?status=active&per_page=200')).body.total;
    expect(active + (await rest('plugins?status=inactive')).body.total).toBe(all.total);
    const pending = (await rest('plugins?has_update=1')).body.total;
    expect(pending + (await rest('plugins?has_update=false&must_use=0')).body.total).toBeLessThanOrEqual(all.total);
    const { status, body } = await rest('plugins?status=on&has_update=x&must_use=x');
    expect([status, Object.keys(body.data.params).sort()]).toEqual([400, ['has_update', 'must_use', 'status']]);
  });

  it('of themes are filtered in the same way', async () => {
    expect(slugs((await rest('themes?status=active')).body)).toEqual([THEME]);
    expect(slugs((await rest('themes?search=broadsheet')).body).sort()).toEqual([PARENT, CHILD]);
    expect((await rest('themes?must_use=1')).status).toBe(400);
  });

  it('of abandoned items include when each was last updated', async () => {
    const row = { site_id: id, name: 'Old', version: '1', last_updated_at: Date.UTC(2001, 0, 31) };
    await world().app.services.database.write(trx =>
      trx
        .insertInto('site_abandoned')
        .values(['plugin', 'theme'].map(type => ({ ...row, type, slug: `old-${type}` })))
        .execute(),
    );
    for (const type of ['plugin', 'theme']) {
      const { body } = await rest(`${type}s/abandoned`);
      const shown = {
        site_id: id,
        site_url: `${world().fleet.url(1)}/`,
        slug: `old-${type}`,
        name: 'Old',
        version: '1',
      };
      expect(body.data).toEqual([{ ...shown, last_updated: '2001-01-31' }]);
      expect(body.total).toBe(1);
    }
  });

  it('of changes are newest first, and not available while the module is off', async () => {
    const change = { context: 'plugins', action: 'deactivated', name: 'Later', slug: 'x/x.php' } as const;
    world().fleet.site(1).localChange(change);
    await world().rest(`/sites/${id}/sync`, { method: 'POST' });
    const { body } = await rest('non-svc-changes?per_page=1');
    expect(body.data).toMatchObject([{ type: 'plugin.deactivated', timestamp: expect.stringMatching(ISO_SECOND) }]);
    expect(body.data[0].description).toContain('Later');
    await world().post('update-module-v1', { module: 'logs', enabled: false });
    const off = await rest('non-svc-changes');
    expect([off.status, off.body.code]).toEqual([501, 'svc_module_not_available']);
    await world().post('update-module-v1', { module: 'logs', enabled: true });
    expect((await rest('non-svc-changes?per_page=1')).body).toEqual(body);
  });

  it('of costs include their totals, and are not available while the module is off', async () => {
    const cost = { name: 'Hosting', price: 12, payment_type: 'subscription', product_type: 'hosting' };
    const made = await world().rest('/costs/add', {
      method: 'POST',
      body: { ...cost, renewal_type: 'monthly', last_renewal: '2026-01-31', sites: [id] },
    });
    expect(made.status).toBe(200);
    const { body } = await rest('costs');
    expect(body).toMatchObject({ total: 1, total_monthly: 12, total_yearly: 144 });
    expect(body.data).toMatchObject([{ id: made.body.data.id, name: 'Hosting', amount: 12, frequency: 'monthly' }]);
    expect((await rest('costs?page=2')).body).toMatchObject({ total: 1, data: [], total_monthly: 12 });
    await world().post('update-module-v1', { module: 'costs', enabled: false });
    const off = await rest('costs');
    expect([off.status, off.body.code]).toEqual([501, 'svc_module_not_available']);
    await world().post('update-module-v1', { module: 'costs', enabled: true });
  });
});

describe('single objects', () => {
  it('security: returns the issues and the certificate', async () => {
    const { body } = await rest('security');
    const ssl_status = { valid: false, expires: null, issuer: null, error: 'no TLS' };
    expect(body).toMatchObject({ success: 1, data: { site_id: id, ssl_status } });
    expect(body.data.security_issues).toContainEqual(expect.objectContaining({ type: 'sslprotocol' }));
  });

  it('client: returns null if there is none, otherwise its record', async () => {
    expect((await rest('client')).body).toEqual({ success: 1, data: null });
    const client = { name: 'Bakery', client_email: 'info@bakery.example' };
    const { data } = (await world().rest('/clients/add', { method: 'POST', body: client })).body;
    await rest('edit', 'PATCH', { client_id: data.id });
    expect((await rest('client')).body).toEqual({
      success: 1,
      data: { ...data, sites_count: 1, selected_sites: [id] },
    });
    await rest('edit', 'PATCH', { client_id: null });
  });
});
