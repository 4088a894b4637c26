import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { jsonRows } from '../../ports/database/bulk.ts';
import { contains, containsText } from '../../ports/database/contains.ts';
import type { Database, Queryable } from '../../ports/database/port.ts';
import type { ChangeRow } from './change.store.ts';
import type { FeedPlace } from './feed-place.ts';

export interface FeedFilter {
  /** Undefined: all sites. */
  readonly siteIds: readonly number[] | undefined;
  /** Undefined: of any kind. */
  readonly contexts: readonly string[] | undefined;
  /** Lower-cased. */
  readonly text: string;
  readonly since: number | undefined;
  readonly until: number | undefined;
  readonly before: FeedPlace | undefined;
}

export type ListedChangeRow = ChangeRow & {
  readonly site_id: number;
  readonly site_name: string;
  readonly site_url: string;
};

/** Of so few sites, all changes are read through the index of each site; of more, the newest of the fleet are. */
const FEW_SITES = 300;
/** A search looks through so many changes at once: a rare word would otherwise take it through all of them. */
export const MOST_SEARCHED = 50_000;

type Condition = RawBuilder<SqlBool>;
type Scan = Pick<FeedFilter, 'since' | 'until' | 'before'> & { readonly sites: Condition };

/** A page of changes, newest first, and where the next begins: after the last one, or where the search stopped. */
export async function selectChangesOfSites(
  database: Database,
  filter: FeedFilter,
  limit: number,
  mostSearched: number = MOST_SEARCHED,
): Promise<{ rows: ListedChangeRow[]; next: FeedPlace | undefined }> {
  const { siteIds, contexts, text } = filter;
  const bySite = siteIds !== undefined && siteIds.length <= FEW_SITES;
  const stop = text === '' || bySite ? undefined : await endOfSearch(database.db, filter, mostSearched);
  const scan = { ...filter, sites: amongSites(database, siteIds) };
  // Each context has its own order in the index, so that each is read by itself and only as far as necessary.
  const parts =
    bySite || contexts === undefined
      ? [part(scan, contexts && sql`change.context in (${sql.join([...contexts])})`, { text, stop, limit, bySite })]
      : contexts.map(context => part(scan, sql`change.context = ${context}`, { text, stop, limit, bySite }));
  const { rows } = await sql<ListedChangeRow>`select change.id, change.site_id, change.log_type_id, change.context,
      change.action, change.object_name, change.user_name, change.occurred_at, change.detail_json,
      sites.name as site_name, sites.url as site_url
    from (${sql.join(parts, sql` union all `)}) as change join sites on sites.id = change.site_id
    order by change.occurred_at desc, change.id desc limit ${limit + 1}`.execute(database.db);
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? shown.at(-1) : stop };
}

interface PartFacts {
  readonly text: string;
  readonly stop: FeedPlace | undefined;
  readonly limit: number;
  readonly bySite: boolean;
}

function part(scan: Scan, context: RawBuilder<unknown> | undefined, { text, stop, limit, bySite }: PartFacts) {
  const conditions = [
    ...(context ? [context] : []),
    ...within(scan),
    scan.sites,
    ...(stop ? [sql`(change.occurred_at, change.id) >= (${stop.occurred_at}, ${stop.id})`] : []),
    ...(text === '' ? [] : [matches(text)]),
  ];
  // The sign keeps the index of the time out of it.
  const time = bySite ? sql`+change.occurred_at` : sql`change.occurred_at`;
  return sql`select * from (select change.* from site_changes as change where ${sql.join(conditions, sql` and `)}
    order by ${time} desc, change.id desc limit ${limit + 1}) as newest`;
}

const within = ({ since, until, before }: Pick<Scan, 'since' | 'until' | 'before'>) => [
  ...(since === undefined ? [] : [sql`change.occurred_at >= ${since}`]),
  ...(until === undefined ? [] : [sql`change.occurred_at < ${until}`]),
  ...(before ? [sql`(change.occurred_at, change.id) < (${before.occurred_at}, ${before.id})`] : []),
];

function amongSites({ engine }: Database, ids: readonly number[] | undefined): Condition {
  if (ids === undefined) return sql<SqlBool>`1 = 1`;
  const rows = jsonRows(
    engine,
    { id: 'integer' },
    ids.map(id => ({ id })),
  );
  const column = ids.length <= FEW_SITES ? sql`change.site_id` : sql`+change.site_id`;
  return sql<SqlBool>`${column} in (select id from ${rows} as wanted)`;
}

function matches(text: string): Condition {
  return sql<SqlBool>`(${containsText('change.object_name', text)} or ${containsText('change.user_name', text)}
    or change.site_id in (select id from sites where ${contains('sites.search_text', text)}))`;
}

/** The change at which a search stops; undefined if it comes to the end. */
async function endOfSearch(db: Queryable, filter: FeedFilter, most: number): Promise<FeedPlace | undefined> {
  const last = (context: RawBuilder<unknown>) => sql`select * from (
    select change.occurred_at, change.id from site_changes as change
    where ${sql.join([context, ...within(filter)], sql` and `)}
    order by change.occurred_at desc, change.id desc limit 1 offset ${most - 1}) as newest`;
  const ends = filter.contexts?.map(context => last(sql`change.context = ${context}`)) ?? [last(sql`1 = 1`)];
  const { rows } = await sql<FeedPlace>`select occurred_at, id from (${sql.join(ends, sql` union all `)}) as ends
    order by occurred_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

/** The sites in the scope, and among these if any are given; undefined if nothing is asked for. */
export async function selectSitesOfFeed(
  { db }: Database,
  siteIds: readonly number[],
  scope: SiteScope,
): Promise<number[] | undefined> {
  if (siteIds.length === 0 && !isScoped(scope)) return undefined;
  const rows = await db
    .selectFrom('sites')
    .select('id')
    .where(inScope('sites.id', scope))
    .$if(siteIds.length > 0, q => q.where('id', 'in', [...siteIds]))
    .execute();
  return rows.map(row => row.id);
}
