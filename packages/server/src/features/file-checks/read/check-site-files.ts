import { ConnectorError, type FileDigest, readFileDigests } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { emitEvents } from '../../events/index.ts';
import {
  failureOf,
  GONE,
  keylessRefusal,
  loadSite,
  nextUsualSync,
  refusalOf,
  type SiteFailure,
} from '../../sites/index.ts';
import { isSameItem, mustCompare, noteReading } from '../compare/note-reading.ts';
import type { DigestRow } from '../digest-row.ts';
import {
  claimDigestsOf,
  insertToCompare,
  replaceDigestsOf,
  selectCheckedNames,
  selectDigestsOf,
} from '../digests.store.ts';
import { restoredEvents } from '../file-events.ts';
import { claimConsent, isAllowed, updateCheckOutcome } from './consent.store.ts';

/** How often the files of a site are read. */
export const EVERY_MS = 7 * 24 * 3600_000;
/** A slow site with very much on it gets its turn again for what was left. */
const MOST_CALLS = 10;
/** Each call reads for 20 seconds. One that takes longer than all of them together keeps others waiting. */
const MOST_MS = 5 * 60_000;

/** Nothing is sent to a site whose files nobody has allowed to be checked. */
export const NOT_ALLOWED: SiteFailure = {
  code: 'invalid_state',
  cause: 'checks_off',
  message: 'The file checks of this site are off. Turn them on first: they run a small program of ours on the site.',
};

/**
 * Reads the files of a site and stores their digests. What is different is compared with other sites later, see
 * `compareFiles`. A failure of the site is stored with it.
 */
export async function checkSiteFiles(services: Services, siteId: number): Promise<SiteFailure | undefined> {
  const { database, clock } = services;
  const site = await loadSite(services, siteId);
  if (!site) return GONE;
  if (!(await isAllowed(database.db, siteId))) return NOT_ALLOWED;
  const refusal = refusalOf(site.row, 'sync') ?? (site.connection ? undefined : keylessRefusal(site, 'sync'));
  if (refusal || !site.connection) return refusal;
  let found: FileDigest[];
  try {
    found = await readAll(services, siteId, site.connection);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const failure = failureOf(error);
    const { code: error_code, message } = failure;
    await database.write(trx => updateCheckOutcome(trx, siteId, { error_code, error: message }));
    return failure;
  }
  await database.write(async trx => {
    if (!(await claimConsent(trx, siteId))) return;
    const noted = (before: readonly DigestRow[]) => {
      const byKey = new Map(before.map(row => [keyOf(row), row]));
      return found.map(read => {
        const row = byKey.get(keyOf(read));
        return { row, after: noteReading(siteId, row, read) };
      });
    };
    const unlocked = noted(await selectDigestsOf(trx, siteId));
    const toCompare = unlocked.filter(({ row, after }) => mustCompare(row, after)).map(({ after }) => after);
    await insertToCompare(trx, toCompare);
    // Only now locked, see `insertToCompare`. What was judged in between must not be overwritten by what was read before.
    const before = await claimDigestsOf(trx, siteId);
    const rows = noted(before).map(({ after }) => after);
    const nameOf = await selectCheckedNames(trx, before);
    await replaceDigestsOf(trx, database, siteId, rows);
    const after = new Map(rows.map(row => [keyOf(row), row]));
    const ended = before.flatMap(row => {
      const now = after.get(keyOf(row));
      if (now && isSameItem(now, row)) return [];
      return restoredEvents(row, nameOf(row), now ? 'updated' : 'removed');
    });
    const due_at = nextUsualSync(siteId, clock.now(), EVERY_MS);
    await updateCheckOutcome(trx, siteId, { checked_at: clock.now(), due_at, error_code: null, error: null });
    await emitEvents(trx, ended, new Date(clock.now()));
  });
  return undefined;
}

const keyOf = ({ type, slug }: Pick<DigestRow, 'type' | 'slug'>) => `${type} ${slug}`;

/** All items; those for which the time of a call was not enough are asked for again, as long as that helps. */
async function readAll(services: Services, siteId: number, connection: SiteConnection): Promise<FileDigest[]> {
  const found = new Map<string, FileDigest>();
  let only: FileDigest[] | undefined;
  const until = services.clock.elapsed() + MOST_MS;
  for (let call = 0; call < MOST_CALLS; call++) {
    const { value } = await services.childSites.call(connection, readFileDigests, { only });
    const asked = only?.length ?? Number.POSITIVE_INFINITY;
    for (const item of value) found.set(keyOf(item), item);
    const late = [...found.values()].filter(item => 'unread' in item && item.unread === 'late');
    if (late.length === 0 || late.length >= asked || services.clock.elapsed() > until) break;
    if (!(await isAllowed(services.database.db, siteId))) break;
    only = late;
  }
  // Half a list would look like plugins that were removed.
  if (!found.has('core wordpress')) {
    throw new ConnectorError('site_error', 'The site did not say which files its WordPress has.');
  }
  return [...found.values()];
}
