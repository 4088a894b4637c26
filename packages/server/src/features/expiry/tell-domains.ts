import type { Services } from '../../kernel/context.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import type { Trx } from '../../ports/database/port.ts';
import { emitEvents } from '../events/index.ts';
import {
  claimDomain,
  claimExpiringDomains,
  type DomainRow,
  type FiledSite,
  makeDomainsDue,
  selectExpiringDomains,
  selectSitesOfDomain,
  updateDomainRow,
} from './domain.store.ts';
import { daysUntil, dueThreshold, thresholdsOf } from './threshold.ts';

/**
 * Tells of domains whose registration ends soon, each threshold once for an end. What the registry said more than a day
 * ago is asked again first: most domains are renewed automatically.
 */
export async function tellDomains({ database, clock, settings, domainRegistry }: Services): Promise<void> {
  const now = clock.now();
  const thresholds = thresholdsOf(settings.expiryDays);
  const by = now + Math.max(...thresholds) * DAY_MS;
  const found = await selectExpiringDomains(database.db, { by, lastThreshold: Math.min(...thresholds) });
  const due = found.filter(row => thresholdOf(row, thresholds, now) !== undefined);
  const isOld = (row: DomainRow) => domainRegistry !== undefined && isStale(row, now);
  const stale = due.filter(row => isOld(row) && row.due_at > now);
  if (stale.length > 0)
    await database.write(trx =>
      makeDomainsDue(
        trx,
        stale.map(({ domain }) => domain),
      ),
    );
  for (const { domain } of due.filter(row => !isOld(row))) {
    await database.write(trx => tellDomain(trx, domain, thresholds, now));
  }
}

/** An answer that can't be had now is not waited for. */
function isStale({ outcome, expires_at, looked_at }: DomainRow, now: number): boolean {
  const noAnswer = outcome === 'failed' || outcome === 'busy';
  return !noAnswer && expires_at !== null && now - (looked_at ?? 0) > DAY_MS;
}

function thresholdOf(row: DomainRow, thresholds: readonly number[], now: number): number | undefined {
  const expiresAt = row.expires_at ?? row.given_expires_at;
  if (expiresAt === null) return undefined;
  const toldDays = row.told_expires_at === expiresAt ? row.told_days : null;
  return dueThreshold({ expiresAt, issuedAt: null, toldDays }, thresholds, now);
}

/** Of suspended sites too: nobody hears of their alarms until they are back, see docs/decisions/0066. */
async function tellDomain(trx: Trx, domain: string, thresholds: readonly number[], now: number): Promise<void> {
  const row = await claimDomain(trx, domain);
  const told_days = row && thresholdOf(row, thresholds, now);
  const expiresAt = row?.expires_at ?? row?.given_expires_at;
  if (!row || told_days === undefined || expiresAt === undefined || expiresAt === null) return;
  await updateDomainRow(trx, domain, { told_days, told_expires_at: expiresAt });
  const sites = await selectSitesOfDomain(trx, domain);
  await emitExpiring(trx, sites, { ...row, expiresAt }, now);
}

/** What was told of the end of a domain is told of sites that have joined it since, unless more is to be told of all. */
export async function tellJoined(
  trx: Trx,
  joined: readonly FiledSite[],
  { expiryDays }: Pick<Services['settings'], 'expiryDays'>,
  now: number,
): Promise<void> {
  const sitesOf = Map.groupBy(joined, ({ domain }) => domain);
  const thresholds = thresholdsOf(expiryDays);
  const by = now + Math.max(...thresholds) * DAY_MS;
  for (const row of await claimExpiringDomains(trx, [...sitesOf.keys()].sort(), by)) {
    const expiresAt = row.expires_at ?? row.given_expires_at;
    if (row.told_days === null || expiresAt === null || expiresAt !== row.told_expires_at) continue;
    if (thresholdOf(row, thresholds, now) !== undefined) continue;
    const sites = (sitesOf.get(row.domain) ?? []).map(({ site_id }) => site_id);
    await emitExpiring(trx, sites, { ...row, expiresAt }, now);
  }
}

function emitExpiring(
  trx: Trx,
  sites: readonly number[],
  { domain, registrar, expiresAt }: Pick<DomainRow, 'domain' | 'registrar'> & { readonly expiresAt: number },
  now: number,
): Promise<void> {
  const data = { domain, expires_at: isoInstant(expiresAt), days_left: daysUntil(expiresAt, now), registrar };
  return emitEvents(
    trx,
    sites.map(siteId => ({ type: 'domain.expiring' as const, siteId, data })),
    new Date(now),
  );
}
