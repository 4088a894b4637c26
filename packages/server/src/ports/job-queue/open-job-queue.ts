import type { Database } from '../database/port.ts';
import type { PgBossQueueOptions } from './boss/pg-boss-queue.ts';
import type { JobQueue } from './port.ts';
import { sqlJobQueue } from './sql-job-queue.ts';

/**
 * The queue of the store: pg-boss on PostgreSQL, a table on the embedded one. What it needs there is created.
 * @throws Error when it can't be; then the store is closed.
 */
export async function openJobQueue(database: Database, options: PgBossQueueOptions): Promise<JobQueue> {
  if (database.engine === 'sqlite') return sqlJobQueue(database, options);
  // Loaded by those who need it: it takes longer than to open an embedded store.
  const { pgBossQueue } = await import('./boss/pg-boss-queue.ts');
  try {
    return await pgBossQueue(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}
