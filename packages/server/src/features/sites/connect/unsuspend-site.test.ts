import { describe, expect, it } from 'vitest';
import { auditOf, expectError, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
const unsuspend = (selector: unknown) => world().post('unsuspend-site-v1', { site_id_or_domain: selector });

describe('unsuspend-site', () => {
  it('connects a suspended site', async () => {
    const id = await storeSite(world(), { url: 'https://a.example/', status: 'suspended' });
    const { status, body } = await unsuspend('a.example');
    expect(status).toBe(200);
    expect(body).toEqual({ unsuspended: true, site_id: id, site_url: 'https://a.example/', status: 'connected' });
    expect((await siteRow(world(), id)).status).toBe('connected');
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.unsuspended']);
  });

  it('connects the site even if it was disconnected before', async () => {
    const id = await storeSite(world(), { url: 'https://b.example/', status: 'disconnected' });
    await world().post('suspend-site-v1', { site_id_or_domain: id });
    expect((await unsuspend(id)).body.status).toBe('connected');
  });

  it.each(['connected', 'disconnected'] as const)('returns 409 for a %s site, and keeps its state', async status => {
    const id = await storeSite(world(), { url: `https://${status}.example/`, status });
    expectError(await unsuspend(id), { status: 409, code: 'svc_invalid_state' });
    expect((await siteRow(world(), id)).status).toBe(status);
    expect(await auditOf(world().app.services.database, id)).toEqual([]);
  });

  it('returns 404 for an unknown site', async () => {
    expectError(await unsuspend(987_654), { status: 404, code: 'svc_site_not_found' });
  });
});
