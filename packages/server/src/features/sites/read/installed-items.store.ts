import { type RawBuilder, sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { containsText } from '../../../ports/database/contains.ts';
import type { Queryable } from '../../../ports/database/port.ts';

export type InstalledType = 'plugin' | 'theme';

export interface InstalledItemRow {
  readonly type: InstalledType;
  readonly slug: string;
  readonly name: string;
  readonly sites_count: number;
}

/**
 * Each slug once, by skipping from one to the next in the index, with the name that its highest version has. This reads
 * a few rows for each plugin, not the plugins of each site.
 */
function slugs(type: InstalledType): RawBuilder<unknown> {
  const table = sql.table(`site_${type}s`);
  const all = sql.table(`${type}_slugs`);
  return sql`${all}(slug) as (
    select min(slug) from ${table}
    union all
    select (select min(slug) from ${table} where slug > ${all}.slug) from ${all} where slug is not null)`;
}

const named = (type: InstalledType) => {
  const table = sql.table(`site_${type}s`);
  return sql`select ${sql.lit(type)} as type, slug,
    (select name from ${table} as one where one.slug = known.slug order by version desc, site_id desc limit 1) as name
    from ${sql.table(`${type}_slugs`)} as known where slug is not null`;
};

/** Ends at the first site that has it. */
const isInScope = (type: InstalledType, scope: SiteScope) =>
  sql`(items.type = ${sql.lit(type)} and exists (select 1 from ${sql.table(`site_${type}s`)} as own
    where own.slug = items.slug and ${inScope('own.site_id', scope)}))`;

/**
 * Installed plugins and themes whose name or slug contains a text: those that begin with it first, then by name.
 * @param text Lower-cased.
 */
export async function selectItemsByName(
  db: Queryable,
  { text, scope }: { readonly text: string; readonly scope: SiteScope },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ items: InstalledItemRow[]; total: number }> {
  const begins = sql`case when substr(lower(name), 1, ${sql.lit(text.length)}) = ${text} then 0 else 1 end`;
  const found = sql`with recursive ${slugs('plugin')}, ${slugs('theme')},
    items as (${named('plugin')} union all ${named('theme')}),
    found as (select type, slug, name from items
      where (${containsText('name', text)} or ${containsText('slug', text)})
      ${isScoped(scope) ? sql`and (${isInScope('plugin', scope)} or ${isInScope('theme', scope)})` : sql``})`;
  const { rows } = await sql<Omit<InstalledItemRow, 'sites_count'> & { total: number }>`${found}
    select type, slug, name, count(*) over () as total from found
    order by ${begins}, lower(name), type, slug limit ${limit} offset ${offset}`.execute(db);
  const items = await Promise.all(rows.map(async row => ({ ...row, sites_count: await countSites(db, row, scope) })));
  return { items, total: Number(rows[0]?.total ?? 0) };
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
