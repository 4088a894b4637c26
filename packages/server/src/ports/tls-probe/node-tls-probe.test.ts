import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';
import type { Clock } from '../clock/port.ts';
import { systemClock } from '../clock/system-clock.ts';
import { addressGuard } from '../outbound/address-guard.ts';
import type { Lookup } from '../outbound/port.ts';
import { Resolver } from '../outbound/resolver.ts';
import { tlsProbeConformance } from './conformance.ts';
import { nodeTlsProbe } from './node-tls-probe.ts';
import type { TlsProbe } from './port.ts';
import { TlsServers } from './tls-servers.fixtures.ts';

const PRIVATE = '10.1.2.3';

/** Every name of the bench is this machine, but two. */
const lookup: Lookup = async host => {
  if (host === 'dns.test') throw new Error('no such name');
  return [{ address: host === 'refused_address.test' ? PRIVATE : '127.0.0.1', family: 4 }];
};

function guarded(allowPrivate: string, clock: Clock, names?: Lookup) {
  const guard = addressGuard(allowPrivate);
  return { guard, resolver: new Resolver(guard, clock, names), clock };
}

describe('nodeTlsProbe', () => {
  const servers = new TlsServers();
  let probe: TlsProbe;
  beforeAll(async () => {
    await servers.start();
    const extraAuthorities = [servers.authority.cert];
    probe = nodeTlsProbe({ ...guarded('127.0.0.0/8', systemClock, lookup), extraAuthorities });
  });
  afterAll(() => servers.stop());

  tlsProbeConformance(() => ({
    probe,
    ends: servers.ends,
    target: place => ({
      host: `${place}.test`,
      port: servers.port(place),
      deadlineMs: place === 'timeout' ? 50 : 20_000,
    }),
  }));

  it('trusts only the usual authorities unless configured', async () => {
    const strict = nodeTlsProbe(guarded('127.0.0.0/8', systemClock, lookup));
    const finding = await strict.probe({ host: 'valid.test', port: servers.port('valid'), deadlineMs: 20_000 });
    expect(finding).toMatchObject({ fault: 'untrusted', issuer: 'Conformance Trust', expiresAt: servers.ends.valid });
  });

  it('reads since when a certificate is valid', async () => {
    const { issuedAt, expiresAt } = await probe.probe({
      host: 'expired.test',
      port: servers.port('expired'),
      deadlineMs: 20_000,
    });
    expect((expiresAt ?? 0) - (issuedAt ?? 0)).toBe(9 * 24 * 3600_000);
  });

  it('verifies a certificate against an IP address if the site has no name', async () => {
    const finding = await probe.probe({ host: '127.0.0.1', port: servers.port('valid'), deadlineMs: 20_000 });
    expect(finding.fault).toBe('wrong_host');
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1'])(
    'refuses %s unless that network is allowed',
    async host => {
      const strict = nodeTlsProbe(guarded('', systemClock));
      const finding = await strict.probe({ host, port: servers.port('valid'), deadlineMs: 20_000 });
      expect(finding).toEqual({ fault: 'refused_address', issuer: null, expiresAt: null, issuedAt: null });
    },
  );

  it('aborts running probes without an error when it is closed', async () => {
    const closing = nodeTlsProbe(guarded('127.0.0.0/8', systemClock, lookup));
    const connected = servers.nextConnection();
    let said: unknown;
    const target = { host: 'timeout.test', port: servers.port('timeout'), deadlineMs: 20_000 };
    closing.probe(target).then(finding => {
      said = finding;
    });
    const socket = await connected;
    closing.close();
    await once(socket, 'close');
    expect(said).toBeUndefined();
  });

  it('counts the DNS lookup towards the deadline', async () => {
    const clock = manualClock();
    const never: Lookup = () => new Promise(() => {});
    const slow = nodeTlsProbe(guarded('', clock, never));
    const finding = slow.probe({ host: 'slow.test', port: 443, deadlineMs: 10_000 });
    clock.advance(10_000);
    expect((await finding).fault).toBe('timeout');
  });
});
