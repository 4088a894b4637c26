import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '../../ports/database/open.ts';
import { postgresSnapshot } from '../../ports/database/postgres-snapshot.ts';
import type { Snapshot } from '../../ports/database/snapshot.ts';
import { sqliteSnapshot } from '../../ports/database/sqlite-snapshot.ts';
import { rotationOf } from '../../ports/secrets/store-key.ts';
import { backupKeyAt } from '../backup-key.ts';
import { existingMasterKeys } from '../existing-key.ts';
import { RecoveryError } from '../recovery-error.ts';
import type { StoreAndKeyPlace } from '../store-place.ts';
import { openStoreSecrets } from '../store-secrets.ts';
import type { BackupHeader } from './format.ts';
import { placeFile } from './place-file.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupOptions {
  /** Replace an existing file. */
  readonly force?: boolean;
  /** ms epoch */
  readonly now: number;
  readonly madeBy: string;
  readonly signal?: AbortSignal | undefined;
}

export interface BackupMade {
  readonly header: BackupHeader;
  readonly bytes: number;
  readonly rows: number;
}

/**
 * Writes a consistent backup of a store into one file, whether a server is running or not, and reads it back before it
 * gets its name.
 * @throws RecoveryError if that fails; then there is no file.
 */
export async function makeBackup(store: StoreAndKeyPlace, file: string, options: BackupOptions): Promise<BackupMade> {
  const keyId = await requireStore(store);
  const key = backupKeyAt(store, keyId);
  let header: BackupHeader | undefined;
  await placeFile(file, { force: options.force === true }, async (handle, draft) => {
    const snapshot = await openSnapshot(store);
    try {
      // Of a change of the key that has begun meanwhile, the snapshot may have a part.
      if ((await requireStore(store)) !== keyId) throw keyIsChanging();
      header = await writeBackup(snapshot, handle, { ...options, key });
    } finally {
      await snapshot.close();
    }
    await handle.sync();
    await readBackup(draft, { key });
  });
  if (!header) throw new Error('A backup has no header');
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  return { header, bytes: (await stat(file)).size, rows };
}

export function openSnapshot(store: StoreAndKeyPlace): Promise<Snapshot> {
  if (store.databaseUrl !== '') return postgresSnapshot(store.databaseUrl);
  return Promise.resolve().then(() => sqliteSnapshot(storeFile(store)));
}

export const storeFile = ({ dataFolder }: Pick<StoreAndKeyPlace, 'dataFolder'>) => join(dataFolder, 'sitekeeper.db');

/**
 * There is a store, and the master key opens it. @returns the id of the key that it is sealed with.
 * @throws RecoveryError when there is none; Error when the key does not open it.
 */
async function requireStore(store: StoreAndKeyPlace): Promise<string> {
  if (store.databaseUrl === '' && !existsSync(storeFile(store))) {
    throw new RecoveryError(
      'no_store',
      `There is no store in ${resolve(store.dataFolder)} (SITEKEEPER_DATA) to back up.`,
    );
  }
  existingMasterKeys(store);
  const database = openDatabase({ ...store, newStore: false });
  try {
    const known = await database.db.selectFrom('meta').select('key').limit(1).execute().catch(noTables);
    if (known.length === 0) throw new RecoveryError('no_store', 'There is no store to back up yet: it has no tables.');
    const { currentId } = await openStoreSecrets(database, store);
    if (await rotationOf(database.db)) throw keyIsChanging();
    return currentId;
  } finally {
    await database.close();
  }
}

function keyIsChanging(): RecoveryError {
  return new RecoveryError(
    'key_is_changing',
    'The master key is being changed: part of the store is still sealed with the old one. Finish with: sitekeeper key rotate. Then make the backup.',
  );
}

function noTables(error: unknown): [] {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === '42P01' || /no such table/.test(message)) return [];
  throw error;
}
