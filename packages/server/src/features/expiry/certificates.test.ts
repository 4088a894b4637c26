import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import { type MemoryTlsProbe, memoryTlsProbe } from '../../ports/tls-probe/memory-tls-probe.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { tlsProbesHandler } from '../security/index.ts';
import { newEventsOf } from './events-of.fixtures.ts';
import { tellCertificates } from './index.ts';

const DAY = 86_400_000;

describe('the end of a certificate is told', () => {
  let world: World;
  let clock: ManualClock;
  let tlsProbe: MemoryTlsProbe;
  let site: number;
  let host: string;
  let count = 0;
  const newEvents = newEventsOf(() => world);
  beforeAll(async () => {
    clock = manualClock(Date.UTC(2026, 2, 1));
    tlsProbe = memoryTlsProbe();
    world = await makeWorld({ parts: { clock, tlsProbe } });
  });
  beforeEach(async () => {
    host = `site-${++count}.test`;
    site = await storeSite(world, { url: `https://${host}/`, name: host });
    await newEvents();
  });
  afterAll(() => world.close());

  const services = () => world.app.services;
  const probe = () => tlsProbesHandler(services()).handle({ id: '1', body: { site_ids: [site] }, deliveries: 1 });
  /** A certificate of a year that ends in so many days. */
  const shows = (days: number, more: object = {}) => {
    const expiresAt = clock.now() + days * DAY;
    tlsProbe.tell(host, { issuer: 'Trust Co', expiresAt, issuedAt: expiresAt - 365 * DAY, ...more });
  };
  const told = async () => {
    await tellCertificates(services());
    return (await newEvents()).map(({ type, data }) =>
      `${type} ${(data as { days_left?: number }).days_left ?? ''}`.trim(),
    );
  };

  it('at each threshold once, and its renewal once', async () => {
    shows(40);
    await probe();
    const days: string[][] = [];
    for (let day = 0; day < 42; day++) {
      clock.advance(DAY);
      await probe();
      days.push(await told(), await told());
    }
    const expiring = [30, 14, 7, 1].map(left => `certificate.expiring ${left}`);
    expect(days.flat()).toEqual(expiring);
    shows(90);
    await probe();
    await probe();
    expect(await newEvents()).toEqual([
      { type: 'certificate.renewed', site_id: site, data: { host, expires_at: expect.stringMatching(/Z$/) } },
    ]);
    expect(await told()).toEqual([]);
  });

  it('as it stands after a long pause, with the most urgent threshold only', async () => {
    shows(3);
    await probe();
    await tellCertificates(services());
    expect(await newEvents()).toEqual([
      {
        type: 'certificate.expiring',
        site_id: site,
        data: { host, days_left: 3, issuer: 'Trust Co', expires_at: expect.stringMatching(/Z$/) },
      },
    ]);
  });

  it('not if it is renewed in time, nor while it is not yet due to be renewed automatically', async () => {
    const lasts = 90 * DAY;
    const issuedAt = clock.now() - 61 * DAY;
    tlsProbe.tell(host, { issuedAt, expiresAt: issuedAt + lasts });
    await probe();
    expect(await told()).toEqual([]);
    tlsProbe.tell(host, { issuedAt: clock.now(), expiresAt: clock.now() + lasts });
    await probe();
    expect(await newEvents()).toEqual([]);
  });

  it('and a failed probe, or the certificate of another host, changes nothing', async () => {
    shows(5);
    await probe();
    expect(await told()).toEqual(['certificate.expiring 5']);
    for (const fault of ['dns', 'timeout', 'handshake'] as const) {
      tlsProbe.tell(host, { fault });
      await probe();
    }
    shows(300, { fault: 'wrong_host' });
    await probe();
    shows(300, { fault: 'self_signed' });
    await probe();
    expect(await told()).toEqual([]);
    shows(300);
    await probe();
    expect(await told()).toEqual(['certificate.renewed']);
  });

  it('not of a site that was not looked at for a day, as it may have been renewed meanwhile', async () => {
    shows(20);
    await probe();
    clock.advance(2 * DAY);
    expect(await told()).toEqual([]);
    await probe();
    expect(await told()).toEqual(['certificate.expiring 18']);
  });

  it('not of a suspended site', async () => {
    shows(20);
    await probe();
    await world.post('suspend-site-v1', { site_id_or_domain: site });
    expect(await told()).toEqual([]);
  });

  it('and its renewal also if a certificate that ends earlier, and is no news yet, came in between', async () => {
    shows(14);
    await probe();
    expect(await told()).toEqual(['certificate.expiring 14']);
    clock.advance(DAY);
    const lasts = 6 * DAY;
    tlsProbe.tell(host, { issuedAt: clock.now(), expiresAt: clock.now() + lasts });
    await probe();
    expect(await told()).toEqual([]);
    clock.advance(5.5 * DAY);
    await probe();
    expect(await told()).toEqual(['certificate.expiring 0']);
    clock.advance(DAY / 4);
    tlsProbe.tell(host, { issuedAt: clock.now(), expiresAt: clock.now() + lasts / 30 });
    await probe();
    shows(90);
    await probe();
    expect(await told()).toEqual(['certificate.renewed']);
  });

  it('until the site has no certificate any more, as it has moved from https to http', async () => {
    shows(5);
    await probe();
    expect(await told()).toEqual(['certificate.expiring 5']);
    const moveTo = (scheme: string) =>
      services().database.write(trx =>
        trx
          .updateTable('sites')
          .set({ url: `${scheme}://${host}/` })
          .where('id', '=', site)
          .execute(),
      );
    await moveTo('http');
    await world.post('suspend-site-v1', { site_id_or_domain: site });
    expect(await told()).toEqual(['certificate.unwatched']);
    expect(await told()).toEqual([]);
    await world.post('unsuspend-site-v1', { site_id_or_domain: site });
    await moveTo('https');
    await probe();
    expect(await told()).toEqual(['certificate.expiring 5']);
  });
});
