import { sql } from 'kysely';
import type { Database } from './port.ts';

/** What the clock of the database server says, in ms epoch; undefined for the embedded store, which has none. */
export async function storeClock({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<number | undefined> {
  if (engine === 'sqlite') return undefined;
  const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  return rows[0]?.now;
}
