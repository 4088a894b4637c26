import { setNextId } from '../../ports/database/next-id.ts';
import type { Database } from '../../ports/database/port.ts';
import type { Cell, Snapshot, TableFacts } from '../../ports/database/snapshot.ts';
import { RowsDigest, rowLine } from '../backup/format.ts';
import { RecoveryError } from '../recovery-error.ts';
import { emptyTables, insertRows } from '../restore/insert-rows.store.ts';

/** Rows, and characters of JSON, that are written at a time. */
const ROWS = 2000;
const CHARACTERS = 2_000_000;

export interface Copied {
  readonly rows: number;
  /** Of the rows of each table, whatever their order. */
  readonly digests: Readonly<Record<string, string>>;
}

/** Called with how many rows of all have been copied. */
export type OnCopied = (table: string, done: number, of: number) => void;

/**
 * Copies every row of a store into another that has the same tables, and continues its ids from where the first was.
 *
 * `queue_messages` is one of these tables: PostgreSQL hands what comes with it to pg-boss at its next start. What
 * pg-boss has is added by `insertQueued`.
 * @param fresh Tables of the target.
 * @throws RecoveryError when a table is of another form there.
 */
export async function copyTables(
  source: Snapshot,
  target: Database,
  fresh: readonly TableFacts[],
  onCopied: OnCopied = () => {},
): Promise<Copied> {
  const there = new Map(fresh.map(table => [table.name, table]));
  const tables = source.tables.filter(({ name }) => there.has(name));
  const of = tables.reduce((sum, { rows }) => sum + rows, 0);
  await target.write(trx => emptyTables(trx, fresh));
  const digests: Record<string, string> = {};
  let done = 0;
  for (const { name, columns, rows: expected, nextId } of tables) {
    const facts = there.get(name) as TableFacts;
    const names = columns.map(column => column.name);
    requireSameColumns(facts, names);
    const digest = new RowsDigest();
    for await (const { rows, lines } of larger(source.rows(name, names))) {
      for (const line of lines) digest.add(line);
      await target.write(trx => insertRows(trx, target.engine, facts, names, rows));
      done += rows.length;
      onCopied(name, done, of);
    }
    if (digest.rows !== expected) throw changed(name);
    digests[name] = digest.value();
    if (nextId !== null) await target.write(trx => setNextId(trx, target.engine, name, nextId));
  }
  return { rows: done, digests };
}

async function* larger(source: AsyncIterable<Cell[][]>): AsyncGenerator<{ rows: Cell[][]; lines: string[] }> {
  let rows: Cell[][] = [];
  let lines: string[] = [];
  let characters = 0;
  for await (const some of source) {
    for (const row of some) {
      const line = rowLine(row);
      rows.push(row);
      lines.push(line);
      characters += line.length;
    }
    if (rows.length < ROWS && characters < CHARACTERS) continue;
    yield { rows, lines };
    rows = [];
    lines = [];
    characters = 0;
  }
  if (rows.length > 0) yield { rows, lines };
}

function requireSameColumns({ name, columns }: TableFacts, names: readonly string[]): void {
  if (`${columns.map(column => column.name).toSorted()}` === `${names.toSorted()}`) return;
  throw new RecoveryError('move_failed', `The table ${name} has columns that are not known here. Nothing was moved.`);
}

function changed(table: string): RecoveryError {
  return new RecoveryError('store_in_use', `The table ${table} was changed meanwhile. Stop who works on the store.`);
}
