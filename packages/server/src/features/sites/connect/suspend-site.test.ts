import { describe, expect, it } from 'vitest';
import { auditOf, expectError, refusedPaths, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 1 });
const suspend = (selector: unknown) => world().post('suspend-site-v1', { site_id_or_domain: selector });

describe('suspend-site', () => {
  it.each(['connected', 'disconnected', 'suspended'] as const)('suspends a %s site', async status => {
    const url = `https://${status}.example/`;
    const id = await storeSite(world(), { url, status });
    const { status: http, body } = await suspend(id);
    expect(http).toBe(200);
    expect(body).toEqual({ suspended: true, site_id: id, site_url: url, status: 'suspended' });
    expect((await siteRow(world(), id)).status).toBe('suspended');
  });

  it('accepts the site by id, digits, domain and URL', async () => {
    const id = await storeSite(world(), { url: 'https://www.by-name.example/shop/' });
    for (const selector of [id, String(id), 'by-name.example/shop', 'http://BY-NAME.example/shop/']) {
      expect((await suspend(selector)).body.site_id).toBe(id);
    }
  });

  it('writes to the audit log once: repeating changes nothing', async () => {
    const id = await storeSite(world(), { url: 'https://audited.example/' });
    await suspend(id);
    await suspend(id);
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.suspended']);
  });

  it('sends nothing to the site', async () => {
    const id = await world().addSite(1);
    world().fleet.ledger.reset();
    await suspend(id);
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it('returns 404 for an unknown site', async () => {
    expectError(await suspend(987_654), { status: 404, code: 'svc_site_not_found' });
    expectError(await suspend('nowhere.example'), { status: 404, code: 'svc_site_not_found' });
  });

  it('returns 400 without a site, and for an invalid selector', async () => {
    expect(refusedPaths(await world().post('suspend-site-v1', {}))).toEqual(['input.site_id_or_domain']);
    for (const selector of [null, true, 1.5, [1], {}, '']) {
      expect(refusedPaths(await suspend(selector))).toEqual(['input.site_id_or_domain']);
    }
  });

  it('names an unknown property in the 400', async () => {
    const answer = await world().post('suspend-site-v1', { site_id_or_domain: 1, site_id: 1 });
    expect(refusedPaths(answer)).toEqual(['input.site_id']);
    expect(answer.body.message).toContain('input.site_id ');
  });

  it('accepts POST only', async () => {
    const answer = await world().get('suspend-site-v1', { site_id_or_domain: 1 });
    expectError(answer, { status: 405, code: 'rest_ability_invalid_method' });
    expect(answer.headers.get('allow')).toBe('POST');
  });
});
