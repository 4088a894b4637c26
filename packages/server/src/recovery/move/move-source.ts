import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { hasChangedSince, postgresSnapshot, selectOtherCount } from '../../ports/database/postgres-snapshot.ts';
import type { Snapshot } from '../../ports/database/snapshot.ts';
import { sqliteSnapshot } from '../../ports/database/sqlite-snapshot.ts';
import { takeWorkerLock } from '../../ports/job-queue/worker-lock.ts';
import { storeFile } from '../backup/make-backup.ts';
import { RecoveryError } from '../recovery-error.ts';
import type { StorePlace } from './store-places.ts';

export interface MoveSource extends Snapshot {
  /** @throws RecoveryError when a process has used the store since, or does so now. */
  requireStillUnused(): Promise<void>;
}

/**
 * The store to move, as it is now, while nobody uses it: later changes would be left behind.
 * @throws RecoveryError when a process has it open.
 */
export function openSource(place: StorePlace): Promise<MoveSource> {
  return place.databaseUrl === '' ? embedded(place) : onPostgres(place.databaseUrl);
}

/** Locked until it is closed: other attempts to open it are refused. */
async function embedded(place: StorePlace): Promise<MoveSource> {
  const dataFolder = resolve(place.dataFolder);
  const file = storeFile(place);
  if (!existsSync(file)) throw new RecoveryError('no_store', `There is no store in ${dataFolder} to move.`);
  const lock = takeWorkerLock(dataFolder);
  if (lock === undefined) throw inUse(`in ${dataFolder}`);
  try {
    const snapshot = sqliteSnapshot(file, { alone: true });
    return {
      ...snapshot,
      requireStillUnused: async () => {},
      close: async () => {
        await snapshot.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw /locked/.test(String((error as Error).message)) ? inUse(`in ${dataFolder}`) : error;
  }
}

/** What a connection that was just closed takes to end on the server. */
const LOOK_AGAIN_MS = 25;
const LOOKS = 20;

/** Nothing keeps others from opening it meanwhile. */
async function onPostgres(url: string): Promise<MoveSource> {
  const snapshot = await postgresSnapshot(url, requireNobody);
  return {
    ...snapshot,
    async requireStillUnused() {
      await requireNobody(snapshot.client);
      if (await hasChangedSince(url, snapshot)) throw inUse('in the database');
    },
  };
}

async function requireNobody(client: pg.ClientBase): Promise<void> {
  for (let look = 1; (await selectOtherCount(client)) > 0; look++) {
    if (look === LOOKS) throw inUse('in the database');
    await setTimeout(LOOK_AGAIN_MS);
  }
}

function inUse(where: string): RecoveryError {
  return new RecoveryError(
    'store_in_use',
    `A server or another command works on the store ${where}. Stop all of them: what they would still write would be left behind.`,
  );
}
