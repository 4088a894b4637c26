import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { type RowSet, replaceRows } from '../../../ports/database/bulk.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { idsGiven, keptStatement } from '../../../ports/database/statements/kept-statement.ts';
import { changedEntry, rowsDigestOf, withoutRaw, withRaw } from './part-digests.ts';
import { insertNewReleases, type PendingCounts, recountPending } from './pending-updates.store.ts';
import { REPORT_PARTS } from './report-parts.ts';
import type { ReportToSave } from './report-to-save.ts';
import { saveChanges } from './save-changes.ts';
import { insertSitesToMatch } from './sites-to-match.store.ts';

/** What is compared with known vulnerabilities. */
const MATCHED: ReadonlySet<string> = new Set(['site_plugins', 'site_themes', 'site_updates']);

type Row = Readonly<Record<string, string | number>>;

/** What the caller stores with the rows of the sites. */
interface SavedReports {
  /** Of each site, in the order of the reports. */
  readonly digests: readonly Record<string, string>[];
  /** Of the sites whose updates have changed. */
  readonly pending: readonly PendingCounts[];
  /** Sites of which a part was left out: the next sync reads it. */
  readonly leftOut: ReadonlySet<number>;
}

/**
 * Stores the rows of several reports, only those that differ: a part whose digest is unchanged isn't looked at, and of
 * the others only the rows that differ are written. A part that was changed after the site was asked is left out: the
 * report may be older.
 */
export async function saveReports(
  trx: Trx,
  services: Services,
  reports: readonly ReportToSave[],
): Promise<SavedReports> {
  const digests = reports.map(({ digests }) => ({ ...digests }));
  const work = new Map<RowSet, { scopes: Row[]; rows: Row[] }>();
  const updatesChanged = new Set<number>();
  const offers: Row[] = [];
  const itemsChanged = new Set<number>();
  const leftOut = new Set<number>();
  for (const [index, { siteId, report, asked }] of reports.entries()) {
    for (const part of REPORT_PARTS) {
      const rows = part.rows(report, siteId);
      if (rows === undefined) continue;
      const digest = hash('sha1', JSON.stringify(rows), 'base64url');
      const known = digests[index] as Record<string, string>;
      const raw = report.partDigests?.[part.name];
      const stored = known[part.name];
      const same = rowsDigestOf(stored) === digest;
      if (!same && asked && withoutRaw(asked[part.name]) !== withoutRaw(stored)) {
        known[part.name] = withoutRaw(stored);
        leftOut.add(siteId);
        continue;
      }
      if (!same) known[part.name] = withRaw(changedEntry(stored, digest), raw);
      else if (raw !== undefined) known[part.name] = withRaw(stored, raw);
      if (same) continue;
      if (part.set.table === 'site_updates') {
        updatesChanged.add(siteId);
        offers.push(...rows);
      }
      if (MATCHED.has(part.set.table)) itemsChanged.add(siteId);
      let todo = work.get(part.set);
      if (!todo) {
        todo = { scopes: [], rows: [] };
        work.set(part.set, todo);
      }
      if (!part.merge)
        todo.scopes.push(part.type === undefined ? { site_id: siteId } : { site_id: siteId, type: part.type });
      todo.rows.push(...unique(rows, part.set.key));
    }
  }
  // First: while this waits for another sync, it must not hold what that one needs.
  await insertNewReleases(trx, offers, services.clock.now());
  for (const [set, { scopes, rows }] of work) await replaceRows(trx, services.database.engine, set, scopes, rows);
  const pending = await recountPending(trx, [...updatesChanged]);
  await insertSitesToMatch(trx, itemsChanged);
  await forgetReplaced(trx, reports);
  await saveChanges(trx, services, reports);
  return { digests, pending, leftOut };
}

const deleteReplaced = (type: string, table: string) =>
  keptStatement(
    { sites: idsGiven },
    ({ sites }) => sql`delete from site_abandoned where type = ${sql.lit(type)} and ${sites('site_abandoned.site_id')}
      and not exists (select 1 from ${sql.table(table)} as installed where installed.site_id = site_abandoned.site_id
        and installed.slug = site_abandoned.slug and installed.version = site_abandoned.version)`,
  );
const LISTS = [
  { part: 'plugins', forget: deleteReplaced('plugin', 'site_plugins') },
  { part: 'themes', forget: deleteReplaced('theme', 'site_themes') },
] as const;

/** An item that is gone, or was updated since, is no longer abandoned. */
async function forgetReplaced(trx: Trx, reports: readonly ReportToSave[]): Promise<void> {
  for (const { part, forget } of LISTS) {
    const sent = reports.filter(({ report }) => report[part] !== undefined || report.unread?.includes(part));
    if (sent.length > 0) await forget(trx, { sites: sent.map(({ siteId }) => siteId) });
  }
}

/** A site may name one item twice; one statement must not touch a row twice. The last one counts. */
function unique(rows: readonly Row[], key: readonly string[]): Row[] {
  return [...new Map(rows.map(row => [key.map(name => row[name]).join('\n'), row])).values()];
}
