import { choosePrefix, type DumpRow, isTableOf, type OldTables, UnreadableImport } from '../dump/old-tables.ts';
import { isWantedRow, SITES_TABLE, WANTED_NAMES, type WantedTable } from '../dump/wanted-tables.ts';
import { databaseAddressOf } from './database-address.ts';
import { DatabaseReader } from './database-reader.ts';

/** Characters of all that is kept, as for a dump. */
const MOST_KEPT = 512 * 2 ** 20;

/**
 * The rows of an old dashboard's tables in its database: one consistent state, read without changing anything.
 * @param address `mysql://user:password@host:port/database`; a user with SELECT is enough.
 * @throws UnreadableImport without the password if it can't be reached, or holds no dashboard, or several.
 */
export async function readDatabase(address: string, wantedPrefix?: string): Promise<OldTables> {
  const reader = await DatabaseReader.open(databaseAddressOf(address));
  try {
    const found = await reader.tables();
    const sites = found.filter(({ table }) => table === SITES_TABLE);
    const prefix = choosePrefix(
      sites.map(one => one.prefix),
      wantedPrefix,
      'The database',
    );
    const own = found.filter(one => isTableOf(prefix, one.table, one.prefix));
    const tables = new Map<WantedTable, DumpRow[]>();
    let kept = 0;
    for (const one of own.sort((a, b) => b.prefix.length - a.prefix.length)) {
      if (tables.has(one.table)) continue;
      const rows: DumpRow[] = [];
      for await (const row of reader.rows(one.name, one.columns, WANTED_NAMES[one.table])) {
        if (!isWantedRow(one.table, row)) continue;
        kept += Object.values(row).reduce((sum, value) => sum + (value?.length ?? 0), 100);
        if (kept > MOST_KEPT)
          throw new UnreadableImport('The database holds more than fits into the memory of an import.');
        rows.push(row);
      }
      tables.set(one.table, rows);
    }
    return { prefix, tables, problems: [] };
  } finally {
    await reader.close();
  }
}
