import { sql } from 'kysely';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Engine, Trx } from '../../../ports/database/port.ts';

/**
 * Notes that the installed items or pending updates of these sites have changed, for whoever compares them with known
 * vulnerabilities. In the transaction of the change, and after the rows of the sites were locked.
 */
export async function insertSitesToMatch(trx: Trx, engine: Engine, siteIds: Iterable<number>): Promise<void> {
  const rows = [...siteIds].sort((a, b) => a - b).map(site_id => ({ site_id }));
  if (rows.length === 0) return;
  await sql`insert into sites_to_match (site_id)
    select site_id from ${jsonRows(engine, { site_id: 'integer' }, rows)} as changed where true
    on conflict (site_id) do nothing`.execute(trx);
}
