import { ConnectorError, digestOfFiles, type FileList, MOST_FILE_LISTS, readFileLists } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import { MINUTE_MS } from '../../../kernel/time/durations.ts';
import { emitEvents } from '../../events/index.ts';
import { loadSite, overSites } from '../../sites/index.ts';
import { type FileDifferences, fileDifferences } from '../compare/file-differences.ts';
import { isSameItem } from '../compare/note-reading.ts';
import type { DigestRow } from '../digest-row.ts';
import { selectCheckedNames, updateDigestRows } from '../digests.store.ts';
import { alteredEvent } from '../file-events.ts';
import { checkSiteFiles } from './check-site-files.ts';
import { isAllowed } from './consent.store.ts';
import { claimAltered, putOffNaming, selectRightSites, selectToName } from './name-files.store.ts';

const ROWS_AT_ONCE = 50;
const SITES_AT_ONCE = 4;
/** Sites with the right files that are asked for them, until one gives them. */
const WITNESSES = 3;
/** After so many tries altered files are told without names. */
const MOST_TRIES = 3;
const AGAIN_MS = 10 * MINUTE_MS;

type Files = FileList['files'];

interface Naming {
  readonly services: Services;
  /** Sites that did not answer: they are not asked again before the next time, nor waited for. */
  readonly failed: Set<number>;
  /** Sites that did not have the right files: they are not asked for them again, but their own are named. */
  readonly wrong: Set<number>;
  /** Sites whose files were read again, each once at a time. */
  readonly readAgain: Set<number>;
}

/**
 * Finds out which files of altered items are different, by the list of the site and that of one with the right files,
 * and tells it. Files that changed meanwhile are read again instead: an update in between is no finding. A site gets one
 * call before the others have had theirs.
 * @returns how many were told.
 */
export async function nameFiles(services: Services): Promise<number> {
  const { database, clock, stopping } = services;
  const naming = { services, failed: new Set<number>(), wrong: new Set<number>(), readAgain: new Set<number>() };
  const few = { limit: ROWS_AT_ONCE, perSite: MOST_FILE_LISTS };
  for (let told = 0; ; ) {
    const rows = stopping.aborted ? [] : await selectToName(database.db, clock.now(), few);
    if (rows.length === 0) return told;
    await database.write(trx => putOffNaming(trx, rows, clock.now() + AGAIN_MS));
    const sites = [...Map.groupBy(rows, row => row.site_id)];
    const done = await overSites(sites, ([siteId, items]) => nameOn(naming, siteId, items), {
      atOnce: SITES_AT_ONCE,
      signal: stopping,
    });
    told += done.reduce((sum, count) => sum + (count ?? 0), 0);
  }
}

async function nameOn(naming: Naming, siteId: number, rows: readonly DigestRow[]): Promise<number> {
  const lists = await listsOf(naming, siteId, rows);
  // Something has changed since: what it is now is compared anew. Not what was told: it may change without end.
  const changed = lists && rows.some(row => row.told_at === null && !filesIn(lists, row, row.digest));
  if (changed && !naming.readAgain.has(siteId)) {
    naming.readAgain.add(siteId);
    await checkSiteFiles(naming.services, siteId);
  }
  let told = 0;
  for (const row of rows) told += await nameRow(naming, row, lists && filesIn(lists, row, row.digest));
  return told;
}

/** @param found The altered files; undefined: the site did not give them. @returns 1 if it was told. */
async function nameRow(naming: Naming, row: DigestRow, found: Files | undefined): Promise<number> {
  const { database, clock } = naming.services;
  const wanted = found && (await wantedFiles(naming, row));
  const differences = found && wanted ? fileDifferences(found, wanted) : undefined;
  const isLast = row.name_tries + 1 >= MOST_TRIES || (found !== undefined && wanted === null);
  if (!differences && !isLast) return 0;
  return database.write(async trx => {
    const now = await claimAltered(trx, row);
    // Without names, it does not matter in which way it is altered: it may be another one each time.
    if (!now || (differences && now.digest !== row.digest)) return 0;
    await updateDigestRows(trx, database, [named(now, differences, clock.now())]);
    if (now.told_at !== null) return 0;
    const nameOf = await selectCheckedNames(trx, [now]);
    await emitEvents(trx, [alteredEvent(now, nameOf(now), differences)], new Date(clock.now()));
    return 1;
  });
}

const named = (row: DigestRow, differences: FileDifferences | undefined, now: number): DigestRow => ({
  ...row,
  told_at: row.told_at ?? now,
  named_digest: row.digest,
  name_due_at: null,
  files_json: differences ? JSON.stringify(differences) : null,
});

/** The files that an item should have, from a site that has them; null if there is none, undefined if none answers. */
async function wantedFiles(naming: Naming, row: DigestRow): Promise<Files | null | undefined> {
  const witnesses = await selectRightSites(naming.services.database.db, row, WITNESSES);
  for (const siteId of witnesses) {
    if (naming.wrong.has(siteId)) continue;
    const lists = await listsOf(naming, siteId, [row]);
    const files = lists && filesIn(lists, row, row.base_digest);
    if (files) return files;
    naming.wrong.add(siteId);
  }
  return witnesses.length === 0 ? null : undefined;
}

/** The lists of a site that allows it; undefined if it does not give them. */
async function listsOf(
  { services, failed }: Naming,
  siteId: number,
  rows: readonly DigestRow[],
): Promise<FileList[] | undefined> {
  if (failed.has(siteId)) return undefined;
  const site = await loadSite(services, siteId);
  if (!site?.connection || site.row.status !== 'connected') return undefined;
  if (!(await isAllowed(services.database.db, siteId))) return undefined;
  const items = rows.map(({ type, slug }) => ({ type, slug }));
  try {
    return (await services.childSites.call(site.connection, readFileLists, { items })).value;
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    failed.add(siteId);
    return undefined;
  }
}

/** The files of an item, if they are those of the digest: a list that says otherwise is not believed. */
function filesIn(lists: readonly FileList[], row: DigestRow, digest: string): Files | undefined {
  const list = lists.find(({ type, slug }) => type === row.type && slug === row.slug);
  return list && isSameItem(list, row) && digestOfFiles(list.files) === digest ? list.files : undefined;
}
