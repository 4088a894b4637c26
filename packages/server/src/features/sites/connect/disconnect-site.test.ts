import { describe, expect, it } from 'vitest';
import { auditOf, expectError, refusedPaths, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 1 });
const disconnect = (selector: unknown) => world().post('disconnect-site-v1', { site_id_or_domain: selector });

describe('disconnect-site', () => {
  it.each(['connected', 'disconnected', 'suspended'] as const)('disconnects a %s site', async status => {
    const url = `https://${status}.example/`;
    const id = await storeSite(world(), { url, status });
    const { status: http, body } = await disconnect(id);
    expect(http).toBe(200);
    expect(body).toEqual({ disconnected: true, site_id: id, site_url: url, status: 'disconnected' });
    expect((await siteRow(world(), id)).status).toBe('disconnected');
  });

  it('sends nothing to the site and keeps its key, so that reconnecting works', async () => {
    const id = await world().addSite(1);
    world().fleet.ledger.reset();
    await disconnect(id);
    expect(world().fleet.ledger.summary().calls).toBe(0);
    expect(world().fleet.site(1).registered).toBe(true);
    const again = await world().post('reconnect-site-v1', { site_id_or_domain: id });
    expect(again.body).toMatchObject({ reconnected: true, status: 'connected' });
    expect(world().fleet.ledger.summary().functions).toEqual({ stats: 1 });
  });

  it('succeeds when repeated, and is audited once', async () => {
    const id = await storeSite(world(), { url: 'https://audited.example/' });
    expect((await disconnect(id)).status).toBe(200);
    expect((await disconnect(id)).status).toBe(200);
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.disconnected']);
  });

  it('returns 404 for an unknown site, and 400 without one', async () => {
    expectError(await disconnect(987_654), { status: 404, code: 'svc_site_not_found' });
    expect(refusedPaths(await world().post('disconnect-site-v1'))).toEqual(['input.site_id_or_domain']);
  });
});
