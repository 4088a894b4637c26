import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { idsInOrder, inChunks, jsonRows, rowsToFind } from '../../ports/database/bulk.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Database, Queryable } from '../../ports/database/port.ts';
import { PENDING_COLUMNS } from '../sites/index.ts';
import { isHeldBack } from './cool-down.store.ts';
import type { CoolDown } from './cool-down.ts';
import { mostCommonName } from './most-common-name.ts';
import type { UpdateType } from './update.ts';

/** An update on offer that no rule ignores. */
export interface PendingUpdate {
  readonly site_id: number;
  readonly type: UpdateType;
  readonly slug: string;
  readonly language: string;
  readonly name: string;
  readonly version: string;
  readonly new_version: string;
  readonly active: number;
  readonly wp_compatible: number;
  readonly php_compatible: number;
  readonly package_host: string | null;
  readonly package_named: number;
}

const COLUMNS = [
  'site_id',
  'type',
  'slug',
  'language',
  'name',
  'version',
  'new_version',
  'active',
  'wp_compatible',
  'php_compatible',
  'package_host',
  'package_named',
] as const;

/** The pending updates of these sites, by site, type and slug. Ignored ones are left out, and what is held back. */
export async function selectPendingUpdates(
  db: Queryable,
  siteIds: readonly number[],
  types: readonly UpdateType[],
  coolDown?: CoolDown,
): Promise<PendingUpdate[]> {
  return inChunks(siteIds, async chunk => {
    const rows = await db
      .selectFrom('site_updates as offer')
      .select(COLUMNS)
      .where('site_id', 'in', chunk)
      // As expressions, so that no index of theirs is taken: PostgreSQL read all rows of a table that was just filled.
      .where(sql<string>`type || ''`, 'in', [...types])
      .where(sql<number>`ignored + 0`, '=', 0)
      .$if(coolDown !== undefined, query => query.where(sql<SqlBool>`not ${isHeldBack(coolDown as CoolDown)}`))
      .orderBy('site_id')
      .orderBy('type')
      .orderBy('slug')
      .orderBy('language')
      .execute();
    return rows as PendingUpdate[];
  });
}

/** A plugin, theme …, on whichever sites. */
export interface OfferedItem {
  readonly type: UpdateType;
  readonly slug: string;
  readonly name: string;
}

/** Case-insensitive search in name and slug. @param text Lower-cased. */
export function matchesItem(text: string, { name, slug }: Pick<OfferedItem, 'name' | 'slug'>): boolean {
  return name.toLowerCase().includes(text) || slug.toLowerCase().includes(text);
}

/**
 * Table expression `item`, to be put behind `with recursive`: every slug with an update of a type that is not ignored,
 * and a null at the end. Steps from slug to slug through the index instead of reading all.
 */
export function offeredSlugs(type: UpdateType): RawBuilder<unknown> {
  return sql`item (slug) as (
    select min(slug) from site_updates where ignored = 0 and type = ${type}
    union all
    select (select min(slug) from site_updates as later
      where later.ignored = 0 and later.type = ${type} and later.slug > item.slug)
    from item where item.slug is not null)`;
}

/** So many sites are asked for the name of an item: all of them would be too many for each list. */
const NAMING_ROWS = 9;

/**
 * What is on offer anywhere, each once, by slug; named as most of the first sites name it that offer it, else by slug.
 * SQLite reads them in the order of the index and no more of it, which it doesn't with `ignored = 0`.
 */
export async function selectOfferedItems(db: Queryable, types: readonly UpdateType[]): Promise<OfferedItem[]> {
  const found: OfferedItem[] = [];
  for (const type of types) {
    const { rows } = await sql<{ slug: string; names: string | null }>`
      with recursive ${offeredSlugs(type)}
      select slug, (select string_agg(cast(site_id as text) || ' ' || name, ${'\n'}) from (
        select one.site_id, one.name from site_updates as one where one.type = ${type} and one.slug = item.slug
          and one.ignored < 1 order by one.new_version, one.ignored, one.site_id limit ${sql.lit(NAMING_ROWS)}) as voter) as names
      from item where slug is not null`.execute(db);
    found.push(...rows.map(({ slug, names }) => ({ type, slug, name: nameOf(names ?? '') ?? slug })));
  }
  return found;
}

