import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import { type MemoryTlsProbe, memoryTlsProbe } from '../../ports/tls-probe/memory-tls-probe.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { tlsProbesHandler } from '../security/index.ts';
import { newEventsOf } from './events-of.fixtures.ts';
import { tellCertificates } from './index.ts';

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
    const expiresAt = clock.now() + days * DAY_MS;
    tlsProbe.tell(host, { issuer: 'Trust Co', expiresAt, issuedAt: expiresAt - 365 * DAY_MS, ...more });
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
      clock.advance(DAY_MS);
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
    const lasts = 90 * DAY_MS;
    const issuedAt = clock.now() - 61 * DAY_MS;
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
    clock.advance(2 * DAY_MS);
    expect(await told()).toEqual([]);
    await probe();
    expect(await told()).toEqual(['certificate.expiring 18']);
  });

  it('once it has ended, however short its life was, as the inbox and the health of the site say, too', async () => {
    const said = async () => {
      const inbox = (await world.get('list-inbox-v1', { per_page: 100 })).body.items;
      const { health } = (await world.get('get-site-record-v1', { site_id_or_domain: site })).body;
      const listed = inbox.filter((item: { kind: string; site?: { id: number } }) => item.site?.id === site);
      return [...listed.map(({ kind }: { kind: string }) => kind), health];
    };
    // A third of its life is left, which is no news for the inbox either.
    shows(1.9, { issuedAt: clock.now() - 4.1 * DAY_MS });
    await probe();
    expect([await told(), await said()]).toEqual([[], ['never_synced']]);
    const expiresAt = clock.now() + DAY_MS;
    tlsProbe.tell(host, { issuedAt: expiresAt - 2 * DAY_MS, expiresAt });
    await probe();
    expect([await told(), await said()]).toEqual([[], ['never_synced']]);
    clock.advance(1.5 * DAY_MS);
    tlsProbe.tell(host, { issuedAt: expiresAt - 2 * DAY_MS, expiresAt, fault: 'expired' });
    await probe();
    expect([await told(), await said()]).toEqual([['certificate.expiring -1'], ['certificate', 'expiring']]);
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
    clock.advance(DAY_MS);
    const lasts = 6 * DAY_MS;
    tlsProbe.tell(host, { issuedAt: clock.now(), expiresAt: clock.now() + lasts });
    await probe();
    expect(await told()).toEqual([]);
    clock.advance(5.5 * DAY_MS);
    await probe();
    expect(await told()).toEqual(['certificate.expiring 0']);
    clock.advance(DAY_MS / 4);
    tlsProbe.tell(host, { issuedAt: clock.now(), expiresAt: clock.now() + lasts / 30 });
    await probe();
    shows(90);
    await probe();
    expect(await told()).toEqual(['certificate.renewed']);
  });

  describe('of a site that shows several in turn, as behind a load balancer,', () => {
    let start: number;
    beforeEach(() => {
      start = clock.now();
    });
    /** A look every 9 hours, each at the next certificate in turn, by the days from the start on which they end. */
    async function looks(days: number, ...ends: number[]): Promise<string[]> {
      const events: string[] = [];
      for (let look = 0; look < (days * 24) / 9; look++) {
        clock.advance((9 / 24) * DAY_MS);
        const expiresAt = start + (ends[look % ends.length] as number) * DAY_MS;
        tlsProbe.tell(host, { issuer: 'Trust Co', expiresAt, issuedAt: expiresAt - 365 * DAY_MS });
        await probe();
        events.push(...(await told()));
      }
      return events;
    }
    const ends = async () =>
      (await world.get('list-expiring-v1', { kind: 'certificate', site_id_or_domain: site })).body.items[0].days_left;

    it.each([
      ['two', [40, 90]],
      ['three', [40, 95, 90]],
      ['three in another order', [40, 90, 95]],
    ])(
      '%s, at each threshold of the one that ends first, and its renewal once it is gone for a week',
      async (_, all) => {
        const [first = 0, ...others] = all;
        const expiring = [29, 13, 6, 0].map(left =>
          expect.stringMatching(`^certificate.expiring (${left}|${left + 1})$`),
        );
        expect(await looks(41, first, ...others)).toEqual(expiring);
        expect(await looks(6, ...others)).toEqual([]);
        expect(await looks(3, ...others)).toEqual(['certificate.renewed']);
        expect(await looks(5, ...others)).toEqual([]);
      },
    );

    it('once more if one that was replaced comes back, and then not at each look', async () => {
      expect(await looks(1, 6)).toEqual(['certificate.expiring 5']);
      expect(await looks(0.3, 90)).toEqual(['certificate.renewed']);
      expect(await looks(3, 6, 90)).toEqual(['certificate.expiring 4']);
      expect(await ends()).toBe(1);
      expect(await looks(1.5, 6, 90)).toEqual(['certificate.expiring 0']);
      expect(await looks(9, 90)).toEqual(['certificate.renewed']);
      expect(await ends()).toBe(75);
      expect(await looks(30, 90)).toEqual([]);
    });

    it('and the renewals of one that is alone again are told at once', async () => {
      expect(await looks(5, 40, 90)).toEqual([]);
      expect(await looks(8, 90)).toEqual([]);
      expect(await looks(64, 90)).toHaveLength(2);
      expect(await looks(0.3, 400)).toEqual(['certificate.renewed']);
    });
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
