import { sql } from 'kysely';
import { jsonRows } from '../../ports/database/bulk.ts';
import type { ColumnTypes, Engine, Trx } from '../../ports/database/port.ts';
import type { Cell, TableFacts } from '../../ports/database/snapshot.ts';

/**
 * Removes rows that migrations have inserted into new tables; last table first, because a table comes after those it
 * refers to.
 */
export async function emptyTables(trx: Trx, tables: readonly TableFacts[]): Promise<void> {
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
}

/** Puts rows into a table. @param columns The names of their cells, in that order. */
export async function insertRows(
  trx: Trx,
  engine: Engine,
  table: TableFacts,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const types: ColumnTypes = Object.fromEntries(table.columns.map(({ name, kind }) => [name, kind]));
  const objects = rows.map(row => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
  const names = sql.join(Object.keys(types).map(name => sql.ref(name)));
  await sql`insert into ${sql.table(table.name)} (${names})
    select ${names} from ${jsonRows(engine, types, objects)} as rows where true`.execute(trx);
}
