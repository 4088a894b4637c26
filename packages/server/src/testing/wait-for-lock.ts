import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database, Trx } from '../ports/database/port.ts';

type Store = Pick<Database, 'db' | 'engine'>;

/**
 * Waits until so many transactions wait for the locks of others. On the embedded store, write transactions follow one
 * another, and there is nothing to wait for.
 */
export async function waitForLock({ db, engine }: Store, transactions = 1): Promise<void> {
  if (engine !== 'postgres') return;
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const enough = async () => expect((await waiting.execute(db)).rows.length).toBeGreaterThanOrEqual(transactions);
  await vi.waitFor(enough, 10_000);
}

/** Waits until the work has ended, or waits for the lock of another transaction as the `others` do. */
export async function endedOrWaiting(store: Store, work: Promise<unknown>, others = 0): Promise<void> {
  await Promise.race([work, waitForLock(store, others + 1)]);
}

/** Those of these rows that no transaction has locked; on the embedded store, which locks no rows, all of them. */
export async function unlockedIds(
  { db }: Store,
  table: 'clients' | 'report_schedules' | 'sites',
  ids: readonly number[],
): Promise<number[]> {
  const rows = db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id');
  return (await rows.forUpdate().skipLocked().execute()).map(({ id }) => id);
}

/**
 * A transaction that has done this and is not committed.
 * @returns what commits it.
 */
export async function uncommitted(
  database: Pick<Database, 'write'>,
  work: (trx: Trx) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const [done, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const committed = database.write(async trx => {
    await work(trx);
    done.resolve();
    await end.promise;
  });
  await Promise.race([done.promise, committed]);
  return () => {
    end.resolve();
    return committed;
  };
}
