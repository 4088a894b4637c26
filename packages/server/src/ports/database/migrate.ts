import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { first } from './migrations/0001-first.ts';
import { clientsAndCosts } from './migrations/0002-clients-and-costs.ts';
import { tlsProbes } from './migrations/0003-tls-probes.ts';
import { abandonedChecks } from './migrations/0004-abandoned-checks.ts';
import { searchInNameOrder } from './migrations/0005-search-in-name-order.ts';
import { keys } from './migrations/0006-keys.ts';
import { idempotency } from './migrations/0007-idempotency.ts';
import { siteOverview } from './migrations/0008-site-overview.ts';
import { clientsAndCostsInNameOrder } from './migrations/0009-clients-and-costs-in-name-order.ts';
import { pendingUpdates } from './migrations/0010-pending-updates.ts';
import { updateRuns } from './migrations/0011-update-runs.ts';
import { userJobs } from './migrations/0012-user-jobs.ts';
import { webSignIn } from './migrations/0013-web-sign-in.ts';
import { auditSearch } from './migrations/0014-audit-search.ts';
import { installedVersions } from './migrations/0015-installed-versions.ts';
import { whyDisconnected } from './migrations/0016-why-disconnected.ts';
import { registrations } from './migrations/0017-registrations.ts';
import { statusWishes } from './migrations/0018-status-wishes.ts';
import { networks } from './migrations/0019-networks.ts';
import { usersOfLargeSites } from './migrations/0020-users-of-large-sites.ts';
import { runDecisions } from './migrations/0021-run-decisions.ts';
import { clientAndCostChanges } from './migrations/0022-client-and-cost-changes.ts';
import { sealedAudit } from './migrations/0023-sealed-audit.ts';
import { siteHealth } from './migrations/0024-site-health.ts';
import { suspectMessages } from './migrations/0025-suspect-messages.ts';
import { counters } from './migrations/0026-counters.ts';
import { proofs } from './migrations/0027-proofs.ts';
import { masterAndApiKeys } from './migrations/0028-master-and-api-keys.ts';
import type { Engine } from './port.ts';
import type { Tables } from './schema.ts';

/** Numbered, forward only, never edited once landed. Each gets the engine, for the few lines that differ. */
const MIGRATIONS: Record<string, (engine: Engine) => Migration> = {
  '0001-first': first,
  '0002-clients-and-costs': clientsAndCosts,
  '0003-tls-probes': tlsProbes,
  '0004-abandoned-checks': abandonedChecks,
  '0005-search-in-name-order': searchInNameOrder,
  '0006-keys': keys,
  '0007-idempotency': idempotency,
  '0008-site-overview': siteOverview,
  '0009-clients-and-costs-in-name-order': clientsAndCostsInNameOrder,
  '0010-pending-updates': pendingUpdates,
  '0011-update-runs': updateRuns,
  '0012-user-jobs': userJobs,
  '0013-web-sign-in': webSignIn,
  '0014-audit-search': auditSearch,
  '0015-installed-versions': installedVersions,
  '0016-why-disconnected': whyDisconnected,
  '0017-registrations': registrations,
  '0018-status-wishes': statusWishes,
  '0019-networks': networks,
  '0020-users-of-large-sites': usersOfLargeSites,
  '0021-run-decisions': runDecisions,
  '0022-client-and-cost-changes': clientAndCostChanges,
  '0023-sealed-audit': sealedAudit,
  '0024-site-health': siteHealth,
  '0025-suspect-messages': suspectMessages,
  '0026-counters': counters,
  '0027-proofs': proofs,
  '0028-master-and-api-keys': masterAndApiKeys,
};

/** In the order in which they are applied. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** @param to The last one to apply; default: all. */
export async function runMigrations(db: Kysely<Tables>, engine: Engine, to?: string): Promise<void> {
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(engine)]));
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider, ...(engine === 'postgres' ? await ownSchema(db) : {}) });
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

/** It holds a migration that this release does not know. */
function ofNewerRelease(error: unknown): boolean {
  return error instanceof Error && /previously executed migration \S+ is missing/.test(error.message);
}

/** Unnamed, the migrator would take the tables of another schema in the same database for its own. */
async function ownSchema(db: Kysely<Tables>): Promise<{ migrationTableSchema: string }> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return { migrationTableSchema: rows[0]?.name ?? 'public' };
}
