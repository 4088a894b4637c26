import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/port.ts';
import type { KeyRing } from './key-ring.ts';
import { sealedPrefix } from './one-key.ts';
import type { SealedColumn } from './port.ts';

/** Values resealed in one transaction: few enough that a waiting writer does not notice. */
const AT_ONCE = 100;

type Key = Readonly<Record<string, string | number>>;
type Row = Key & { readonly sealed_value: string };

export interface Resealed {
  readonly resealed: number;
  /** Places of values that no key opens. */
  readonly unreadable: readonly string[];
  readonly stopped: boolean;
}

/**
 * Reseals everything that is not sealed with the current key, value by value, without overwriting concurrent changes.
 */
export async function reseal(
  database: Database,
  ring: KeyRing,
  columns: readonly SealedColumn[],
  { onProgress, signal }: { onProgress?: (resealed: number) => void; signal?: AbortSignal },
): Promise<Resealed> {
  let resealed = 0;
  const unreadable: string[] = [];
  for (const column of columns) {
    for (let after: Key | undefined; ; ) {
      if (signal?.aborted) return { resealed, unreadable, stopped: true };
      const rows = await rowsUnderOtherKeys(database, ring, column, after);
      const last = rows.at(-1);
      if (last === undefined) break;
      const opened = rows.flatMap(row => openedAnew(ring, column, row, unreadable));
      await store(database, column, opened);
      resealed += opened.length;
      onProgress?.(resealed);
      after = last;
    }
  }
  return { resealed, unreadable, stopped: false };
}

const siteKeyColumns = ({ key }: SealedColumn) => sql.join(key.map(name => sql.ref(name)));
const keyValues = ({ key }: SealedColumn, row: Key) => sql.join(key.map(name => row[name]));

async function rowsUnderOtherKeys(
  { db }: Database,
  ring: KeyRing,
  column: SealedColumn,
  after: Key | undefined,
): Promise<readonly Row[]> {
  const prefix = sealedPrefix(ring.currentId);
  const value = sql.ref(column.column);
  const further: RawBuilder<unknown> =
    after === undefined ? sql`` : sql`and (${siteKeyColumns(column)}) > (${keyValues(column, after)})`;
  const { rows } =
    await sql<Row>`select ${siteKeyColumns(column)}, ${value} as sealed_value from ${sql.table(column.table)}
    where ${value} <> '' and substr(${value}, 1, ${sql.lit(prefix.length)}) <> ${prefix} ${further}
    order by ${siteKeyColumns(column)} limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows;
}

interface Anew {
  readonly row: Row;
  readonly sealed: string;
}

function openedAnew(ring: KeyRing, column: SealedColumn, row: Row, unreadable: string[]): Anew[] {
  const place = column.place(row);
  if (place === undefined) return [];
  try {
    return [{ row, sealed: ring.seal(place, ring.open(place, row.sealed_value)) }];
  } catch {
    unreadable.push(place);
    return [];
  }
}

async function store(database: Database, column: SealedColumn, values: readonly Anew[]): Promise<void> {
  const value = sql.ref(column.column);
  await database.write(async trx => {
    for (const { row, sealed } of values) {
      await sql`update ${sql.table(column.table)} set ${value} = ${sealed}
        where (${siteKeyColumns(column)}) = (${keyValues(column, row)}) and ${value} = ${row.sealed_value}`.execute(
        trx,
      );
    }
  });
}
