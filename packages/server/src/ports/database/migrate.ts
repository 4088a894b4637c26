import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { firstMigration } from './migrations/0001-first.ts';
import { clientsAndCostsMigration } from './migrations/0002-clients-and-costs.ts';
import { tlsProbesMigration } from './migrations/0003-tls-probes.ts';
import { abandonedChecksMigration } from './migrations/0004-abandoned-checks.ts';
import { searchInNameOrderMigration } from './migrations/0005-search-in-name-order.ts';
import { keysMigration } from './migrations/0006-keys.ts';
import { idempotencyMigration } from './migrations/0007-idempotency.ts';
import { siteOverviewMigration } from './migrations/0008-site-overview.ts';
import { clientsAndCostsInNameOrderMigration } from './migrations/0009-clients-and-costs-in-name-order.ts';
import { pendingUpdatesMigration } from './migrations/0010-pending-updates.ts';
import { updateRunsMigration } from './migrations/0011-update-runs.ts';
import { userJobsMigration } from './migrations/0012-user-jobs.ts';
import { webSignInMigration } from './migrations/0013-web-sign-in.ts';
import { auditSearchMigration } from './migrations/0014-audit-search.ts';
import { installedVersionsMigration } from './migrations/0015-installed-versions.ts';
import { whyDisconnectedMigration } from './migrations/0016-why-disconnected.ts';
import { registrationsMigration } from './migrations/0017-registrations.ts';
import { statusWishesMigration } from './migrations/0018-status-wishes.ts';
import { networksMigration } from './migrations/0019-networks.ts';
import { usersOfLargeSitesMigration } from './migrations/0020-users-of-large-sites.ts';
import { runDecisionsMigration } from './migrations/0021-run-decisions.ts';
import { clientAndCostChangesMigration } from './migrations/0022-client-and-cost-changes.ts';
import { sealedAuditMigration } from './migrations/0023-sealed-audit.ts';
import { siteHealthMigration } from './migrations/0024-site-health.ts';
import { suspectMessagesMigration } from './migrations/0025-suspect-messages.ts';
import { countersMigration } from './migrations/0026-counters.ts';
import { proofsMigration } from './migrations/0027-proofs.ts';
import { masterAndApiKeysMigration } from './migrations/0028-master-and-api-keys.ts';
import { siteKeysMigration } from './migrations/0029-site-keys.ts';
import { manyProcessesMigration } from './migrations/0031-many-processes.ts';
import { partVersionsMigration } from './migrations/0033-part-versions.ts';
import { countedOffersMigration } from './migrations/0037-counted-offers.ts';
import { importsMigration } from './migrations/0038-imports.ts';
import { contactsAndOwnFieldsMigration } from './migrations/0040-contacts-and-own-fields.ts';
import { carriedSitesMigration } from './migrations/0041-carried-sites.ts';
import { importedKeysMigration } from './migrations/0042-imported-keys.ts';
import { approvalsMigration } from './migrations/0044-approvals.ts';
import { siteCsvRowsMigration } from './migrations/0046-site-csv-rows.ts';
import { eventsMigration } from './migrations/0048-events.ts';
import { alarmsMigration } from './migrations/0049-alarms.ts';
import { channelsMigration } from './migrations/0050-channels.ts';
import { monitorsMigration } from './migrations/0051-monitors.ts';
import { vulnerabilitiesMigration } from './migrations/0053-vulnerabilities.ts';
import { maintenanceWindowsMigration } from './migrations/0055-maintenance-windows.ts';
import { expiryMigration } from './migrations/0056-expiry.ts';
import { coolDownMigration } from './migrations/0057-cool-down.ts';
import { sitesOnHoldMigration } from './migrations/0058-sites-on-hold.ts';
import { pushKeysMigration } from './migrations/0059-push-keys.ts';
import { inboxMigration } from './migrations/0060-inbox.ts';
import { savedViewsMigration } from './migrations/0061-saved-views.ts';
import { healthFactsMigration } from './migrations/0062-health-facts.ts';
import { reportsMigration } from './migrations/0063-reports.ts';
import { reportMailsAndPortalsMigration } from './migrations/0064-report-mails-and-portals.ts';
import { invitationsMigration } from './migrations/0065-invitations.ts';
import { storedSettingsMigration } from './migrations/0066-stored-settings.ts';
import { changesAndWavesMigration } from './migrations/0067-changes-and-waves.ts';
import { fileChecksMigration } from './migrations/0068-file-checks.ts';
import { browsersOfPeopleMigration } from './migrations/0069-browsers-of-people.ts';
import { failedRunsMigration } from './migrations/0070-failed-runs.ts';
import { siteIconsMigration } from './migrations/0071-site-icons.ts';
import { siteScreenshotsMigration } from './migrations/0072-site-screenshots.ts';
import { syncErrorCauseMigration } from './migrations/0073-sync-error-cause.ts';
import { reasonsByCodeMigration } from './migrations/0074-reasons-by-code.ts';
import { remarksByCodeMigration } from './migrations/0075-remarks-by-code.ts';
import { monitorCauseMigration } from './migrations/0076-monitor-cause.ts';
import { jobItemCountsMigration } from './migrations/0077-job-item-counts.ts';
import { installsMigration } from './migrations/0078-installs.ts';
import { failedChecksMigration } from './migrations/0079-failed-checks.ts';
import { lastBackupsMigration } from './migrations/0080-last-backups.ts';
import { approvalSubjectsMigration } from './migrations/0081-approval-subjects.ts';
import { installedItemsMigration } from './migrations/0082-installed-items.ts';
import { pendingDaysByScopeMigration } from './migrations/0083-pending-days-by-scope.ts';
import { deliverySubjectsMigration } from './migrations/0084-delivery-subjects.ts';
import { reportIntervalsMigration } from './migrations/0085-report-intervals.ts';
import { reportMailTextsMigration } from './migrations/0086-report-mail-texts.ts';
import { listsOfRecordsMigration } from './migrations/0087-lists-of-records.ts';
import { jobItemCauseMigration } from './migrations/0088-job-item-cause.ts';
import { messageLanguagesMigration } from './migrations/0089-message-languages.ts';
import { countedHistoryMigration } from './migrations/0090-counted-history.ts';
import { userFailureCausesMigration } from './migrations/0091-user-failure-causes.ts';
import { brokenSitesMigration } from './migrations/0092-broken-sites.ts';
import { reportsBeginOnMigration } from './migrations/0093-reports-begin-on.ts';
import { networkLooksMigration } from './migrations/0094-network-looks.ts';
import { clientVersionsMigration } from './migrations/0095-client-versions.ts';
import { wishesOfJobItemsMigration } from './migrations/0096-wishes-of-job-items.ts';
import { costVersionsMigration } from './migrations/0097-cost-versions.ts';
import { unusualSitesMigration } from './migrations/0098-unusual-sites.ts';
import { rowsOfSitesMigration } from './migrations/0099-rows-of-sites.ts';
import { wholeUpdatesMigration } from './migrations/0100-whole-updates.ts';
import { finishedRunsMigration } from './migrations/0101-finished-runs.ts';
import { hiddenInputsMigration } from './migrations/0102-hidden-inputs.ts';
import { datesOfAbandonedMigration } from './migrations/0103-dates-of-abandoned.ts';
import { rsaKeysWaitMigration } from './migrations/0104-rsa-keys-wait.ts';
import { changesToldTwiceMigration } from './migrations/0105-changes-told-twice.ts';
import { certificatesInTurnMigration } from './migrations/0106-certificates-in-turn.ts';
import { pastFindingsMigration } from './migrations/0107-past-findings.ts';
import { reasonsOfFailedCallsMigration } from './migrations/0108-reasons-of-failed-calls.ts';
import { criticalDeliveriesMigration } from './migrations/0109-critical-deliveries.ts';
import { keysOfUserNamesMigration } from './migrations/0110-keys-of-user-names.ts';
import type { Engine, OnWait, Queryable } from './port.ts';
import type { Tables } from './schema.ts';
import { WITHOUT_LIMITS } from './statements/without-limits.ts';

