import { type RawBuilder, sql } from 'kysely';
import { inChunks } from '../../ports/database/bulk.ts';
import { contains, containsText } from '../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import type { SiteNames } from './details/detail.ts';
import { type InboxKind, isOverWhenTaken } from './inbox-kind.ts';
import type { InboxRow } from './order-items.ts';
import type { SourceFacts } from './sources/source.ts';
import { SOURCES } from './sources/sources.ts';

export interface InboxQuery extends SourceFacts {
  readonly kinds: readonly InboxKind[];
  /** Lower-cased; '' for all. */
  readonly search: string;
  /** Only what is about these; undefined: everything. */
  readonly keys?: readonly string[];
}

/** Everything that is wrong: causes, with the marks on their open alarms or, where they have none, on themselves. */
function marked(query: InboxQuery): RawBuilder<unknown> | undefined {
  const { scope, search, keys } = query;
  const parts = query.kinds.flatMap(kind => SOURCES[kind].causes(query) ?? []);
  if (parts.length === 0) return undefined;
  const found = [
    ...(scope === undefined ? [] : [sql`(cause.site_id is null or ${scope})`]),
    ...(search === '' ? [] : [mentions(search)]),
    ...(keys === undefined ? [] : [sql`cause.key in (${sql.join([...keys])})`]),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) as cause
    left join sites on sites.id = cause.site_id
    ${search === '' ? sql`` : sql`left join clients on clients.id = sites.client_id`}
    left join alarms on alarms.cause = cause.cause and alarms.closed_at is null
    left join inbox_marks as mark on mark.cause = cause.cause
    where ${found.length === 0 ? sql`true` : sql.join(found, sql` and `)}`;
}

const mentions = (text: string) =>
  sql`(${containsText('cause.subject', text)} or ${contains('sites.search_text', text)} or ${contains('clients.name_key', text)})`;

/** Items, in no order. Several causes that one deed helps are one. Those that are over once acknowledged are left out then. */
export async function selectInboxRows(db: Queryable, query: InboxQuery): Promise<InboxRow[]> {
  const causes = marked(query);
  if (causes === undefined) return [];
  const { rows } = await sql<InboxRow>`select cause.kind, cause.key, min(cause.rank) as rank,
      min(cause.since_at) as since_at, count(distinct cause.site_id) as sites, min(cause.site_id) as site_id,
      min(coalesce(alarms.snoozed_until, mark.snoozed_until, 0)) as snoozed_until,
      max(case when coalesce(alarms.acknowledged_at, mark.acknowledged_at) is null then 1 else 0 end) as untaken,
      max(coalesce(alarms.acknowledged_at, mark.acknowledged_at)) as acknowledged_at,
      max(coalesce(alarms.acknowledged_by, mark.acknowledged_by)) as acknowledged_by
    from ${causes} group by cause.kind, cause.key`.execute(db);
  const found = rows.map(row => ({
    ...row,
    rank: Number(row.rank),
    since_at: Number(row.since_at),
    sites: Number(row.sites),
    site_id: row.site_id === null ? null : Number(row.site_id),
    snoozed_until: Number(row.snoozed_until),
    untaken: Number(row.untaken),
    acknowledged_at: row.acknowledged_at === null ? null : Number(row.acknowledged_at),
  }));
  return found.filter(row => row.untaken === 1 || !isOverWhenTaken(row.kind));
}

export interface FoundCause {
  readonly kind: InboxKind;
  readonly key: string;
  readonly cause: string;
  readonly site_id: number | null;
  /** Of the open alarm about it. */
  readonly alarm_id: number | null;
}

/** What items are about, with the open alarm of each, if it has one. */
export async function selectCauses(db: Queryable, query: InboxQuery): Promise<FoundCause[]> {
  const causes = marked(query);
  if (causes === undefined) return [];
  const { rows } = await sql<FoundCause>`
    select cause.kind, cause.key, cause.cause, cause.site_id, alarms.id as alarm_id from ${causes}`.execute(db);
  return rows;
}

/** Forgets marks on what is over: when it begins again, it is new. */
export async function deleteMarksWithout(trx: Trx, query: InboxQuery, before: number): Promise<void> {
  const causes = marked(query);
  await sql`delete from inbox_marks where marked_at < ${before}
    ${causes === undefined ? sql`` : sql`and cause not in (select cause.cause from ${causes})`}`.execute(trx);
}

export function selectSiteNames(db: Queryable, ids: readonly number[]): Promise<SiteNames[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('sites')
    .leftJoin('clients', 'clients.id', 'sites.client_id')
    .select(['sites.id', 'sites.name', 'sites.url', 'sites.client_id', 'clients.name as client_name'])
    .where('sites.id', 'in', [...ids])
    .execute();
}

/** Changes the marks that there are on these causes. */
export async function updateMarks(
  trx: Trx,
  causes: readonly string[],
  set: Partial<Omit<Tables['inbox_marks'], 'cause'>>,
): Promise<void> {
  await inChunks(causes, async some => {
    await trx.updateTable('inbox_marks').set(set).where('cause', 'in', some).execute();
    return [];
  });
}

/** Writes marks on causes that have no alarm; what isn't given stays. */
export async function writeMarks(
  trx: Trx,
  causes: readonly string[],
  set: Partial<Omit<Tables['inbox_marks'], 'cause'>> & { marked_at: number },
): Promise<void> {
  const none = { acknowledged_at: null, acknowledged_by: null, snoozed_until: null };
  for (let from = 0; from < causes.length; from += 500) {
    const rows = causes.slice(from, from + 500).map(cause => ({ ...none, ...set, cause }));
    await trx
      .insertInto('inbox_marks')
      .values(rows)
      .onConflict(conflict => conflict.column('cause').doUpdateSet(set))
      .execute();
  }
}
