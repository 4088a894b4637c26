import { MINUTE_MS } from '../../kernel/time/durations.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';
import type { Database } from '../../ports/database/port.ts';
import { guardedOutbound } from '../../ports/outbound/guarded-outbound.ts';
import { type Outbound, OutboundError } from '../../ports/outbound/port.ts';
import type { Settings } from '../../settings.ts';
import { lastSyncedSite } from './content.store.ts';
import { type FindingOfCheck, fail, ok, warn } from './finding.ts';

/** The same way out that the server uses, with the same rules. */
export function wayOut(settings: Settings): Outbound {
  return guardedOutbound({
    allowPrivate: settings.outboundAllowPrivate,
    concurrency: 1,
    perAddress: 1,
    connectMs: settings.connectSeconds * 1000,
    maxReplyBytes: settings.outboundMaxReplyBytes,
    clock: systemClock,
  });
}

/** One request to the site that was synced last: if this server reaches anything, it reaches that. */
export async function checkOutbound(database: Database, settings: Settings, now: number): Promise<FindingOfCheck> {
  const site = await lastSyncedSite(database.db);
  if (!site) return ok('No site has been synced yet, so there is none to ask.');
  const outbound = wayOut(settings);
  const host = new URL(site.url).host;
  try {
    const answer = await outbound.request({
      url: site.url,
      method: 'GET',
      deadlineMs: settings.checkSeconds * 1000,
      withoutBody: true,
      verifyTls: site.verify_tls === 1,
    });
    return clockFound(answer.headers.date, now) ?? ok(`${host} responds: DNS and outgoing connections work.`);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return fail(
      `The site synced last, ${host}, cannot be reached: ${error.message}`,
      `Check whether this machine is online. For details: sitekeeper doctor ${host}`,
    );
  } finally {
    await outbound.close();
  }
}

/** Compares the clock of this machine with that of a web server. @returns undefined if they agree. */
export function clockFound(date: string | undefined, now: number): FindingOfCheck | undefined {
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs) || Math.abs(theirs - now) < 5 * MINUTE_MS) return undefined;
  return warn(
    `The clocks of the site and of this machine differ by ${Math.round(Math.abs(theirs - now) / MINUTE_MS)} minutes.`,
    'Check this machine with timedatectl. A wrong clock here affects certificates, second factors and schedules.',
  );
}