/** Numbered, forward only, never edited once released. Each receives the engine, for the few lines that differ. */
const MIGRATIONS: Record<string, (engine: Engine) => Migration> = {
  '0001-first': firstMigration,
  '0002-clients-and-costs': clientsAndCostsMigration,
  '0003-tls-probes': tlsProbesMigration,
  '0004-abandoned-checks': abandonedChecksMigration,
  '0005-search-in-name-order': searchInNameOrderMigration,
  '0006-keys': keysMigration,
  '0007-idempotency': idempotencyMigration,
  '0008-site-overview': siteOverviewMigration,
  '0009-clients-and-costs-in-name-order': clientsAndCostsInNameOrderMigration,
  '0010-pending-updates': pendingUpdatesMigration,
  '0011-update-runs': updateRunsMigration,
  '0012-user-jobs': userJobsMigration,
  '0013-web-sign-in': webSignInMigration,
  '0014-audit-search': auditSearchMigration,
  '0015-installed-versions': installedVersionsMigration,
  '0016-why-disconnected': whyDisconnectedMigration,
  '0017-registrations': registrationsMigration,
  '0018-status-wishes': statusWishesMigration,
  '0019-networks': networksMigration,
  '0020-users-of-large-sites': usersOfLargeSitesMigration,
  '0021-run-decisions': runDecisionsMigration,
  '0022-client-and-cost-changes': clientAndCostChangesMigration,
  '0023-sealed-audit': sealedAuditMigration,
  '0024-site-health': siteHealthMigration,
  '0025-suspect-messages': suspectMessagesMigration,
  '0026-counters': countersMigration,
  '0027-proofs': proofsMigration,
  '0028-master-and-api-keys': masterAndApiKeysMigration,
  '0029-site-keys': siteKeysMigration,
  '0031-many-processes': manyProcessesMigration,
  '0033-part-versions': partVersionsMigration,
  '0037-counted-offers': countedOffersMigration,
  '0038-imports': importsMigration,
  '0040-contacts-and-own-fields': contactsAndOwnFieldsMigration,
  '0041-carried-sites': carriedSitesMigration,
  '0042-imported-keys': importedKeysMigration,
  '0044-approvals': approvalsMigration,
  '0046-site-csv-rows': siteCsvRowsMigration,
  '0048-events': eventsMigration,
  '0049-alarms': alarmsMigration,
  '0050-channels': channelsMigration,
  '0051-monitors': monitorsMigration,
  '0053-vulnerabilities': vulnerabilitiesMigration,
  '0055-maintenance-windows': maintenanceWindowsMigration,
  '0056-expiry': expiryMigration,
  '0057-cool-down': coolDownMigration,
  '0058-sites-on-hold': sitesOnHoldMigration,
  '0059-push-keys': pushKeysMigration,
  '0060-inbox': inboxMigration,
  '0061-saved-views': savedViewsMigration,
  '0062-health-facts': healthFactsMigration,
  '0063-reports': reportsMigration,
  '0064-report-mails-and-portals': reportMailsAndPortalsMigration,
  '0065-invitations': invitationsMigration,
  '0066-stored-settings': storedSettingsMigration,
  '0067-changes-and-waves': changesAndWavesMigration,
  '0068-file-checks': fileChecksMigration,
  '0069-browsers-of-people': browsersOfPeopleMigration,
  '0070-failed-runs': failedRunsMigration,
  '0071-site-icons': siteIconsMigration,
  '0072-site-screenshots': siteScreenshotsMigration,
  '0073-sync-error-cause': syncErrorCauseMigration,
  '0074-reasons-by-code': reasonsByCodeMigration,
  '0075-remarks-by-code': remarksByCodeMigration,
  '0076-monitor-cause': monitorCauseMigration,
  '0077-job-item-counts': jobItemCountsMigration,
  '0078-installs': installsMigration,
  '0079-failed-checks': failedChecksMigration,
  '0080-last-backups': lastBackupsMigration,
  '0081-approval-subjects': approvalSubjectsMigration,
  '0082-installed-items': installedItemsMigration,
  '0083-pending-days-by-scope': pendingDaysByScopeMigration,
  '0084-delivery-subjects': deliverySubjectsMigration,
  '0085-report-intervals': reportIntervalsMigration,
  '0086-report-mail-texts': reportMailTextsMigration,
  '0087-lists-of-records': listsOfRecordsMigration,
  '0088-job-item-cause': jobItemCauseMigration,
  '0089-message-languages': messageLanguagesMigration,
  '0090-counted-history': countedHistoryMigration,
  '0091-user-failure-causes': userFailureCausesMigration,
  '0092-broken-sites': brokenSitesMigration,
  '0093-reports-begin-on': reportsBeginOnMigration,
  '0094-network-looks': () => networkLooksMigration,
  '0095-client-versions': clientVersionsMigration,
  '0096-wishes-of-job-items': wishesOfJobItemsMigration,
  '0097-cost-versions': costVersionsMigration,
  '0098-unusual-sites': unusualSitesMigration,
  '0099-rows-of-sites': rowsOfSitesMigration,
  '0100-whole-updates': wholeUpdatesMigration,
  '0101-finished-runs': finishedRunsMigration,
  '0102-hidden-inputs': hiddenInputsMigration,
  '0103-dates-of-abandoned': datesOfAbandonedMigration,
  '0104-rsa-keys-wait': rsaKeysWaitMigration,
  '0105-changes-told-twice': changesToldTwiceMigration,
  '0106-certificates-in-turn': certificatesInTurnMigration,
  '0107-past-findings': pastFindingsMigration,
  '0108-reasons-of-failed-calls': reasonsOfFailedCallsMigration,
  '0109-critical-deliveries': criticalDeliveriesMigration,
  '0110-keys-of-user-names': keysOfUserNamesMigration,
};

