import { ConnectorError, getAllPlugins } from '@sitekeeper/protocol';
import { failureOf, loadKnownSites, resolveSite } from '../../features/sites/index.ts';
import type { Ctx } from '../../kernel/context.ts';
import { wireChildSites } from '../../ports/child-sites/wire-child-sites.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';
import { addressGuard } from '../../ports/outbound/address-guard.ts';
import { OutboundError } from '../../ports/outbound/port.ts';
import { Resolver } from '../../ports/outbound/resolver.ts';
import { nodeTlsProbe } from '../../ports/tls-probe/node-tls-probe.ts';
import type { TlsFault } from '../../ports/tls-probe/port.ts';
import type { Settings } from '../../settings.ts';
import { clockFound, wayOut } from './check-outbound.ts';
import { type Finding, type Found, fail, ok, warn } from './finding.ts';

const DAY = 24 * 3600_000;
const PRIVATE =
  'If the site really lives in a private network, name that network in SITEKEEPER_OUTBOUND_ALLOW_PRIVATE.';

/**
 * Follows the way to one site, step by step: name, connection and certificate, address, connector, key. Nothing is
 * changed there. What follows from a step that failed is left out.
 * @throws AppError site_not_found, ambiguous_site.
 */
export async function examineSite(ctx: Ctx, selector: string, now: number): Promise<Finding[]> {
  const { id } = await resolveSite(ctx, selector);
  const [site] = await loadKnownSites(ctx, [id]);
  if (!site) return [];
  const { settings } = ctx;
  const url = new URL(site.address.url);
  const findings: Finding[] = [];
  const note = (check: string, found: Found | undefined) => {
    if (found) findings.push({ check, ...found });
    return found?.verdict !== 'fail';
  };
  const { status } = site.row;
  note(
    'state',
    status === 'connected'
      ? ok(`${url.href} is connected.`)
      : warn(
          `${url.href} is ${status}: it is not synced.`,
          status === 'suspended' ? 'Unsuspend it to have it synced.' : 'Reconnect it.',
        ),
  );
  const guard = addressGuard(settings.outboundAllowPrivate);
  const resolver = new Resolver(guard, systemClock);
  if (!note('name', await lookUp(resolver, url.hostname))) return findings;
  if (
    url.protocol === 'https:' &&
    !note('certificate', await handshake(guard, resolver, url, settings, site.address.verifyTls, now))
  )
    return findings;
  const outbound = wayOut(settings);
  try {
    const timings = {
      checkMs: settings.checkSeconds * 1000,
      syncMs: settings.syncSeconds * 1000,
      actionMs: settings.actionSeconds * 1000,
      updateMs: settings.updateSeconds * 1000,
    };
    let date: string | undefined;
    const listening = {
      ...outbound,
      request: async (request: Parameters<typeof outbound.request>[0]) => {
        const answer = await outbound.request(request);
        date = answer.headers.date ?? date;
        return answer;
      },
    };
    const sites = wireChildSites(listening, timings);
    const checked = await sites.check(site.address);
    note(
      'address',
      checked.reachable
        ? ok(`It answers with HTTP ${checked.httpStatus} in ${checked.elapsedMs} ms.`)
        : warn(
            checked.reason ?? 'It does not answer.',
            'Open the address in a browser on another machine, and compare.',
          ),
    );
    note('redirect', redirectOf((await sites.peek(site.address, '')).location, url));
    note('clock', clockFound(date, now) ?? (date === undefined ? undefined : ok('Its clock agrees with this one.')));
    if (!site.connection) {
      note('key', fail('No key is stored for this site.', `Reconnect it: it registers anew.`));
      return findings;
    }
    try {
      await sites.call(site.connection, getAllPlugins, {});
      note('connector', ok('The connector plugin answers.'));
      note('key', ok('The site accepts our key and signature.'));
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error;
      const answered = error.kind === 'disconnected' || error.kind === 'admin_gone';
      if (answered) note('connector', ok('The connector plugin answers.'));
      note(answered ? 'key' : 'connector', fail(failureOf(error).message, `Then look again: sitekeeper doctor ${id}`));
    }
    return findings;
  } finally {
    await outbound.close();
  }
}

async function lookUp(resolver: Resolver, hostname: string): Promise<Found> {
  try {
    const found = await resolver.resolve(hostname);
    return ok(`${hostname} is ${found.map(({ address }) => address).join(', ')}.`);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const advice =
      error.fault === 'refused_address'
        ? PRIVATE
        : 'Check the spelling, whether the domain has run out, and DNS on this machine.';
    return fail(error.message, advice);
  }
}

const TLS_ADVICE: Readonly<Record<TlsFault, readonly [message: string, advice: string]>> = {
  refused_address: ['The address is in a network that is not allowed.', PRIVATE],
  dns: ['The name is not found.', 'Check DNS on this machine.'],
  connect: ['Nobody takes the connection.', 'Is the web server running? A firewall may block this machine.'],
  timeout: ['The connection is not answered in time.', 'A firewall may drop what this machine sends.'],
  no_tls: ['The port does not speak TLS.', 'Check the address: http or https, and the port.'],
  handshake: ['No TLS version or cipher suits both.', 'Bring TLS on the web server up to date.'],
  expired: ['The certificate has expired.', 'Renew it.'],
  not_yet_valid: ['The certificate is not valid yet.', 'Check its date, and the clock of this machine.'],
  wrong_host: [
    'The certificate is for another name.',
    'Use an address that it covers, or have it issued for this one.',
  ],
  self_signed: ['The certificate is self-signed.', 'Have one issued by a known authority.'],
  untrusted: [
    'The certificate comes from an authority that is not known.',
    'Install it together with its whole chain.',
  ],
};

async function handshake(
  guard: ReturnType<typeof addressGuard>,
  resolver: Resolver,
  url: URL,
  settings: Settings,
  verify: boolean,
  now: number,
): Promise<Found> {
  const probe = nodeTlsProbe({ guard, resolver, clock: systemClock });
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    const { fault, issuer, expiresAt } = await probe.probe({
      ...{ host, port: Number(url.port || 443), deadlineMs: settings.connectSeconds * 1000 },
    });
    const certificate = ['expired', 'not_yet_valid', 'wrong_host', 'self_signed', 'untrusted'];
    if (fault !== null) {
      const [message, advice] = TLS_ADVICE[fault];
      if (!verify && certificate.includes(fault))
        return warn(`${message} This site is asked all the same (ssl_verify).`, advice);
      return fail(message, advice);
    }
    const days = Math.floor(((expiresAt ?? now) - now) / DAY);
    const said = `TLS works; the certificate of ${issuer ?? 'its authority'} is good for ${days} more days.`;
    return days < 14 ? warn(said, 'See that it is renewed in time.') : ok(said);
  } finally {
    probe.close();
  }
}

function redirectOf(location: string | undefined, url: URL): Found | undefined {
  const target = location === undefined ? null : URL.parse(location, url.href);
  if (target === null || target.href === url.href) return undefined;
  if (target.origin === url.origin) return ok('It redirects within its own address.');
  return warn('It redirects to another address.', 'Store that one: sitekeeper sites move SITE --redirect');
}
