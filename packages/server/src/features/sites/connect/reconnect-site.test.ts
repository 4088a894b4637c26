import { describe, expect, it } from 'vitest';
import type { ChildSites } from '../../../ports/child-sites/port.ts';
import { auditOf, eventTypes, expectError, siteRow, storeSite } from '../../../testing/fixtures.ts';
import { instead } from '../../../testing/instead.ts';
import { useSiteToReconnect } from './reconnecting.fixtures.ts';

const { world, id, site, calls, reconnectSite, disconnect } = useSiteToReconnect();

describe('reconnect-site', () => {
  it('reconnects a disconnected site by a sync with its key, and returns the exact fields', async () => {
    await disconnect(id());
    world().fleet.ledger.reset();
    const { status, body } = await reconnectSite(site().url);
    expect(status).toBe(200);
    expect(body).toEqual({ reconnected: true, site_id: id(), site_url: `${site().url}/`, status: 'connected' });
    expect((await siteRow(world(), id())).status).toBe('connected');
    expect(calls()).toEqual({ stats: 1 });
    const audit = await auditOf(world().app.services.database, id());
    expect(audit).toEqual(['site.added', 'site.disconnected', 'site.reconnected']);
    // That a person disconnects a site is no trouble, so nothing is told of it.
    expect(await eventTypes(world(), { siteId: id() })).toEqual(['site.reconnected']);
  });

  it('verifies a connected site with a sync', async () => {
    world().fleet.ledger.reset();
    expect((await reconnectSite(id())).body).toMatchObject({ reconnected: true, status: 'connected' });
    expect(calls()).toEqual({ stats: 1 });
  });

  it('registers again with the reconnect secret if the site has lost our key', async () => {
    site().clearKey();
    await world().post('sync-sites-v1', { site_ids_or_domains: [id()] });
    expect((await siteRow(world(), id())).status).toBe('disconnected');
    expect((await reconnectSite(id())).body).toMatchObject({ reconnected: true, status: 'connected' });
    expect(site().registered).toBe(true);
    const sync = await world().post('sync-sites-v1', { site_ids_or_domains: [id()] });
    expect(sync.body.total_synced).toBe(1);
  });

  it('returns 409 for a suspended site, and sends nothing to it', async () => {
    await world().post('suspend-site-v1', { site_id_or_domain: id() });
    world().fleet.ledger.reset();
    expectError(await reconnectSite(id()), { status: 409, code: 'svc_site_suspended' });
    expect(world().fleet.ledger.summary().calls).toBe(0);
    expect((await siteRow(world(), id())).status).toBe('suspended');
  });

  it('returns 502 with the reason if the site refuses, and keeps the state', async () => {
    site().clearKey();
    site().setUniqueId('set-meanwhile');
    await disconnect(id());
    const answer = await reconnectSite(id());
    const message = expectError(answer, { status: 502, code: 'svc_connection_failed', data: { reason: 'refused' } });
    expect(message).toContain('unique security ID');
    expect((await siteRow(world(), id())).status).toBe('disconnected');
  });

  it('returns 503 for a site that is down, keeps the state and tries no new key', async () => {
    world().fleet.ledger.reset();
    site().setFaults('reset');
    expectError(await reconnectSite(id()), { status: 503, code: 'svc_site_offline', data: { reason: 'unreachable' } });
    expect((await siteRow(world(), id())).status).toBe('connected');
    expect(calls()).not.toHaveProperty('register');
  });

  it('says what to do if the administrator has lost that role', async () => {
    site().demoteAdmin();
    const message = expectError(await reconnectSite(id()), { status: 502, code: 'svc_connection_failed' });
    expect(message).toMatch(/administrator/);
  });

  it('registers a site that was stored without a key, and reports a failure', async () => {
    const keyless = await storeSite(world(), { url: 'http://127.0.0.3:9/', status: 'disconnected' });
    expectError(await reconnectSite(keyless), { status: 503, code: 'svc_site_offline' });
  });

  it('returns 400 for a connector that is too old, and says what to update', async () => {
    const real = world().app.services.childSites;
    const call = async (...args: unknown[]) => {
      const answer = await (real.call as (...args: unknown[]) => Promise<{ value: object }>)(...args);
      return { ...answer, value: { ...answer.value, connectorVersion: '3.9' } };
    };
    const answer = await instead(world(), { childSites: { ...real, call } as ChildSites }, () => reconnectSite(id()));
    expect(expectError(answer, { status: 400, code: 'svc_child_outdated' })).toContain('3.9');
  });

  it('returns 409 while another change to the site is in progress', async () => {
    const { clock, database } = world().app.services;
    const lease = { name: `site:${id()}`, holder: 'another', until_at: clock.now() + 3_600_000 };
    await database.write(trx => trx.insertInto('leases').values(lease).execute());
    let now = clock.now();
    const hurried = {
      ...clock,
      now() {
        now += 6_000;
        return now;
      },
    };
    const answer = await instead(world(), { clock: hurried }, () => reconnectSite(id()));
    expectError(answer, { status: 409, code: 'svc_site_busy' });
  });

  it('returns 404 for an unknown site', async () => {
    expectError(await reconnectSite(987_654), { status: 404, code: 'svc_site_not_found' });
  });
});
