import { ConnectorError, digestOfFiles, type FileList, MOST_FILE_LISTS, readFileLists } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
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

const MINUTE = 60_000;
const ROWS_AT_ONCE = 50;
const SITES_AT_ONCE = 4;
/** Sites with the right files that are asked for them, until one gives them. */
const WITNESSES = 3;
/** After so many tries altered files are told without names. */
const MOST_TRIES = 3;
const AGAIN_MS = 10 * MINUTE;

type Files = FileList['files'];

/**
 * Finds out which files of altered items are different, by the list of the site and that of one with the right files,
 * and tells it. Files that changed meanwhile are read again instead: an update in between is no finding.
 * @returns how many were told.
 */
export async function nameFiles(services: Services): Promise<number> {
  const { database, clock, stopping } = services;
  for (let told = 0; ; ) {
    const rows = stopping.aborted ? [] : await selectToName(database.db, clock.now(), ROWS_AT_ONCE);
    if (rows.length === 0) return told;
    await database.write(trx => putOffNaming(trx, rows, clock.now() + AGAIN_MS));
    const sites = [...Map.groupBy(rows, row => row.site_id)];
    const done = await overSites(sites, ([siteId, items]) => nameOn(services, siteId, items), {
      atOnce: SITES_AT_ONCE,
      signal: stopping,
    });
    told += done.reduce((sum, count) => sum + (count ?? 0), 0);
  }
}

async function nameOn(services: Services, siteId: number, rows: readonly DigestRow[]): Promise<number> {
  let told = 0;
  for (let from = 0; from < rows.length; from += MOST_FILE_LISTS) {
    const some = rows.slice(from, from + MOST_FILE_LISTS);
    const lists = await listsOf(services, siteId, some);
    if (lists && some.some(row => !filesIn(lists, row, row.digest))) {
      // Something has changed since: what it is now is compared anew.
      await checkSiteFiles(services, siteId);
    }
    for (const row of some) told += await nameRow(services, row, lists && filesIn(lists, row, row.digest));
  }
  return told;
}

/** @param found The altered files; undefined: the site did not give them. @returns 1 if it was told. */
async function nameRow(services: Services, row: DigestRow, found: Files | undefined): Promise<number> {
  const { database, clock } = services;
  const wanted = found && (await wantedFiles(services, row));
  const differences = found && wanted ? fileDifferences(found, wanted) : undefined;
  const isLast = row.name_tries + 1 >= MOST_TRIES || (found !== undefined && wanted === null);
  if (!differences && !isLast) return 0;
  return database.write(async trx => {
    const now = await claimAltered(trx, row);
    if (!now) return 0;
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
async function wantedFiles(services: Services, row: DigestRow): Promise<Files | null | undefined> {
  const witnesses = await selectRightSites(services.database.db, row, WITNESSES);
  for (const siteId of witnesses) {
    const lists = await listsOf(services, siteId, [row]);
    const files = lists && filesIn(lists, row, row.base_digest);
    if (files) return files;
  }
  return witnesses.length === 0 ? null : undefined;
}

/** The lists of a site that allows it; undefined if it does not give them. */
async function listsOf(
  services: Services,
  siteId: number,
  rows: readonly DigestRow[],
): Promise<FileList[] | undefined> {
  const site = await loadSite(services, siteId);
  if (!site?.connection || site.row.status !== 'connected') return undefined;
  if (!(await isAllowed(services.database.db, siteId))) return undefined;
  const items = rows.map(({ type, slug }) => ({ type, slug }));
  try {
    return (await services.childSites.call(site.connection, readFileLists, { items })).value;
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return undefined;
  }
}

/** The files of an item, if they are those of the digest: a list that says otherwise is not believed. */
function filesIn(lists: readonly FileList[], row: DigestRow, digest: string): Files | undefined {
  const list = lists.find(({ type, slug }) => type === row.type && slug === row.slug);
  return list && isSameItem(list, row) && digestOfFiles(list.files) === digest ? list.files : undefined;
}
