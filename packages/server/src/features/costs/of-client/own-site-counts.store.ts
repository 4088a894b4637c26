import { sql } from 'kysely';
import type { Queryable } from '../../../ports/database/port.ts';

/** How many sites each cost applies to, and how many of them belong to the client; a site included twice counts once. */
export async function selectOwnSiteCounts(
  db: Queryable,
  clientId: number,
  costIds: readonly number[],
): Promise<Map<number, { own: number; all: number }>> {
  if (costIds.length === 0) return new Map();
  const ids = sql.join([...costIds]);
  const { rows } = await sql<{ cost_id: number; own: number; every: number }>`
    select cost_id, count(*) as every, sum(case when site.client_id = ${clientId} then 1 else 0 end) as own from (
      select cost_id, site_id from cost_sites where cost_id in (${ids})
      union select cost_id, site_id from cost_tags join site_tags on site_tags.tag_id = cost_tags.tag_id
        where cost_id in (${ids})
      union select cost_id, sites.id from cost_clients join sites on sites.client_id = cost_clients.client_id
        where cost_id in (${ids})) as targets
    join sites as site on site.id = targets.site_id group by cost_id`.execute(db);
  return new Map(rows.map(row => [row.cost_id, { own: Number(row.own), all: Number(row.every) }]));
}
