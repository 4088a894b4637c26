import { type RawBuilder, sql } from 'kysely';
import { inScope, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { asKey, containsText } from '../../../ports/database/contains.ts';
import type { Database } from '../../../ports/database/port.ts';
import type { IgnoreRule } from '../../../ports/database/schema.ts';
import type { UpdateType } from '../update.ts';

export interface PlacedRule extends IgnoreRule {
  /** Null for rules that hold on all sites. */
  readonly site_id: number | null;
  readonly site_name: string | null;
  readonly site_url: string | null;
}

export interface PlacedRuleFilter extends SiteScope {
  readonly types: readonly UpdateType[];
  /** '' for all. */
  readonly search: string;
  /** Only rules that hold on this site. */
  readonly siteId: number | undefined;
}

/** The rules of all sites, then those of single sites; each by type, name, slug and version. */
export async function selectPlacedRules(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { types, search, siteId, ...scope }: PlacedRuleFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: PlacedRule[]; total: number }> {
  const key = (column: string) => asKey(engine, sql.ref(column));
  const none = asKey(engine, sql`null`);
  const columns = (rule: string) =>
    sql.join(['type', 'slug', 'version', 'name'].map(name => sql`${key(`${rule}.${name}`)} as ${sql.ref(name)}`));
  const found = sql`(
    select ${columns('ignored_updates')}, cast(null as bigint) as site_id, ${none} as site_name, ${none} as site_url
      from ignored_updates
    union all
    select ${columns('own')}, own.site_id as site_id, ${key('sites.name')} as site_name, ${key('sites.url')} as site_url
      from site_ignored_updates as own join sites on sites.id = own.site_id
      where ${inScope('own.site_id', scope)} ${siteId === undefined ? sql`` : sql`and own.site_id = ${siteId}`}
  ) as rule where rule.type in (${sql.join(types)}) ${search === '' ? sql`` : sql`and ${mentions(search)}`}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<PlacedRule>`select * from ${found}
      order by case when rule.site_id is null then 0 else 1 end, rule.type, rule.name, rule.slug, rule.version,
        rule.site_name, rule.site_id
      limit ${window.limit} offset ${window.offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${found}`.execute(db),
  ]);
  return { rows, total: Number(counted[0]?.total ?? 0) };
}

const SEARCHED = ['rule.name', 'rule.slug', 'rule.site_name', 'rule.site_url'];

const mentions = (search: string): RawBuilder<unknown> =>
  sql`(${sql.join(
    SEARCHED.map(column => containsText(column, search)),
    sql` or `,
  )})`;
