import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../ports/clock/system-clock.ts';
import { addressGuard } from '../../ports/outbound/address-guard.ts';
import { Resolver } from '../../ports/outbound/resolver.ts';
import type { TlsFault } from '../../ports/tls-probe/port.ts';
import { TlsServers } from '../../ports/tls-probe/tls-servers.fixtures.ts';
import { readSettings } from '../../settings.ts';
import { clockFound } from './check-outbound.ts';
import { handshake, lookUp, redirectOf } from './site-steps.ts';

const servers = new TlsServers();
beforeAll(() => servers.start());
afterAll(() => servers.stop());

const settings = readSettings({ SITEKEEPER_DEADLINE_CONNECT: '2' });
const guard = addressGuard('127.0.0.0/8');
const resolverTo = (address: string, of = guard) => new Resolver(of, systemClock, async () => [{ address, family: 4 }]);
const NOW = Date.parse('2026-03-04T05:06:07Z');

describe('the checks of the way to a site', () => {
  it.each<[TlsFault, RegExp]>([
    ['self_signed', /self-signed/],
    ['untrusted', /from an unknown authority/],
    ['no_tls', /does not speak TLS/],
    ['connect', /connection is refused/],
    ['handshake', /no TLS version or cipher/],
  ])('explain a TLS problem, and what to do: %s', async (fault, says) => {
    const url = new URL(`https://${fault}.test:${servers.port(fault)}/`);
    const found = await handshake(guard, resolverTo('127.0.0.1'), url, settings, true, NOW);
    expect(found).toMatchObject({ verdict: 'fail', message: expect.stringMatching(says), advice: expect.any(String) });
  });

  it('continue after an invalid certificate if this site may have one', async () => {
    const url = new URL(`https://self_signed.test:${servers.port('self_signed')}/`);
    const found = await handshake(guard, resolverTo('127.0.0.1'), url, settings, false, NOW);
    expect(found).toMatchObject({ verdict: 'warn', message: expect.stringMatching(/ssl_verify/) });
  });

  it('show the addresses of a name, or why it has none', async () => {
    expect(await lookUp(resolverTo('127.0.0.9'), 'x.test')).toEqual({ verdict: 'ok', message: 'x.test is 127.0.0.9.' });
    const shut = addressGuard('');
    expect(await lookUp(resolverTo('10.1.1.1', shut), 'x.test')).toMatchObject({
      verdict: 'fail',
      advice: expect.stringMatching(/SITEKEEPER_OUTBOUND_ALLOW_PRIVATE/),
    });
    const unknown = new Resolver(guard, systemClock, () => Promise.reject(new Error('ENOTFOUND')));
    expect(await lookUp(unknown, 'x.test')).toMatchObject({ verdict: 'fail', advice: expect.stringMatching(/DNS/) });
  });

  it('show where the address redirects', () => {
    const url = new URL('https://a.test/');
    expect(redirectOf(undefined, url)).toBeUndefined();
    expect(redirectOf('/', url)).toBeUndefined();
    expect(redirectOf('/en/', url)?.verdict).toBe('ok');
    expect(redirectOf('https://www.a.test/', url)).toMatchObject({
      verdict: 'warn',
      advice: expect.stringMatching(/sites move SITE --redirect/),
    });
  });

  it('compare the clocks', () => {
    expect(clockFound('Wed, 04 Mar 2026 05:09:00 GMT', NOW)).toBeUndefined();
    expect(clockFound('no date', NOW)).toBeUndefined();
    expect(clockFound('Wed, 04 Mar 2026 07:06:07 GMT', NOW)).toMatchObject({
      verdict: 'warn',
      message: expect.stringMatching(/differ by 120 minutes/),
    });
  });
});
