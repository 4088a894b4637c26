import type { Database } from '../database/port.ts';
import { bossSchema, selectBossBacklog } from './boss/boss-jobs.store.ts';
import type { Backlog } from './port.ts';
import { selectTableBacklog } from './table-backlog.store.ts';

/**
 * The backlog of a queue that is not open: opening it would make what it needs in the store.
 * @param now ms epoch; PostgreSQL goes by its own clock.
 */
export async function readBacklog({ engine, db }: Database, now: number): Promise<Backlog> {
  if (engine === 'sqlite') return selectTableBacklog(db, now);
  const schema = await bossSchema(db);
  return schema.there ? selectBossBacklog(db, schema.name) : { waitingMs: undefined, inHand: 0 };
}
