import { sql } from 'kysely';
import { setNextId } from './next-id.ts';
import type { Engine, Trx } from './port.ts';

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
