import { PgBoss, type Queue } from 'pg-boss';
import type { Database, Queryable } from '../../database/port.ts';
import { SUSPECT_WAITS_MS } from '../port.ts';
import { bossDb } from './boss-db.ts';
import { bossSchema, updateExpiry } from './boss-jobs.store.ts';

const DAY_SECONDS = 24 * 3600;
/** Pending work is never discarded because of its age, nor taken from a process because of its duration. */
const KEPT_SECONDS = 3650 * DAY_SECONDS;
/** What remains of a message that became suspect is read only by people. */
const REMAINS_SECONDS = 3600;
const MONITOR_SECONDS = 5;
const MOST_WARNED = 10_000_000;

export interface BossOptions {
  readonly queues: readonly string[];
  readonly leaseMs: number;
  readonly onError: (error: Error) => void;
}

export interface OpenBoss {
  readonly boss: PgBoss;
  /** Schema of its tables, beside that of ours. */
  readonly schema: string;
}

/** The queue for messages of another queue whose holder died. */
export const suspectsOf = (queue: string) => `${queue}.suspects`;

/**
 * Opens pg-boss on the store. Its tables are made, or brought up to date, in a schema of their own; the role must be
 * allowed to make one, or own one of that name.
 */
export async function openBoss(database: Database, options: BossOptions): Promise<OpenBoss> {
  const own = await bossSchema(database.db);
  const boss = new PgBoss({
    db: bossDb(database.db),
    schema: own.name,
    createSchema: !own.there,
    // Called by whoever works (pg-boss-queue.ts); schedules are turns in the store (kernel/work/turns.ts).
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: MONITOR_SECONDS,
    maintenanceIntervalSeconds: REMAINS_SECONDS,
    warningQueueSize: MOST_WARNED,
  });
  boss.on('error', options.onError);
  await boss.start();
  if (await makeQueues(database.db, { boss, schema: own.name }, options)) {
    // Only a start reads all queues at once; otherwise they would be looked up one by one, in the middle of
    // transactions.
    await boss.stop({ graceful: false, close: false });
    await boss.start();
  }
  return { boss, schema: own.name };
}

/** @returns whether there was something to make or to change. */
async function makeQueues(
  db: Queryable,
  { boss, schema }: OpenBoss,
  { queues, leaseMs }: BossOptions,
): Promise<boolean> {
  const there = new Map((await boss.getQueues()).map(queue => [queue.name, queue]));
  const heartbeatSeconds = Math.ceil(leaseMs / 1000);
  const usual = {
    heartbeatSeconds,
    retentionSeconds: KEPT_SECONDS,
    deleteAfterSeconds: REMAINS_SECONDS,
  };
  const wanted: Queue[] = queues.flatMap(name => [
    { ...usual, name: suspectsOf(name), retryLimit: 1_000_000, retryDelay: SUSPECT_WAITS_MS / 1000 },
    { ...usual, name, retryLimit: 0, deadLetter: suspectsOf(name) },
  ]);
  let made = false;
  for (const { name, ...options } of wanted) {
    const known = there.get(name);
    if (known?.heartbeatSeconds === heartbeatSeconds) continue;
    if (known) await boss.updateQueue(name, { heartbeatSeconds });
    else await boss.createQueue(name, options);
    made = true;
  }
  const short = wanted.filter(({ name }) => (there.get(name)?.expireInSeconds ?? 0) < KEPT_SECONDS);
  // pg-boss would let messages expire after a day at most. A process is considered gone by its heartbeat, not by the
  // age of a message.
  if (short.length > 0) {
    await updateExpiry(db, schema, { queues: short.map(({ name }) => name), seconds: KEPT_SECONDS });
  }
  return made;
}
