import { type SiteReport, statsSince } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { otherKeyOf } from '../connect/registrations/other-key.ts';
import { isShared, type KnownSite } from '../connection.ts';
import { keylessRefusal } from '../refusal.ts';
import { failureOf, requestError, type SiteFailure } from '../site-failure.ts';
import { backupPluginOfSite } from './last-backup.ts';
import { READER, rawDigestsOf } from './part-digests.ts';
import { LOG_ROWS, type LogRead, wholeLog } from './whole-log.ts';

interface FullReport {
  readonly report: SiteReport;
  readonly url: string;
  readonly logSeenUntil?: LogRead['seenUntil'];
}

/** How the sync of one site ended, before anything is stored. */
export type SyncOutcome =
  | ({ readonly site: KnownSite; readonly ok: true } & FullReport)
  | { readonly site: KnownSite; readonly ok: false; readonly failure: SiteFailure };

const FIRST_LOOK_BACK_MS = 24 * 3600_000;
/** Versions below can't do what we ask. Source: docs/wire/sync.md#what-a-sync-asks-for. */
const MINIMUM_CONNECTOR = 4;

/** Asks one site for its report. A site that fails is an outcome; only a bug throws. */
export async function askSite(services: Services, site: KnownSite): Promise<SyncOutcome> {
  const outcome = await outcomeOf(services, site);
  if (outcome.ok || outcome.failure.kind !== 'disconnected') return outcome;
  // While its key is being changed, a site refuses one of the two keys. That says nothing about the other, which counts.
  const connection = await otherKeyOf(services, site);
  const again = connection && (await outcomeOf(services, { ...site, connection }));
  return again ? { ...again, site } : outcome;
}

async function outcomeOf(services: Services, site: KnownSite): Promise<SyncOutcome> {
  try {
    return { site, ok: true, ...(await fullReport(services, site)) };
  } catch (error) {
    return { site, ok: false, failure: failureOf(error) };
  }
}

async function fullReport(services: Services, site: KnownSite): Promise<FullReport> {
  const { connection } = site;
  if (!connection) throw requestError(keylessRefusal(site, 'sync'));
  // Parts that have not changed since are taken from the store.
  const since = statsSince(rawDigestsOf(site.row.digests_json), READER);
  const args = statsArgs(services, site);
  const first = await services.childSites.call(connection, since, args);
  requireVersion(first.value.connectorVersion);
  const askLog = async (logs: typeof args.logs) => {
    const only = { ...args, logs, wantUsers: false, wantRegverify: false };
    return (await services.childSites.call(connection, since, only)).value.changeLogs ?? [];
  };
  const { rows, seenUntil } = await wholeLog(first.value.changeLogs ?? [], args.logs, askLog);
  return { report: { ...first.value, changeLogs: rows }, url: first.url, logSeenUntil: seenUntil };
}

/** Whether a sync asks for the users now: they have a schedule of their own. A new site is asked at once. */
export function wantsUsers(
  { clock }: Pick<Services, 'clock'>,
  row: Pick<KnownSite['row'], 'users_due_at'> | undefined,
) {
  return (row?.users_due_at ?? 0) <= clock.now();
}

/** What every sync asks for; `register` takes the same. */
export function statsArgs(
  services: Services,
  site: Pick<KnownSite, 'server' | 'regverify'> & { row?: KnownSite['row'] },
) {
  const since = (seen: number | undefined) => (seen || services.clock.now() - FIRST_LOOK_BACK_MS) / 1000;
  return {
    server: site.server,
    actionsSince: since(site.row?.actions_seen_at),
    logs: { newerThan: Math.floor(since(site.row?.logs_seen_at)) - 1, eventsCount: LOG_ROWS },
    wantUsers: wantsUsers(services, site.row),
    backupPlugin: site.row && backupPluginOfSite(site.row),
    wantRegverify: site.regverify === undefined && !(site.row && isShared(site.row)),
  };
}

function requireVersion(version: string | undefined): void {
  const major = Number.parseInt(version ?? '', 10);
  if (Number.isNaN(major) || major >= MINIMUM_CONNECTOR) return;
  throw new AppError(
    'child_outdated',
    `The MainWP Child plugin on the site is too old (${version}). Update it to ${MINIMUM_CONNECTOR}.0.0 or newer.`,
  );
}
