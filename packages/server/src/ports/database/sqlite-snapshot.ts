import { DatabaseSync } from 'node:sqlite';
import {
  type Cell,
  type ColumnKind,
  inOrderOfReference,
  OWN_TABLES,
  quoted,
  ROWS_AT_A_TIME,
  type Snapshot,
  type TableFacts,
} from './snapshot.ts';

/**
 * The embedded store at one moment: a transaction that only reads, while others may write.
 * @param path File of the store, which must exist.
 * @throws Error when it can't be read.
 * @param alone No other process may have the file open, now or until `close`; "locked" if one has.
 */
export function sqliteSnapshot(path: string, { alone = false } = {}): Snapshot {
  const file = new DatabaseSync(path, { timeout: alone ? 0 : 10_000 });
  try {
    if (alone) file.exec('pragma locking_mode = exclusive');
    file.exec('pragma query_only = on; begin');
    file.prepare('select 1 from sqlite_schema').get(); // now it is the moment, and the lock is taken
    const names = tablesOf(file);
    return {
      engine: 'sqlite',
      level: levelOf(file),
      tables: names.map(name => factsOf(file, name)),
      rows: (table, columns) => rowsOf(file, table, columns),
      queued: async () => [],
      close: async () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

type Row = Record<string, string | number | null>;
const ask = (file: DatabaseSync, text: string, ...values: string[]) => file.prepare(text).all(...values) as Row[];

function tablesOf(file: DatabaseSync): string[] {
  const all = ask(file, `select name from pragma_table_list where schema = 'main' and type = 'table'`);
  const names = all
    .map(row => String(row.name))
    .filter(name => !name.startsWith('sqlite_') && !OWN_TABLES.includes(name));
  const refers = names.flatMap(name =>
    ask(file, 'select "table" as target from pragma_foreign_key_list(?)', name).map(
      row => [name, String(row.target)] as const,
    ),
  );
  return inOrderOfReference(names, refers);
}

function levelOf(file: DatabaseSync): string | undefined {
  if (ask(file, `select name from sqlite_schema where name = 'kysely_migration'`).length === 0) return undefined;
  const [newest] = ask(file, 'select name from kysely_migration order by name desc limit 1');
  return newest && String(newest.name);
}

function factsOf(file: DatabaseSync, name: string): TableFacts {
  const columns = ask(file, 'select name, type from pragma_table_info(?)', name).map(({ name, type }) => ({
    name: String(name),
    kind: (/int/i.test(String(type)) ? 'integer' : 'text') as ColumnKind,
  }));
  const [counted] = ask(file, `select count(*) as rows from ${quoted(name)}`);
  return { name, columns, rows: Number(counted?.rows), nextId: nextIdOf(file, name) };
}

function nextIdOf(file: DatabaseSync, name: string): number | null {
  const [made] = ask(file, `select sql from sqlite_schema where type = 'table' and name = ?`, name);
  if (!/autoincrement/i.test(String(made?.sql))) return null;
  const [given] = ask(file, 'select seq from sqlite_sequence where name = ?', name);
  return Number(given?.seq ?? 0) + 1;
}

async function* rowsOf(file: DatabaseSync, table: string, columns: readonly string[]): AsyncGenerator<Cell[][]> {
  const statement = file.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(table)}`);
  statement.setReturnArrays(true);
  let some: Cell[][] = [];
  for (const row of statement.iterate()) {
    some.push(row as unknown as Cell[]);
    if (some.length < ROWS_AT_A_TIME) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
