import { type RawBuilder, sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import type { FileState } from '../compare/judge-files.ts';
import type { DigestRow } from '../digest-row.ts';

export interface ItemFilter extends SiteScope {
  readonly states: readonly FileState[];
  readonly siteId?: number | undefined;
  readonly slug?: string | undefined;
}

export interface ItemListRow
  extends Pick<
    DigestRow,
    'site_id' | 'type' | 'slug' | 'version' | 'state' | 'digest' | 'unread' | 'found_at' | 'named_digest' | 'files_json'
  > {
  readonly site_url: string;
  readonly site_name: string;
  readonly name: string;
}

/** Items of sites that are not suspended: what was found first comes first, then by site. */
export async function selectCheckedItems(
  db: Queryable,
  filter: ItemFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: ItemListRow[]; total: number }> {
  const that = sql`file_digests as digest join sites as site on site.id = digest.site_id
    left join site_plugins as plugin on digest.type = 'plugin' and plugin.site_id = digest.site_id
      and plugin.slug = digest.slug and plugin.must_use = 0
    left join site_themes as theme on digest.type = 'theme' and theme.site_id = digest.site_id
      and theme.slug = digest.slug
    where ${conditions(filter)}`;
  const { rows } = await sql<ItemListRow>`select digest.site_id, site.url as site_url, site.name as site_name,
      digest.type, digest.slug, digest.version, digest.state, digest.digest, digest.unread, digest.found_at,
      digest.named_digest, digest.files_json,
      case when digest.type = 'core' then 'WordPress' else coalesce(plugin.name, theme.name, digest.slug) end as name
    from ${that} order by coalesce(digest.found_at, 0) desc, site.name_key, digest.site_id, digest.type, digest.slug
    limit ${window.limit} offset ${window.offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${that}`.execute(db);
  return { rows, total: Number(counted[0]?.total ?? 0) };
}

function conditions({ states, siteId, slug, ...scope }: ItemFilter): RawBuilder<unknown> {
  const all = [
    sql`site.status <> 'suspended'`,
    sql`digest.state in (${sql.join([...states])})`,
    ...(siteId === undefined ? [] : [sql`digest.site_id = ${siteId}`]),
    ...(slug === undefined ? [] : [sql`digest.slug = ${slug}`]),
    ...(isScoped(scope) ? [inScope('digest.site_id', scope)] : []),
  ];
  return sql.join(all, sql` and `);
}
