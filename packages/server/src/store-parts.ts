import type { FastifyBaseLogger } from 'fastify';
import { sealAuditLog } from './features/audit/index.ts';
import { isAnyoneSeen } from './kernel/work/workers.store.ts';
import type { Clock } from './ports/clock/port.ts';
import { type SharedClock, sharedClock } from './ports/clock/shared-clock.ts';
import type { Database } from './ports/database/port.ts';
import { requireKnownStore } from './ports/database/require-known-store.ts';
import { storeClock } from './ports/database/store-clock.ts';
import { openJobQueue } from './ports/job-queue/open-job-queue.ts';
import type { JobQueue, QueueOptions } from './ports/job-queue/port.ts';
import { isWorkerLockTaken } from './ports/job-queue/worker-lock.ts';
import type { KeyRing } from './ports/secrets/key-ring.ts';
import { openSecrets, raiseStage } from './ports/secrets/master-key.ts';
import { QUEUES } from './queue-handlers.ts';
import { keepCopyBeforeUpgrade, type TellWaiting, tellWaiting } from './recovery/index.ts';
import { SEALED_VALUES } from './sealed-values.ts';
import type { Settings } from './settings.ts';
import type { Wired } from './ways-out.ts';

/** Brings the store up to date and opens its secrets; a store that can't be used is closed again. */
export async function prepareStore(
  database: Database,
  settings: Settings,
  log: FastifyBaseLogger,
  tell: TellWaiting = inLog(log),
): Promise<KeyRing> {
  try {
    await requireKnownStore(database, settings);
    const upgraded = database.engine === 'sqlite' ? await keepCopyBeforeUpgrade(settings, log, tell) : undefined;
    await database.migrate(undefined, () => tellWaiting(tell)).finally(upgraded);
    const secrets = await openSecrets(database, settings, () => SEALED_VALUES);
    await raiseStage(database, secrets, 1, trx => sealAuditLog(trx, secrets));
    return secrets;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const inLog =
  (log: FastifyBaseLogger): TellWaiting =>
  (line, minutes) =>
    minutes === 0 ? log.info(line) : log.warn({ minutes }, line);

/** All processes on a PostgreSQL store go by its clock. */
export function shareClock(database: Database, own: Clock, log: FastifyBaseLogger): SharedClock {
  const corrected = (ahead: number) => {
    const seconds = Math.round(ahead / 1000);
    log.warn({ seconds }, 'the clock of this machine differs from that of the database, which this server goes by');
  };
  return sharedClock(own, () => storeClock(database), corrected);
}

export function openQueue(database: Database, { clock, troubles, log }: Wired, how: QueueOptions): Promise<JobQueue> {
  const onError = (error: Error) => {
    if (!troubles.note(error)) log.error({ err: error }, 'the job queue has met an error');
  };
  return openJobQueue(database, { clock, queues: QUEUES, onError, ...how });
}

/** On an embedded store, whoever works has the lock; on PostgreSQL, those who work say so there. */
export async function doesSomebodyWork(database: Database, { dataFolder }: Settings, now: number): Promise<boolean> {
  return database.engine === 'sqlite' ? isWorkerLockTaken(dataFolder) : isAnyoneSeen(database.db, now);
}
