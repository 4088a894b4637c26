import type { Queryable } from '../../../ports/database/port.ts';
import type { SiteRow } from '../site.store.ts';

const COLUMNS = [
  'id',
  'url',
  'name',
  'status',
  'client_id',
  'admin_username',
  'notes',
  'verify_tls',
  'network_key',
  'wp_version',
  'php_version',
  'child_version',
  'health_score',
  'users_count',
  'users_capped',
  'info_json',
  'sync_error_code',
  'sync_error',
  'sync_error_cause',
  'failed_syncs',
  'backup_plugin',
  'backup_at',
  'last_sync_at',
  'created_at',
  'checked_at',
  'check_status',
  'check_ms',
  'check_message',
  'disconnected_by',
  'disconnected_at',
  'pending_core',
  'pending_plugins',
  'pending_themes',
  'pending_translations',
] as const;

export type RecordRow = Pick<SiteRow, (typeof COLUMNS)[number]> & {
  client_name: string | null;
  icon_digest: string | null;
};

/** The columns of a site's record, without its links to many. In no order. */
export async function recordRows(db: Queryable, ids: readonly number[]): Promise<RecordRow[]> {
  const rows = await db
    .selectFrom('sites')
    .leftJoin('clients', 'clients.id', 'sites.client_id')
    .select(COLUMNS.map(column => `sites.${column}` as const))
    .leftJoin('site_icons', 'site_icons.site_id', 'sites.id')
    .select(['clients.name as client_name', 'site_icons.digest as icon_digest'])
    .where('sites.id', 'in', [...ids])
    .execute();
  return rows as RecordRow[];
}

/** Tags by site, by name. */
export async function tagsOfSites(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .selectFrom('site_tags')
    .innerJoin('tags', 'tags.id', 'site_tags.tag_id')
    .select(['site_tags.site_id', 'tags.id', 'tags.name', 'tags.color'])
    .where('site_tags.site_id', 'in', [...ids])
    .orderBy('tags.name_key')
    .execute();
  return Map.groupBy(rows, row => row.site_id);
}

/** The ids of those sites with stored credentials for the password prompt. */
export async function sitesWithHttpAuth(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('site_secrets')
    .select('site_id')
    .where('site_id', 'in', [...ids])
    .where('name', '=', 'http_auth')
    .execute();
  return new Set(rows.map(row => row.site_id));
}

/** How those of these sites sign that are not disconnected. */
export function keysOfSites(db: Queryable, ids: readonly number[]) {
  return db
    .selectFrom('sites')
    .select(['id', 'signing', 'p256_refused_at'])
    .where('id', 'in', [...ids])
    .where('status', '<>', 'disconnected')
    .execute();
}
