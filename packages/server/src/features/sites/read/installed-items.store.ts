import { type RawBuilder, sql } from 'kysely';
import { idsInScope, inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { containsText, lowered } from '../../../ports/database/contains.ts';
import type { Queryable } from '../../../ports/database/port.ts';

export type InstalledType = 'plugin' | 'theme';

export interface InstalledItemRow {
  readonly type: InstalledType;
  readonly slug: string;
  readonly name: string;
  readonly sites_count: number;
}

/** The sites of a client or tag up to which all their items are read, instead of asking of each slug who has it. */
const FEW_SITES = 500;

/**
 * Each slug once, by skipping from one to the next in the index. This reads a few rows for each plugin, not the plugins
 * of each site.
 */
function everySlug(type: InstalledType): RawBuilder<unknown> {
  const table = sql.table(`site_${type}s`);
  const all = sql.table(`${type}_slugs`);
  return sql`${all}(slug) as (
    select min(slug) from ${table}
    union all
    select (select min(slug) from ${table} where slug > ${all}.slug) from ${all} where slug is not null)`;
}

/** Each slug that a site of the scope has, from the items of these sites. */
const slugsIn = (type: InstalledType, scope: SiteScope) =>
  sql`${sql.table(`${type}_slugs`)}(slug) as (
    select distinct slug from ${sql.table(`site_${type}s`)} where ${inScope('site_id', scope)})`;

/** With the name that the highest version has, on any site. */
const named = (type: InstalledType) => {
  const table = sql.table(`site_${type}s`);
  return sql`select ${sql.lit(type)} as type, slug,
    (select name from ${table} as one where one.slug = known.slug order by version desc, site_id desc limit 1) as name
    from ${sql.table(`${type}_slugs`)} as known where slug is not null`;
};

/** Ends at the first site that has it: the sign keeps SQLite from looking for the slug at each site of the scope. */
const isInScope = (type: InstalledType, scope: SiteScope) =>
  sql`(items.type = ${sql.lit(type)} and exists (select 1 from ${sql.table(`site_${type}s`)} as own
    where own.slug = items.slug and +own.site_id in ${idsInScope(scope)}))`;

/**
 * Installed plugins and themes whose name or slug contains a text: those that begin with it first, then by name.
 * @param text Lower-cased.
 * @param fewSites For tests: it decides how the items of a scope are found, not which.
 */
export async function selectItemsByName(
  db: Queryable,
  { text, scope }: { readonly text: string; readonly scope: SiteScope },
  { offset, limit }: { readonly offset: number; readonly limit: number },
  fewSites = FEW_SITES,
): Promise<{ items: InstalledItemRow[]; total: number }> {
  const begins = sql`case when substr(${lowered('name', text)}, 1, ${sql.lit(text.length)}) = ${text} then 0 else 1 end`;
  const areFew = isScoped(scope) && (await hasAtMost(db, scope, fewSites));
  const slugs = (type: InstalledType) => (areFew ? slugsIn(type, scope) : everySlug(type));
  const found = sql`with recursive ${slugs('plugin')}, ${slugs('theme')},
    items as (${named('plugin')} union all ${named('theme')}),
    found as (select type, slug, name from items
      where (${containsText('name', text)} or ${containsText('slug', text)})
      ${isScoped(scope) && !areFew ? sql`and (${isInScope('plugin', scope)} or ${isInScope('theme', scope)})` : sql``})`;
  const { rows } = await sql<Omit<InstalledItemRow, 'sites_count'> & { total: number }>`${found}
    select type, slug, name, count(*) over () as total from found
    order by ${begins}, lower(name), type, slug limit ${limit} offset ${offset}`.execute(db);
  const items = await Promise.all(rows.map(async row => ({ ...row, sites_count: await countSites(db, row, scope) })));
  if (rows.length > 0 || offset === 0) return { items, total: Number(rows[0]?.total ?? 0) };
  const past = await sql<{ total: number }>`${found} select count(*) as total from found`.execute(db);
  return { items, total: Number(past.rows[0]?.total) };
}

async function hasAtMost(db: Queryable, scope: SiteScope, most: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${idsInScope(scope)} as own limit ${sql.lit(most + 1)}`.execute(db);
  return rows.length <= most;
}

async function countSites(db: Queryable, { type, slug }: { type: InstalledType; slug: string }, scope: SiteScope) {
  const { count } = await db
    .selectFrom(`site_${type}s`)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('slug', '=', slug)
    .$if(isScoped(scope), q => q.where(inScope('site_id', scope)))
    .executeTakeFirstOrThrow();
  return Number(count);
}
