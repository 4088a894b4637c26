import { sql } from 'kysely';
import type { Database } from '../../ports/database/port.ts';
import type { TableFacts } from '../../ports/database/snapshot.ts';

/** Fits what PostgreSQL calls integer. */
const LARGE_NUMBER = 2_000_000_000;
const ODD_TEXT = `Änderung “ü” 日本 🦊 'it''s' \\n \t"quoted"`;

/** Puts a row into each table that has none, of large numbers and odd text; tables that others refer to come first. */
export async function fillEmptyTables(
  database: Database,
  tables: readonly TableFacts[],
  /** What columns of this name refer to. */
  ids: Readonly<Record<string, string | number>>,
): Promise<void> {
  let open = tables.filter(({ rows }) => rows === 0);
  while (open.length > 0) {
    const refused: { table: TableFacts; error: unknown }[] = [];
    for (const table of open) {
      await fill(database, table, ids).catch((error: unknown) => refused.push({ table, error }));
    }
    if (refused.length === open.length) throw refused[0]?.error;
    open = refused.map(({ table }) => table);
  }
}

async function fill(
  database: Database,
  { name, columns }: TableFacts,
  ids: Readonly<Record<string, string | number>>,
): Promise<void> {
  const values = columns.map(column => ids[column.name] ?? (column.kind === 'text' ? ODD_TEXT : LARGE_NUMBER));
  const names = columns.map(column => sql.ref(column.name));
  await database.write(async trx => {
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(trx);
  });
}
