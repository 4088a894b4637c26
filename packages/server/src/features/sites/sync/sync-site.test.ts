import { beforeEach, describe, expect, it } from 'vitest';
import { expectError, siteRow, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 2, seeded: true, env: { SITEKEEPER_DEADLINE_SYNC: '1' } });
const id = (k: number) => world().siteIds[k - 1] as number;
const sync = (site_id_or_domain: number | string) => world().post('sync-site-v1', { site_id_or_domain });

beforeEach(async () => {
  world().fleet.site(1).setFaults();
  const { database } = world().app.services;
  await database.write(trx => trx.updateTable('sites').set({ status: 'connected' }).execute());
  world().fleet.ledger.reset();
});

describe('sync-site', () => {
  it('syncs the site, and returns its updated record', async () => {
    const { status, body } = await sync(world().fleet.url(1));
    expect(status).toBe(200);
    const site = world().fleet.site(1);
    expect(body).toMatchObject({ id: id(1), wp_version: site.core, sync_error: null, failed_syncs: 0 });
    expect(body.server.active_theme).toMatch(/\S/);
    expect((await world().get('get-site-record-v1', { site_id_or_domain: id(1) })).body).toEqual(body);
    expect(world().fleet.ledger.summary().functions).toEqual({ stats: 1 });
  });

  it.each([
    ['http500', 502, 'svc_connection_failed', 'site_error'],
    ['hang', 504, 'svc_site_timeout', 'timeout'],
    ['reset', 503, 'svc_site_offline', 'unreachable'],
    ['maintenance', 503, 'svc_site_offline', 'maintenance'],
  ] as const)('reports the failure of a site with %s as %i, and stores it', async (fault, status, code, reason) => {
    world().fleet.site(1).setFaults(fault);
    const message = expectError(await sync(id(1)), { status, code, data: { reason } });
    const { body } = await world().get('get-site-record-v1', { site_id_or_domain: id(1) });
    expect(body).toMatchObject({ sync_error: { code, cause: reason, message }, status: 'connected' });
  });

  it('sends nothing to a suspended or disconnected site', async () => {
    const { database } = world().app.services;
    for (const state of ['suspended', 'disconnected'] as const) {
      await database.write(trx => trx.updateTable('sites').set({ status: state }).where('id', '=', id(2)).execute());
      expectError(await sync(id(2)), { status: 409, code: `svc_site_${state}` });
    }
    expect(world().fleet.ledger.summary().calls).toBe(0);
    expect((await siteRow(world(), id(2))).last_sync_at).toBeNull();
  });

  it('returns 404 for an unknown site', async () => {
    expectError(await sync(987_654), { status: 404, code: 'svc_site_not_found' });
  });
});
