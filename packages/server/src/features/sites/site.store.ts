import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { idsInOrder, inChunks } from '../../ports/database/bulk.ts';
import { contains, hasSearchIndex } from '../../ports/database/contains.ts';
import type { Database, Queryable, Trx } from '../../ports/database/port.ts';
import type { SiteTable, Tables } from '../../ports/database/schema.ts';
import { idsGiven, keptStatement } from '../../ports/database/statements/kept-statement.ts';
import { type SiteStatus, siteKey } from './site.ts';

export type SiteRow = Selectable<SiteTable> & { status: SiteStatus };

/** The columns that lists and batches need. */
export type SiteBrief = Pick<SiteRow, 'id' | 'url' | 'name' | 'status' | 'client_id'>;

const BRIEF = ['sites.id', 'sites.url', 'sites.name', 'sites.status', 'sites.client_id'] as const;
/** SQLite takes conditions nested a thousand deep. */
const HOSTS_PER_QUERY = 200;

export interface SiteFilter {
  readonly status?: 'any' | SiteStatus;
  readonly search?: string;
  readonly client_id?: number;
  readonly tag_id?: number;
}

/** A query over `sites`, filtered but with nothing selected yet. */
export type SiteQuery = SelectQueryBuilder<Tables, 'sites', unknown>;

/** Above it, reading all names in order is cheaper than fetching the matches one by one (measured at 10,000 sites). */
const FEW_MATCHES = 1000;

async function matching(database: Database, filter: SiteFilter): Promise<SiteQuery> {
  const { status, client_id, tag_id } = filter;
  const found = await searchedSites(database, filter.search?.trim().toLowerCase() ?? '');
  return found
    .$if(status !== undefined && status !== 'any', q => q.where('sites.status', '=', status as string))
    .$if(client_id !== undefined, q => q.where('sites.client_id', '=', client_id as number))
    .$if(tag_id !== undefined, q =>
      q.where('sites.id', 'in', eb =>
        eb
          .selectFrom('site_tags')
          .select('site_id')
          .where('tag_id', '=', tag_id as number),
      ),
    );
}

/** Substring search. An index pays off if there are few matches; the cross join makes SQLite start with them. */
export async function searchedSites(database: Database, search: string): Promise<SiteQuery> {
  const sites = database.db.selectFrom('sites').$castTo<unknown>();
  if (search === '') return sites;
  if (hasSearchIndex(database.engine, search)) {
    const phrase = `"${search.replaceAll('"', '""')}"`;
    const found = sql<boolean>`sites_search match ${phrase}`;
    const some = await database.db
      .selectFrom('sites_search')
      .select('rowid')
      .where(found)
      .offset(FEW_MATCHES)
      .limit(1)
      .execute();
    if (some.length === 0) {
      const joined = database.db
        .selectFrom('sites_search')
        .crossJoin('sites')
        .whereRef('sites.id', '=', 'sites_search.rowid');
      return joined.where(found) as unknown as SiteQuery;
    }
  }
  return sites.where(contains('sites.search_text', search));
}

export async function selectSiteCount(database: Database, filter: SiteFilter): Promise<number> {
  return selectFoundCount(await matching(database, filter));
}

/** All matches, by name, then id. */
export async function selectSites(database: Database, filter: SiteFilter): Promise<SiteBrief[]> {
  return byName(database, await matching(database, filter));
}

/** Ids of one page of the matches, by name. */
export async function selectPageOfSiteIds(database: Database, filter: SiteFilter, page: Page): Promise<number[]> {
  const rows = await idsByName(await matching(database, filter))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of all matches, by name. */
export async function selectSiteIds(database: Database, filter: SiteFilter): Promise<Float64Array> {
  return idsInOrder(database, idsByName(await matching(database, filter)));
}

const idsByName = (found: SiteQuery) => found.select('sites.id').orderBy('sites.name_key').orderBy('sites.id');

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** The ids first: they come from an index alone. */
async function byName({ db }: Database, found: SiteQuery): Promise<SiteBrief[]> {
  const rows = await db
    .selectFrom('sites')
    .select(BRIEF)
    .where('sites.id', 'in', idsByName(found) as never)
    .orderBy('sites.name_key')
    .orderBy('sites.id')
    .execute();
  return rows as SiteBrief[];
}

export async function selectFoundCount(found: SiteQuery): Promise<number> {
  const counted = found.select(eb => eb.fn.countAll<number>().as('count')).$castTo<{ count: number }>();
  return (await counted.executeTakeFirstOrThrow()).count;
}

export async function selectSite(db: Queryable, id: number): Promise<SiteRow | undefined> {
  return (await db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirst()) as SiteRow | undefined;
}

/** Those that are there, in no order. */
export const selectSiteRows = keptStatement({ sites: idsGiven }, ({ sites }, db) =>
  db.selectFrom('sites').selectAll().where(sites('id')),
);

const lockByIds = keptStatement({ sites: idsGiven }, ({ sites }, db) =>
  db.selectFrom('sites').select('id').where(sites('id')).orderBy('id').forNoKeyUpdate(),
);

/**
 * Locks sites until the transaction ends, in the order of their ids, as everybody does. What refers to a site may be
 * added meanwhile.
 */
export async function lockSites(trx: Trx, ids: readonly number[]): Promise<void> {
  await lockByIds(trx, { sites: ids });
}

export async function sitesByIds(db: Queryable, ids: readonly number[]): Promise<SiteBrief[]> {
  return inChunks(ids, async chunk => {
    const rows = await db.selectFrom('sites').select(BRIEF).where('id', 'in', chunk).execute();
    return rows as SiteBrief[];
  });
}

/** Sites whose address is the same except for scheme, `www.`, case and trailing slash. */
export async function sitesByKeys(
  db: Queryable,
  keys: readonly string[],
): Promise<(SiteBrief & { url_key: string })[]> {
  return inChunks(keys, async chunk => {
    const rows = await db
      .selectFrom('sites')
      .select([...BRIEF, 'sites.url_key'])
      .where('url_key', 'in', chunk)
      .orderBy('id')
      .execute();
    return rows as (SiteBrief & { url_key: string })[];
  });
}

/**
 * Sites in folders of these hosts (each with its port, as in `siteKey`), by id; a site at the root of a host is not
 * included.
 */
export async function sitesUnderHosts(
  db: Queryable,
  hosts: readonly string[],
): Promise<(SiteBrief & { url_key: string })[]> {
  return inChunks(
    hosts,
    async chunk => {
      const rows = await db
        .selectFrom('sites')
        .select([...BRIEF, 'sites.url_key'])
        // '0' is the character after '/': a range that the index of the column answers.
        .where(eb =>
          eb.or(chunk.map(host => eb.and([eb('url_key', '>=', `${host}/`), eb('url_key', '<', `${host}0`)]))),
        )
        .orderBy('id')
        .execute();
      return rows as (SiteBrief & { url_key: string })[];
    },
    HOSTS_PER_QUERY,
  );
}

export async function siteWithUrl(db: Queryable, url: string): Promise<{ id: number } | undefined> {
  return db.selectFrom('sites').select('id').where('url_key', '=', siteKey(url)).executeTakeFirst();
}
