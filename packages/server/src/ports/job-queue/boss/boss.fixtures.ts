import { sql } from 'kysely';
import { afterAll, vi } from 'vitest';
import { copyTestStore, type TestStore } from '../../../testing/index.ts';
import { systemClock } from '../../clock/system-clock.ts';
import type { Database } from '../../database/port.ts';
import type { QueueHarness } from '../conformance/harness.fixtures.ts';
import { pgBossQueue } from './pg-boss-queue.ts';

const QUEUES = ['work', 'elsewhere'];

type BossHarness = QueueHarness & { readonly database: Database };

/** In a `describe`: makes two processes on pg-boss, in one database of PostgreSQL for all its tests. */
export function useBossHarness(): () => Promise<BossHarness> {
  let shared: Promise<TestStore> | undefined;
  afterAll(async () => (await shared)?.remove());
  return async () => {
    shared ??= copyTestStore();
    return makeHarness(await shared);
  };
}

/** Time goes by as all that is stored there grows older. */
async function makeHarness(store: TestStore): Promise<BossHarness> {
  const database = store.open();
  const second = store.open();
  const options = { clock: systemClock, queues: QUEUES, superviseMs: 0, witness: { note() {}, reliable: () => true } };
  const onSent = vi.fn();
  const queue = await pgBossQueue(database, { ...options, onSent });
  const other = await pgBossQueue(second, options);
  return {
    database,
    queue,
    other,
    onSent,
    transaction: work => database.write(work),
    now: systemClock.now,
    pass: ms => growOlder(database, ms),
    setBack: ms => growOlder(database, -ms),
    async close() {
      await Promise.all([queue.close(), other.close()]);
      await sql`truncate pgboss_public.job, queue_suspects`.execute(database.db);
      const unknown = TIMES_OF_QUEUES.map(column => sql`${sql.id(column)} = null`);
      await sql`update pgboss_public.queue set ${sql.join(unknown)}`.execute(database.db);
      await Promise.all([database.close(), second.close()]);
    },
  };
}

const TIMES_OF_JOBS = ['created_on', 'start_after', 'started_on', 'heartbeat_on'];
const TIMES_OF_QUEUES = ['monitor_on', 'monitor_claim_on', 'maintain_on'];
/** pg-boss looks at a queue once in so long; after any time that passes here it is to look again. */
const LOOKS_AGAIN_MS = 60_000;

async function growOlder({ db }: Database, ms: number): Promise<void> {
  const earlier = (columns: readonly string[], by: number) =>
    sql.join(
      columns.map(column => sql`${sql.id(column)} = coalesce(${sql.id(column)}, now()) - ${by} * interval '1 ms'`),
    );
  await sql`update pgboss_public.job set ${earlier(TIMES_OF_JOBS, ms)}`.execute(db);
  const looks = ms < 0 ? ms : Math.max(ms, LOOKS_AGAIN_MS);
  await sql`update pgboss_public.queue set ${earlier(TIMES_OF_QUEUES, looks)}`.execute(db);
}
