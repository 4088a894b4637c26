import type { EventData, NewEvent } from '../events/index.ts';
import type { FileDifferences } from './compare/file-differences.ts';
import type { DigestRow } from './digest-row.ts';

/** So many files are named in the event; the page of the site has more. */
const NAMED_IN_EVENT = 10;

const about = ({ type, slug, version }: DigestRow, name: string) => ({ component: type, slug, name, version });

/** The event that tells of altered files. @param differences Undefined: which they are could not be found out. */
export function alteredEvent(row: DigestRow, name: string, differences: FileDifferences | undefined): NewEvent {
  const names = (what: 'changed' | 'added' | 'removed') => differences?.[what].names.slice(0, NAMED_IN_EVENT) ?? [];
  const counts = differences && [differences.changed, differences.added, differences.removed];
  const data = {
    ...about(row, name),
    files: counts ? counts.reduce((sum, { count }) => sum + count, 0) : null,
    changed: names('changed'),
    added: names('added'),
    removed: names('removed'),
  };
  return { type: 'files.altered', siteId: row.site_id, data };
}

/** The event that ends it, for a finding that was told. */
export function restoredEvents(row: DigestRow, name: string, how: EventData['files.restored']['how']): NewEvent[] {
  if (row.told_at === null || row.state !== 'altered') return [];
  return [{ type: 'files.restored', siteId: row.site_id, data: { ...about(row, name), how } }];
}
