import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import { type MemoryTlsProbe, memoryTlsProbe } from '../../ports/tls-probe/memory-tls-probe.ts';
import { makeFleetKey, makeWorld, seedSites, type World } from '../../testing/index.ts';

describe('get-site-security-v1', () => {
  let world: World;
  let clock: ManualClock;
  let tlsProbe: MemoryTlsProbe;
  beforeAll(async () => {
    clock = manualClock(Date.UTC(2026, 2, 1));
    tlsProbe = memoryTlsProbe();
    world = await makeWorld({ sites: 1, seeded: true, parts: { clock, tlsProbe } });
    await world.post('sync-sites-v1');
  });
  afterAll(() => world.close());

  const ask = async (site: number | string) =>
    (await world.post('get-site-security-v1', { site_id_or_domain: site })).body;
  const sslOf = async (site: number | string) => (await ask(site)).ssl_status;
  const store = async (url: string) => {
    const ids = await seedSites(world.app.services, await makeFleetKey(), [{ url, name: url }]);
    return ids[0] as number;
  };

  it('lists the failed checks of the site, each with its severity and what to do', async () => {
    const id = world.siteIds[0] as number;
    const body = await ask(id);
    expect(Object.keys(body)).toEqual(['site_id', 'site_url', 'security_issues', 'ssl_status']);
    expect([body.site_id, body.site_url]).toEqual([id, `${world.fleet.site(1).url}/`]);
    const issue = body.security_issues.find(({ type }: { type: string }) => type === 'sslprotocol');
    expect(issue).toEqual({ type: 'sslprotocol', severity: 'critical', message: expect.stringMatching(/TLS/) });
    const rows = world.app.services.database.db.selectFrom('site_security').selectAll().where('site_id', '=', id);
    const failed = (await rows.execute()).filter(({ value }) => value.startsWith('N')).map(row => row.check_key);
    expect(body.security_issues.map(({ type }: { type: string }) => type).sort()).toEqual(failed.sort());
  });

  it('changes with each sync of the site', async () => {
    const typesOf = async () =>
      (await ask(world.siteIds[0] as number)).security_issues.map(({ type }: { type: string }) => type);
    const site = world.fleet.site(1);
    for (const { file } of site.plugins) site.setPlugin(file, { active: true });
    await world.post('sync-sites-v1');
    expect(await typesOf()).not.toContain('sec_inactive_plugins');
    site.setPlugin('acorn-backup/acorn-backup.php', { active: false });
    await world.post('sync-sites-v1');
    expect(await typesOf()).toContain('sec_inactive_plugins');
  });

  it('reports no TLS for a site with an http address, without a probe', async () => {
    const asked = tlsProbe.asked.length;
    const status = await sslOf(world.siteIds[0] as number);
    expect(status).toEqual({ valid: false, expires: null, issuer: null, error: 'no TLS' });
    expect(tlsProbe.asked).toHaveLength(asked);
  });

  it('probes an https site at once if no result is stored, without asking the connector', async () => {
    tlsProbe.tell('fine.test', { issuer: 'Trust Co', expiresAt: Date.UTC(2026, 5, 1) });
    world.fleet.ledger.reset();
    const body = await ask(await store('https://fine.test/'));
    expect(body.ssl_status).toEqual({ valid: true, expires: '2026-06-01', issuer: 'Trust Co' });
    expect(body.security_issues).toEqual([]); // never synced
    expect(tlsProbe.asked.filter(host => host === 'fine.test:443')).toHaveLength(1);
    expect(world.fleet.ledger.entries({ site: 1 })).toEqual([]);
  });

  it('keeps a result for 12 hours', async () => {
    const id = await store('https://kept.test:8443/blog/');
    tlsProbe.tell('kept.test', { fault: 'self_signed', issuer: 'Me', expiresAt: Date.UTC(2027, 0, 1) });
    const first = await sslOf(id);
    expect(first).toEqual({ valid: false, expires: '2027-01-01', issuer: 'Me', error: 'self-signed certificate' });
    tlsProbe.tell('kept.test', { issuer: 'Trust Co', expiresAt: Date.UTC(2027, 0, 1) });
    clock.advance(DAY_MS / 2 - 1);
    expect(await sslOf(id)).toEqual(first);
    clock.advance(1);
    expect(await sslOf(id)).toEqual({ valid: true, expires: '2027-01-01', issuer: 'Trust Co' });
    expect(tlsProbe.asked.filter(host => host === 'kept.test:8443')).toHaveLength(2);
  });

  it('probes again soon if no certificate was received', async () => {
    const id = await store('https://down.test/');
    expect(await sslOf(id)).toEqual({ valid: false, expires: null, issuer: null, error: 'host name not found' });
    tlsProbe.tell('down.test', { issuer: 'Trust Co', expiresAt: Date.UTC(2027, 0, 1) });
    clock.advance(15 * 60_000);
    expect((await sslOf(id)).valid).toBe(true);
  });

  it('ignores a result stored for another address of the site', async () => {
    const id = await store('https://old-name.test/');
    tlsProbe.tell('old-name.test', { issuer: 'Old', expiresAt: Date.UTC(2027, 0, 1) });
    tlsProbe.tell('new-name.test', { issuer: 'New', expiresAt: Date.UTC(2027, 0, 1) });
    expect((await sslOf(id)).issuer).toBe('Old');
    const { database } = world.app.services;
    const renamed = { url: 'https://new-name.test/', url_key: 'new-name.test' };
    await database.write(trx => trx.updateTable('sites').set(renamed).where('id', '=', id).execute());
    expect((await sslOf(id)).issuer).toBe('New');
  });

  it('accepts GET too, and a domain', async () => {
    const { status, body } = await world.get('get-site-security-v1', { site_id_or_domain: 'fine.test' });
    expect([status, body.site_url]).toEqual([200, 'https://fine.test/']);
  });

  it('answers 404 for an unknown site', async () => {
    const { status, body } = await world.post('get-site-security-v1', { site_id_or_domain: 9999 });
    expect([status, body.code]).toEqual([404, 'svc_site_not_found']);
  });
});
