import { sql } from 'kysely';
import type { Engine, Trx } from './port.ts';

/** Sets the id that the next new row of a table gets, so that no id is given twice, not even that of a deleted row. */
export async function setNextId(trx: Trx, engine: Engine, table: string, next: number): Promise<void> {
  if (engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${next}, false)`.execute(trx);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${next - 1})`.execute(trx);
}

/** Takes ids that no row of the table will get by itself, in ascending order. */
export async function reserveIds(trx: Trx, engine: Engine, table: string, count: number): Promise<number[]> {
  if (engine === 'postgres') {
    const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, 'id')`;
    const { rows } = await sql<{ id: number }>`select nextval(${sequence}) as id
      from generate_series(1, ${sql.lit(count)})`.execute(trx);
    return rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
  }
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(trx);
  const last = rows[0]?.seq ?? 0;
  await setNextId(trx, engine, table, last + count + 1);
  return Array.from({ length: count }, (_, at) => last + 1 + at);
}