/** In the order in which they are applied. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** @param to The last one to apply; default: all. */
export async function runMigrations(db: Kysely<Tables>, engine: Engine, to?: string, onWait?: OnWait): Promise<void> {
  const own = engine === 'postgres' ? await ownSchema(db) : {};
  if (to === undefined && (await isUpToDate(db, own.migrationTableSchema))) return;
  if (engine === 'sqlite') return migrate(new Migrator({ db, provider: migrationsOf(engine) }), to);
  // Whoever waits for the lock has to see what was committed meanwhile.
  await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async trx => {
      await sql.raw(WITHOUT_LIMITS).execute(trx);
      await lockMigrations(trx, onWait);
      await migrate(new Migrator({ db: trx, provider: migrationsOf(engine), ...own }), to);
    });
}

async function migrate(migrator: Migrator, to: string | undefined): Promise<void> {
  const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error === undefined) return;
  if (ofNewerRelease(error)) {
    throw new Error(
      'This store was last used by a newer release of Sitekeeper. Start that release, or restore a backup that this one made. Nothing was changed.',
      { cause: error },
    );
  }
  const failed = results?.find(result => result.status === 'Error')?.migrationName ?? 'the first one';
  throw new Error(`The database could not be brought up to date (migration ${failed})`, { cause: error });
}

