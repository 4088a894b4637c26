import { sql } from 'kysely';
import type { NamedRecord } from '../../kernel/text/named-records.ts';
import type { Queryable } from '../../ports/database/port.ts';

const LINKS = {
  client: { mine: 'maintenance_window_clients', column: 'client_id', others: 'maintenance_window_tags' },
  tag: { mine: 'maintenance_window_tags', column: 'tag_id', others: 'maintenance_window_clients' },
} as const;

/**
 * The enabled maintenance windows, open or to come, that are for this client or tag alone, by name. The query lives here
 * so that clients need not import maintenance windows, which import sites.
 */
export async function selectMaintenanceOnlyFor(
  db: Queryable,
  kind: keyof typeof LINKS,
  id: number,
  now: number,
): Promise<NamedRecord[]> {
  const { mine, column, others } = LINKS[kind];
  const [table, target, rest] = [sql.table(mine), sql.ref(column), sql.table(others)];
  const { rows } = await sql<NamedRecord>`select id, name from maintenance_windows
    where enabled = 1 and all_sites = 0 and (next_open_at is not null or closes_at > ${now})
      and id in (select window_id from ${table} where ${target} = ${id})
      and not exists (select 1 from ${table} where window_id = maintenance_windows.id and ${target} <> ${id})
      and not exists (select 1 from ${rest} where window_id = maintenance_windows.id)
      and not exists (select 1 from maintenance_window_sites where window_id = maintenance_windows.id)
    order by name_key, id`.execute(db);
  return rows;
}
