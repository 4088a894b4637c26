import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { contains } from '../../ports/database/contains.ts';
import type { Database, Queryable } from '../../ports/database/port.ts';
import type { SiteTable, Tables } from '../../ports/database/schema.ts';
import { type SiteStatus, siteKey } from './site.ts';

export type SiteRow = Selectable<SiteTable> & { status: SiteStatus };

/** The columns that lists and batches need. */
export type SiteBrief = Pick<SiteRow, 'id' | 'url' | 'name' | 'status' | 'client_id'>;

const BRIEF = ['sites.id', 'sites.url', 'sites.name', 'sites.status', 'sites.client_id'] as const;
const PARAMETERS_PER_QUERY = 10_000;

export interface SiteFilter {
  readonly status?: 'any' | SiteStatus;
  readonly search?: string;
  readonly client_id?: number;
  readonly tag_id?: number;
}

type SiteQuery<O> = SelectQueryBuilder<Tables, 'sites', O>;

function filtered<O>(database: Database, query: SiteQuery<O>, filter: SiteFilter): SiteQuery<O> {
  const search = filter.search?.trim().toLowerCase() ?? '';
  const { status, client_id, tag_id } = filter;
  return query
    .$if(status !== undefined && status !== 'any', q => q.where('sites.status', '=', status as string))
    .$if(client_id !== undefined, q => q.where('sites.client_id', '=', client_id as number))
    .$if(tag_id !== undefined, q =>
      q.where('sites.id', 'in', eb =>
        eb
          .selectFrom('site_tags')
          .select('site_id')
          .where('tag_id', '=', tag_id as number),
      ),
    )
    .$if(search !== '', q => q.where(matches(database, search)));
}

/** Substring search. SQLite's trigram index knows three letters and more; below that, and on PostgreSQL, `like`. */
function matches(database: Database, search: string) {
  if (database.engine === 'sqlite' && [...search].length >= 3) {
    const phrase = `"${search.replaceAll('"', '""')}"`;
    return sql<boolean>`sites.id in (select rowid from sites_search where sites_search match ${phrase})`;
  }
  return contains('sites.search_text', search);
}

export async function countSites(database: Database, filter: SiteFilter): Promise<number> {
  const { count } = await filtered(database, database.db.selectFrom('sites').$castTo<unknown>(), filter)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}

/** By name, then id. */
export async function listSites(
  database: Database,
  filter: SiteFilter,
  paging?: { offset: number; limit: number },
): Promise<SiteBrief[]> {
  const query = filtered(database, database.db.selectFrom('sites').$castTo<unknown>(), filter)
    .select(BRIEF)
    .orderBy('sites.name_key')
    .orderBy('sites.id')
    .$if(paging !== undefined, q => q.limit(paging?.limit ?? 0).offset(paging?.offset ?? 0));
  return (await query.$castTo<SiteBrief>().execute()) as SiteBrief[];
}

export async function findSite(db: Queryable, id: number): Promise<SiteRow | undefined> {
  return (await db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirst()) as SiteRow | undefined;
}

export async function sitesByIds(db: Queryable, ids: readonly number[]): Promise<SiteBrief[]> {
  return inChunks(ids, async chunk => {
    const rows = await db.selectFrom('sites').select(BRIEF).where('id', 'in', chunk).execute();
    return rows as SiteBrief[];
  });
}

/** Sites whose address is the same but for scheme, `www.`, case and last slash. */
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

export async function siteWithUrl(db: Queryable, url: string): Promise<{ id: number } | undefined> {
  return db.selectFrom('sites').select('id').where('url_key', '=', siteKey(url)).executeTakeFirst();
}

/** Pending updates by type: core, plugin, theme, translation. */
export async function updateCounts(db: Queryable, siteId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('site_updates')
    .select(eb => ['type', eb.fn.countAll<number>().as('count')])
    .where('site_id', '=', siteId)
    .groupBy('type')
    .execute();
  return new Map(rows.map(row => [row.type, row.count]));
}

export async function tagsOfSite(db: Queryable, siteId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('site_tags')
    .select('tag_id')
    .where('site_id', '=', siteId)
    .orderBy('tag_id')
    .execute();
  return rows.map(row => row.tag_id);
}

/** Runs a query for so many keys at a time as both engines take parameters. */
export async function inChunks<K, R>(keys: readonly K[], query: (chunk: K[]) => Promise<R[]>): Promise<R[]> {
  const found: R[] = [];
  for (let from = 0; from < keys.length; from += PARAMETERS_PER_QUERY) {
    found.push(...(await query(keys.slice(from, from + PARAMETERS_PER_QUERY))));
  }
  return found;
}
