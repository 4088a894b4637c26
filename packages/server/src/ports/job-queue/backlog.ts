import type { Database } from '../database/port.ts';
import { bossSchema, selectBossBacklog } from './boss/boss-jobs.store.ts';
import type { Backlog } from './port.ts';
import { selectTableBacklog } from './table-backlog.store.ts';

/**
 * The backlog of a queue that is not open: opening it would make what it needs in the store.
 * @param now ms epoch; PostgreSQL goes by its own clock. @param leftOut Queues that do not count.
 */
export async function readBacklog({ engine, db }: Database, now: number, leftOut: readonly string[]): Promise<Backlog> {
  if (engine === 'sqlite') return selectTableBacklog(db, now, leftOut);
  const schema = await bossSchema(db);
  return schema.there ? selectBossBacklog(db, schema.name, leftOut) : { waitingMs: undefined, inHand: 0 };
}
