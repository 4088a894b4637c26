import { DAY_MS } from '../../kernel/time/durations.ts';
import type { SiteAddress } from '../../ports/child-sites/port.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';
import type { AddressGuard } from '../../ports/outbound/address-guard.ts';
import { OutboundError } from '../../ports/outbound/port.ts';
import type { Resolver } from '../../ports/outbound/resolver.ts';
import { nodeTlsProbe } from '../../ports/tls-probe/node-tls-probe.ts';
import type { TlsFault } from '../../ports/tls-probe/port.ts';
import type { Settings } from '../../settings.ts';
import { wayOut } from './check-outbound.ts';
import { type FindingOfCheck, fail, ok, warn } from './finding.ts';

const PRIVATE = 'If the site really is in a private network, add that network to SITEKEEPER_OUTBOUND_ALLOW_PRIVATE.';

/** Whether the name resolves, to an allowed network. */
export async function lookUp(resolver: Resolver, hostname: string): Promise<FindingOfCheck> {
  try {
    const found = await resolver.resolve(hostname);
    return ok(`${hostname} is ${found.map(({ address }) => address).join(', ')}.`);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const advice =
      error.fault === 'refused_address'
        ? PRIVATE
        : 'Check the spelling, whether the domain has expired, and DNS on this machine.';
    return fail(error.message, advice);
  }
}

const TLS_ADVICE: Readonly<Record<TlsFault, readonly [message: string, advice: string]>> = {
  refused_address: ['The address is in a network that is not allowed.', PRIVATE],
  dns: ['The name was not found.', 'Check DNS on this machine.'],
  connect: ['The connection is refused.', 'Check that the web server is running. A firewall may block this machine.'],
  timeout: ['The connection timed out.', 'A firewall may drop packets from this machine.'],
  no_tls: ['The port does not speak TLS.', 'Check the address: http or https, and the port.'],
  handshake: ['Site and server share no TLS version or cipher.', 'Update TLS on the web server.'],
  expired: ['The certificate has expired.', 'Renew it.'],
  not_yet_valid: ['The certificate is not valid yet.', 'Check its dates and the clock of this machine.'],
  wrong_host: ['The certificate is for another name.', 'Use an address that it covers, or a certificate for this one.'],
  self_signed: ['The certificate is self-signed.', 'Get one from a known authority.'],
  untrusted: ['The certificate is from an unknown authority.', 'Install it with its full chain.'],
};

/** Whether TLS works, and for how long the certificate is valid. */
export async function handshake(
  guard: AddressGuard,
  resolver: Resolver,
  url: URL,
  settings: Settings,
  verify: boolean,
  now: number,
): Promise<FindingOfCheck> {
  const probe = nodeTlsProbe({ guard, resolver, clock: systemClock });
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    const { fault, issuer, expiresAt } = await probe.probe({
      host,
      port: Number(url.port || 443),
      deadlineMs: settings.connectSeconds * 1000,
    });
    const certificate = ['expired', 'not_yet_valid', 'wrong_host', 'self_signed', 'untrusted'];
    if (fault !== null) {
      const [message, advice] = TLS_ADVICE[fault];
      if (!verify && certificate.includes(fault))
        return warn(`${message} It is accepted for this site (ssl_verify).`, advice);
      return fail(message, advice);
    }
    const days = Math.floor(((expiresAt ?? now) - now) / DAY_MS);
    const said = `TLS works; the certificate of ${issuer ?? 'its authority'} is valid for ${days} more days.`;
    return days < 14 ? warn(said, 'Renew it in time.') : ok(said);
  } finally {
    probe.close();
  }
}

/** Where the address redirects visitors; undefined if it doesn't. */
export function redirectOf(location: string | undefined, url: URL): FindingOfCheck | undefined {
  const target = location === undefined ? null : URL.parse(location, url.href);
  if (target === null || target.href === url.href) return undefined;
  if (target.origin === url.origin) return ok('It redirects to a page of its own.');
  return warn('It redirects to another address.', 'Store the new one: sitekeeper sites move SITE --redirect');
}

/** What the address itself shows, before any redirect; empty if it shows nothing. */
export async function headersOf(settings: Settings, site: SiteAddress): Promise<{ location?: string; date?: string }> {
  const outbound = wayOut(settings);
  try {
    const { headers } = await outbound.request({
      url: site.url,
      method: 'GET',
      verifyTls: site.verifyTls,
      withoutBody: true,
      deadlineMs: settings.checkSeconds * 1000,
    });
    return headers;
  } catch (error) {
    if (error instanceof OutboundError) return {}; // said by the check of the address
    throw error;
  } finally {
    await outbound.close();
  }
}
