import { describe, expect, it } from 'vitest';
import { auditOf, expectError, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
const unsuspend = (selector: unknown) => world().post('unsuspend-site-v1', { site_id_or_domain: selector });

describe('unsuspend-site', () => {
  it('connects a suspended site again', async () => {
    const id = await storeSite(world(), { url: 'https://a.example/', status: 'suspended' });
    const { status, body } = await unsuspend('a.example');
    expect(status).toBe(200);
    expect(body).toEqual({ unsuspended: true, site_id: id, site_url: 'https://a.example/', status: 'connected' });
    expect((await siteRow(world(), id)).status).toBe('connected');
    expect(await auditOf(world().app.services.database, id)).toEqual(['site.unsuspended']);
  });

  it('does not remember that the site was disconnected before: it is connected', async () => {
    const id = await storeSite(world(), { url: 'https://b.example/', status: 'disconnected' });
    await world().post('suspend-site-v1', { site_id_or_domain: id });
    expect((await unsuspend(id)).body.status).toBe('connected');
  });

  it.each(['connected', 'disconnected'] as const)('answers 409 for a %s site, and leaves it so', async status => {
    const id = await storeSite(world(), { url: `https://${status}.example/`, status });
    expectError(await unsuspend(id), { status: 409, code: 'svc_invalid_state' });
    expect((await siteRow(world(), id)).status).toBe(status);
    expect(await auditOf(world().app.services.database, id)).toEqual([]);
  });

  it('answers 404 for a site that is not there', async () => {
    expectError(await unsuspend(987_654), { status: 404, code: 'svc_site_not_found' });
  });
});
