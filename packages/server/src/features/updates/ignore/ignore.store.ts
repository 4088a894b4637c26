import { sql } from 'kysely';
import { inChunks } from '../../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { IgnoreRule } from '../../../ports/database/schema.ts';
import { lockAllSites, refreshPending, requireStillThere } from '../../sites/index.ts';
import { mostCommonName, type NameVote } from '../most-common-name.ts';
import type { UpdateType } from '../update.ts';

/** Rules of one site, or of the whole fleet where `siteId` is null. */
export type RuleScope = number | null;

/** What rules name: items (`slug` '' = all of the type) and one version, or all ('') . */
export interface RuleKey {
  readonly type: UpdateType;
  readonly slugs: readonly string[];
  readonly version: string;
}

/** The name of each of these items, as most sites report it, otherwise its slug; items that no site has are missing. */
export async function selectItemNames(
  db: Queryable,
  scope: RuleScope,
  type: UpdateType,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const found: ({ slug: string } & NameVote)[] = [];
  for (const table of type === 'plugin' ? INSTALLED_PLUGINS : type === 'theme' ? INSTALLED_THEMES : OFFERED) {
    if (slugs.length === 0) break;
    const { rows } = await sql<{ slug: string } & NameVote>`select slug, site_id, name from ${sql.table(table)}
      where slug in (${sql.join(slugs)})
        ${table === 'site_updates' ? sql`and type = ${type}` : sql``}
        ${scope === null ? sql`` : sql`and site_id = ${scope}`}`.execute(db);
    found.push(...rows);
  }
  const votes = Map.groupBy(found, row => row.slug);
  return new Map([...votes].map(([slug, of]) => [slug, mostCommonName(of) ?? slug]));
}

const OFFERED = ['site_updates'] as const;
const INSTALLED_PLUGINS = ['site_updates', 'site_plugins'] as const;
const INSTALLED_THEMES = ['site_updates', 'site_themes'] as const;

/** Stores rules. Returns how many of them are new. @throws AppError site_not_found if the site was deleted meanwhile. */
export async function insertRules(
  trx: Trx,
  scope: RuleScope,
  { type, slugs, version }: RuleKey,
  names: ReadonlyMap<string, string>,
): Promise<number> {
  if (scope !== null) await requireStillThere(trx, scope);
  const rules = slugs.map(slug => ({ type, slug, version, name: names.get(slug) ?? slug }));
  const insert =
    scope === null
      ? trx.insertInto('ignored_updates').values(rules)
      : trx.insertInto('site_ignored_updates').values(rules.map(rule => ({ ...rule, site_id: scope })));
  const { numInsertedOrUpdatedRows } = await insert.onConflict(c => c.doNothing()).executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

/**
 * Deletes rules: those of one version, or with version '' all of the item. Returns how many there were.
 * @param whatever Every rule of the type, whichever item it is about.
 */
export async function deleteRuleRows(
  trx: Trx,
  scope: RuleScope,
  { type, slugs, version }: RuleKey,
  whatever = false,
): Promise<number> {
  const result = await sql`delete from ${sql.table(scope === null ? 'ignored_updates' : 'site_ignored_updates')}
    where type = ${type} ${whatever ? sql`` : sql`and slug in (${sql.join(slugs)})`}
      ${version === '' ? sql`` : sql`and version = ${version}`}
      ${scope === null ? sql`` : sql`and site_id = ${scope}`}`.execute(trx);
  return Number(result.numAffectedRows ?? 0n);
}

/** Recounts on the sites affected by rules about these items. */
export async function refreshTouched(trx: Trx, scope: RuleScope, { type, slugs }: RuleKey): Promise<void> {
  if (scope !== null) return refreshPending(trx, [scope]);
  await lockAllSites(trx);
  const all = slugs.includes('');
  const { rows } = await sql<{ site_id: number }>`select distinct site_id from site_updates
    where type = ${type} ${all ? sql`` : sql`and slug in (${sql.join(slugs)})`}`.execute(trx);
  await refreshPending(
    trx,
    rows.map(row => row.site_id),
  );
}

/** The rules of a scope, by type, name, slug and version. */
export async function selectRules(
  db: Queryable,
  scope: RuleScope,
  types: readonly UpdateType[],
): Promise<IgnoreRule[]> {
  const { rows } = await sql<IgnoreRule>`select type, slug, version, name
    from ${sql.table(scope === null ? 'ignored_updates' : 'site_ignored_updates')}
    where type in (${sql.join(types)}) ${scope === null ? sql`` : sql`and site_id = ${scope}`}
    order by type, name, slug, version`.execute(db);
  return rows;
}

/** The rules of several sites, by site; in the order of `selectRules`. */
export async function selectRulesOfSites(
  db: Queryable,
  siteIds: readonly number[],
): Promise<Map<number, (IgnoreRule & { site_id: number })[]>> {
  const rows = await inChunks(siteIds, chunk =>
    db
      .selectFrom('site_ignored_updates')
      .select(['site_id', 'type', 'slug', 'version', 'name'])
      .where('site_id', 'in', chunk)
      .orderBy('type')
      .orderBy('name')
      .orderBy('slug')
      .orderBy('version')
      .execute(),
  );
  return Map.groupBy(rows, row => row.site_id);
}
