import { PartMemory } from '../../../kernel/lists/part-memory.ts';
import type { Database } from '../../../ports/database/port.ts';
import { HOLE_SEVERITIES } from '../feed/feed-record.ts';
import type { FindingFilter } from './finding-filter.store.ts';
import {
  type FindingListRow,
  type FindingSort,
  type Page,
  type SummaryOrder,
  type SummaryRow,
  selectFindingCounts,
  selectFindings,
  selectSummaries,
  selectSummaryCount,
} from './findings.store.ts';

/*
 * Open findings are few, and which of them count depends on the time. Fixed ones are kept for a year and become very
 * many: what was worked out from those of the whole fleet is kept until a finding or a site changes.
 */

const PARTS = ['findings', 'sites'] as const;
const MOST_ROWS = 50_000;

const counts = new PartMemory<Counts>(PARTS, { most: 1000 });
const summaries = new PartMemory<SummaryRow[]>(PARTS, { most: MOST_ROWS, weigh: rows => rows.length + 1 });

type Counts = Awaited<ReturnType<typeof selectFindingCounts>>;
type Asked = Page & { readonly now: number };

/** Those of one record or site are found in an index. */
const isHistory = ({ state, recordIds, siteIds }: FindingFilter) =>
  (state === 'fixed' || state === 'any') && recordIds === undefined && siteIds === undefined;

const keyOf = ({ search = '', ...filter }: FindingFilter, order?: SummaryOrder) =>
  JSON.stringify([Object.entries(filter).sort(), search.trim().toLowerCase(), order?.sort, order?.order]);

export async function pageOfFindings(
  database: Database,
  filter: FindingFilter,
  asked: Asked & { sort: FindingSort; order: 'asc' | 'desc' },
) {
  const count = () => selectFindingCounts(database, filter, asked.now);
  const isLong = isHistory(filter);
  const known = await (isLong ? counts.get(database, keyOf(filter), count) : count());
  const rows =
    isLong && asked.sort === 'severity'
      ? await bySeverity(database, filter, asked, known)
      : await selectFindings(database, filter, asked);
  return { rows, total: [...known.values()].reduce((sum, one) => sum + one, 0) };
}

/** Those of one severity come in the order of their keys: none of them is sorted for a page. */
async function bySeverity(
  database: Database,
  filter: FindingFilter,
  { order, now, offset, limit }: Asked & { order: 'asc' | 'desc' },
  known: Counts,
): Promise<FindingListRow[]> {
  const rows: FindingListRow[] = [];
  let skip = offset;
  for (const severity of order === 'asc' ? HOLE_SEVERITIES : HOLE_SEVERITIES.toReversed()) {
    const count = known.get(severity) ?? 0;
    if (skip < count && rows.length < limit) {
      const page = { sort: 'site', order: 'asc', now, offset: skip, limit: limit - rows.length } as const;
      rows.push(...(await selectFindings(database, { ...filter, severity: [severity] }, page)));
    }
    skip = Math.max(0, skip - count);
  }
  return rows;
}

export async function pageOfSummaries(
  database: Database,
  filter: FindingFilter,
  { sort, order, now, offset, limit }: Asked & SummaryOrder,
) {
  if (isHistory(filter)) {
    const key = keyOf(filter, { sort, order });
    const all = await summaries.get(database, key, () => selectSummaries(database, filter, { sort, order, now }));
    return { rows: all.slice(offset, offset + limit), total: all.length };
  }
  const [rows, total] = await Promise.all([
    selectSummaries(database, filter, { sort, order, now, page: { offset, limit } }),
    selectSummaryCount(database, filter, now),
  ]);
  return { rows, total };
}
