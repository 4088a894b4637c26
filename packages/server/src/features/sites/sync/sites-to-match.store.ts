import { sql } from 'kysely';
import type { Trx } from '../../../ports/database/port.ts';
import { keptStatement, rowsGiven } from '../../../ports/database/statements/kept-statement.ts';

const insertRows = keptStatement(
  { changed: rowsGiven({ site_id: 'integer' }) },
  ({ changed }) => sql`insert into sites_to_match (site_id) select site_id from ${changed} as changed where true
    on conflict (site_id) do nothing`,
);

/**
 * Notes that the installed items or pending updates of these sites have changed, for whoever compares them with known
 * vulnerabilities. In the transaction of the change, and after the rows of the sites were locked.
 */
export async function insertSitesToMatch(trx: Trx, siteIds: Iterable<number>): Promise<void> {
  const changed = [...siteIds].sort((a, b) => a - b).map(site_id => ({ site_id }));
  if (changed.length > 0) await insertRows(trx, { changed });
}
