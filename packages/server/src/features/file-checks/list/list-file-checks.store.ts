import { type RawBuilder, sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { contains } from '../../../ports/database/contains.ts';
import type { Queryable } from '../../../ports/database/port.ts';

export interface CheckFilter extends SiteScope {
  readonly allowed?: boolean | undefined;
  readonly siteId?: number | undefined;
  readonly search?: string | undefined;
}

export interface CheckListRow {
  site_id: number;
  site_url: string;
  site_name: string;
  allowed_at: number | null;
  allowed_by: string | null;
  due_at: number | null;
  checked_at: number | null;
  error_code: string | null;
  error: string | null;
  items: number;
  altered: number;
  accepted: number;
  unknown: number;
}

const COUNTS = ['items', 'altered', 'accepted', 'unknown'] as const;

const countIn = (state: string) =>
  sql`(select count(*) from file_digests as digest where digest.site_id = site.id and digest.state = ${sql.lit(state)})`;

/** Sites that are not suspended, by name, with what is known of their files. */
export async function selectFileChecks(
  db: Queryable,
  filter: CheckFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: CheckListRow[]; total: number }> {
  const that = sql`sites as site left join file_checks as checked on checked.site_id = site.id
    where ${conditions(filter)}`;
  const { rows } = await sql<CheckListRow>`select site.id as site_id, site.url as site_url, site.name as site_name,
      checked.allowed_at, checked.allowed_by, checked.due_at, checked.checked_at, checked.error_code, checked.error,
      (select count(*) from file_digests as digest where digest.site_id = site.id) as items,
      ${countIn('altered')} as altered, ${countIn('accepted')} as accepted, ${countIn('unknown')} as unknown
    from ${that} order by site.name_key, site.id limit ${window.limit} offset ${window.offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${that}`.execute(db);
  return { rows: rows.map(numbered), total: Number(counted[0]?.total ?? 0) };
}

/** PostgreSQL gives counts as text. */
function numbered(row: CheckListRow): CheckListRow {
  return { ...row, ...Object.fromEntries(COUNTS.map(name => [name, Number(row[name])])) };
}

function conditions({ allowed, siteId, search = '', ...scope }: CheckFilter): RawBuilder<unknown> {
  const text = search.trim().toLowerCase();
  const all = [
    sql`site.status <> 'suspended'`,
    ...(allowed === undefined ? [] : [allowed ? sql`checked.site_id is not null` : sql`checked.site_id is null`]),
    ...(siteId === undefined ? [] : [sql`site.id = ${siteId}`]),
    ...(text === '' ? [] : [contains('site.search_text', text)]),
    ...(isScoped(scope) ? [inScope('site.id', scope)] : []),
  ];
  return sql.join(all, sql` and `);
}
