import { ConnectorError, getAllPlugins } from '@sitekeeper/protocol';
import { failureOf, openSite } from '../../features/sites/index.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { SiteConnection } from '../../ports/child-sites/port.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';
import { addressGuard } from '../../ports/outbound/address-guard.ts';
import { Resolver } from '../../ports/outbound/resolver.ts';
import { clockFound } from './check-outbound.ts';
import { type Finding, type FindingOfCheck, fail, ok, warn } from './finding.ts';
import { handshake, headersOf, lookUp, redirectOf } from './site-steps.ts';

/**
 * Follows the way to one site, step by step: name, connection and certificate, address, connector, key. Nothing is
 * changed there. Steps that depend on a failed one are skipped.
 * @throws AppError site_not_found, ambiguous_site.
 */
export async function examineSite(ctx: Ctx, selector: string, now: number): Promise<Finding[]> {
  const site = await openSite(ctx, selector);
  const { settings } = ctx;
  const url = new URL(site.address.url);
  const findings: Finding[] = [];
  const note = (check: string, found: FindingOfCheck | undefined) => {
    if (found) findings.push({ check, ...found });
    return found?.verdict !== 'fail';
  };
  const { status } = site.row;
  note(
    'state',
    status === 'connected'
      ? ok(`${url.href} is connected.`)
      : warn(
          `${url.href} is ${status}, so it is not synced.`,
          status === 'suspended' ? 'Unsuspend it to sync it again.' : 'Reconnect it.',
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
  const { childSites } = ctx;
  const checked = await childSites.check(site.address);
  note(
    'address',
    checked.reachable
      ? ok(`It responds with HTTP ${checked.httpStatus} in ${checked.elapsedMs} ms.`)
      : warn(
          checked.reason ?? 'It does not respond.',
          'Open the address in a browser on another machine, and compare.',
        ),
  );
  const { location, date } = await headersOf(settings, site.address);
  note('redirect', redirectOf(location, url));
  note('clock', clockFound(date, now) ?? (date === undefined ? undefined : ok('Its clock agrees with this one.')));
  for (const { check, found } of await askConnector(ctx, site.connection, site.row.id)) note(check, found);
  return findings;
}

/** A signed call that only reads: it shows whether connector and key work. */
async function askConnector(ctx: Ctx, connection: SiteConnection | undefined, id: number) {
  if (!connection) {
    return [{ check: 'key', found: fail('No key is stored for this site.', 'Reconnect it to register again.') }];
  }
  const answers = { check: 'connector', found: ok('The connector plugin responds.') };
  try {
    await ctx.childSites.call(connection, getAllPlugins, {});
    return [answers, { check: 'key', found: ok('The site accepts our key and signature.') }];
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const refused = error.kind === 'disconnected' || error.kind === 'admin_gone';
    const found = fail(failureOf(error).message, `Then check again: sitekeeper doctor ${id}`);
    return refused ? [answers, { check: 'key', found }] : [{ check: 'connector', found }];
  }
}
