import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../ports/database/port.ts';

/**
 * Waits until a transaction waits for the lock of another one. On the embedded store, write transactions follow one
 * another, and there is nothing to wait for.
 */
export async function waitForLock({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine !== 'postgres') return;
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await vi.waitFor(async () => expect((await waiting.execute(db)).rows).not.toHaveLength(0), 10_000);
}