function migrationsOf(engine: Engine): MigrationProvider {
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(engine)]));
  return { getMigrations: async () => migrations };
}

const LOCK = sql.raw('3853314791062309107');

/**
 * Of the transaction: behind a pooler, a lock of the session would stay with a connection that is lent to others. Its
 * key and the hour of patience are those of the migrator, for releases that left the lock to that.
 */
async function lockMigrations(trx: Transaction<Tables>, onWait: OnWait = () => () => {}): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(trx);
  if (rows[0]?.taken) return;
  const waitsNoMore = onWait();
  try {
    await sql`with patient as materialized (select set_config('lock_timeout', '3600000', true))
      select pg_advisory_xact_lock(${LOCK}) from patient`.execute(trx);
  } finally {
    waitsNoMore();
  }
}

/** Most starts find nothing to do, and need no transaction to see that. A store without the table isn't. */
async function isUpToDate(db: Kysely<Tables>, schema?: string): Promise<boolean> {
  const table = schema === undefined ? sql.table('kysely_migration') : sql.table(`${schema}.kysely_migration`);
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db).catch(() => ({ rows: [] }));
  const applied = new Set(rows.map(({ name }) => name));
  return applied.size === MIGRATION_NAMES.length && MIGRATION_NAMES.every(name => applied.has(name));
}

/** The newest migration of the store, if a newer release has upgraded it since this process has opened it. */
export async function levelOfNewerRelease(db: Queryable): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(db);
  const newest = rows[0]?.name ?? undefined;
  return newest !== undefined && MIGRATION_NAMES.includes(newest) ? undefined : newest;
}

/** It holds a migration that this release does not know. */
function ofNewerRelease(error: unknown): boolean {
  return error instanceof Error && /previously executed migration \S+ is missing/.test(error.message);
}

/** Unnamed, the migrator would take the tables of another schema in the same database for its own. */
async function ownSchema(db: Kysely<Tables>): Promise<{ migrationTableSchema?: string }> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return { migrationTableSchema: rows[0]?.name ?? 'public' };
}
