import type { FileDigest } from '@sitekeeper/protocol';
import type { DigestRow, SameItem } from '../digest-row.ts';
import { whileUnread } from './judge-files.ts';

/** The row of an item after its files were read, or could not be; the comparison with other sites comes later. */
export function noteReading(siteId: number, before: DigestRow | undefined, read: FileDigest): DigestRow {
  const { type, slug, version, locale } = read;
  const same = before && isSameItem(before, read) ? before : undefined;
  if ('unread' in read) {
    if (same) return { ...same, unread: read.unread, state: whileUnread(same.state) };
    return { ...blankRow(siteId, { type, slug, version, locale }), unread: read.unread, state: 'unknown' };
  }
  const { digest, files } = read;
  // Read for the first time at this version.
  if (!same || same.digest === '') {
    return { ...blankRow(siteId, { type, slug, version, locale }), digest, files, base_digest: digest };
  }
  const state = same.state === 'uncompared' && same.digest === digest ? 'unchanged' : same.state;
  return { ...same, digest, files, unread: '', state };
}

/** Whether an item has to be compared again: nothing to do while everything is as it was. */
export function mustCompare(before: DigestRow | undefined, after: DigestRow): boolean {
  if (after.unread !== '') return false;
  if (!before || !isSameItem(before, after)) return true;
  return before.digest !== after.digest || before.unread !== '';
}

/** Whether two states of an item are of the same version, in the same locale. */
export const isSameItem = (one: Pick<SameItem, 'version' | 'locale'>, other: Pick<SameItem, 'version' | 'locale'>) =>
  one.version === other.version && one.locale === other.locale;

function blankRow(site_id: number, item: SameItem): DigestRow {
  return {
    site_id,
    ...item,
    digest: '',
    files: 0,
    unread: '',
    state: 'uncompared',
    base_digest: '',
    accepted_digest: '',
    found_at: null,
    told_at: null,
    named_digest: '',
    name_due_at: null,
    name_tries: 0,
    files_json: null,
  };
}