/** If one site alone fills all the rows, as it can with languages, the other sites were not read. */
function nameOf(names: string): string | undefined {
  const votes = names.split('\n').map(line => {
    const [site_id = ''] = line.split(' ', 1);
    return { site_id: Number(site_id), name: line.slice(site_id.length + 1) };
  });
  const sites = new Set(votes.map(vote => vote.site_id));
  return sites.size === 1 && votes.length === NAMING_ROWS ? undefined : mostCommonName(votes);
}

export interface SitesWithUpdatesFilter extends SiteScope {
  readonly types: readonly UpdateType[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  /** Only sites where one of these is pending. */
  readonly items?: readonly Pick<OfferedItem, 'type' | 'slug'>[];
  /** Of these items: only to this version. */
  readonly new_version?: string;
  /** Besides sites with these items: sites whose name or address contains this. */
  readonly siteText?: string;
}

/** Ids of a page of the sites with pending updates. Suspended sites are left out: nothing is updated there. */
export async function selectPageOfSitesWithUpdates(
  database: Database,
  filter: SitesWithUpdatesFilter,
  page: { offset: number; limit: number },
): Promise<number[]> {
  const wanted = sitesWithUpdates(database, filter);
  const { rows } = await sql<{ id: number }>`
    ${wanted} order by id limit ${page.limit} offset ${page.offset}`.execute(database.db);
  return rows.map(row => row.id);
}

/** Ids of all of them. */
export const selectSitesWithUpdates = (database: Database, filter: SitesWithUpdatesFilter): Promise<Float64Array> =>
  idsInOrder(database, sql`${sitesWithUpdates(database, filter)} order by id`);

export async function selectCountOfSitesWithUpdates(database: Database, filter: SitesWithUpdatesFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sitesWithUpdates(database, filter)}) as wanted`.execute(database.db);
  return rows[0]?.count ?? 0;
}

function sitesWithUpdates(
  { engine }: Database,
  { types, include, exclude, items, new_version, siteText, ...scope }: SitesWithUpdatesFilter,
): RawBuilder<unknown> {
  const listed = (ids: readonly number[]) =>
    sql`(select id from ${jsonRows(
      engine,
      { id: 'integer' },
      ids.map(id => ({ id })),
    )} as listed)`;
  const conditions = [sql`status <> 'suspended'`];
  if (isScoped(scope)) conditions.push(inScope('sites.id', scope));
  if (include && include.length > 0) conditions.push(sql`id in ${listed(include)}`);
  if (exclude && exclude.length > 0) conditions.push(sql`id not in ${listed(exclude)}`);
  const some = sql`(${sql.join(
    types.map(type => sql`${sql.ref(PENDING_COLUMNS[type])} > 0`),
    sql` or `,
  )})`;
  if (items) {
    const wanted = items.map(({ type, slug }) => ({ type, slug }));
    const pairs = rowsToFind(engine, { type: 'text', slug: 'text' }, wanted);
    const version = new_version === undefined ? sql`` : sql`and offered.new_version = ${new_version}`;
    // The cross join makes SQLite begin with the items.
    const offered = sql`id in (select site_id from ${pairs} as item cross join site_updates as offered
      where offered.ignored = 0 and offered.type = item.type and offered.slug = item.slug ${version})`;
    conditions.push(
      siteText === undefined ? offered : sql`(${offered} or (${some} and ${contains('search_text', siteText)}))`,
    );
  } else conditions.push(some);
  return sql`select id from sites where ${sql.join(conditions, sql` and `)}`;
}
