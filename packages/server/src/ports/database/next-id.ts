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
