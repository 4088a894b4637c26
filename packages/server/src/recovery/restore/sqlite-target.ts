import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../../ports/database/sqlite.ts';
import { sqliteSnapshot } from '../../ports/database/sqlite-snapshot.ts';
import { takeWorkerLock } from '../../ports/job-queue/worker-lock.ts';
import { storeFile } from '../backup/make-backup.ts';
import { syncFolder } from '../backup/place-file.ts';
import { RecoveryError } from '../recovery-error.ts';
import type { RestoreTarget } from './target.ts';

/** The store is created under another name and renamed once complete: if it is killed, the target stays empty. */
export async function sqliteTarget(place: { dataFolder: string }): Promise<RestoreTarget> {
  const { dataFolder } = place;
  requireEmpty(dataFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const lock = takeWorkerLock(dataFolder);
  if (lock === undefined) {
    throw new RecoveryError(
      'place_in_use',
      `A server or another restore is using ${dataFolder}. Stop it, or choose another folder.`,
    );
  }
  const draft = `${storeFile(place)}.restoring`;
  const removeDraft = () => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${end}`, { force: true });
  };
  removeDraft(); // of a restore that was killed
  const database = openSqlite(draft);
  chmodSync(draft, 0o600);
  return {
    database,
    snapshot: async () => sqliteSnapshot(draft),
    migrateTo: level => database.migrate(level),
    async finish() {
      await database.close();
      requireSound(draft);
      const handle = await open(draft, 'r+');
      await handle.sync();
      await handle.close();
      requireEmpty(dataFolder);
      await rename(draft, storeFile(place));
      await syncFolder(dataFolder);
    },
    async close() {
      if (!database.closed) await database.close();
      removeDraft();
      lock.release();
    },
  };
}

function requireEmpty(dataFolder: string): void {
  const file = storeFile({ dataFolder });
  const there = ['', '-wal', '-shm', '-journal'].map(end => `${file}${end}`).filter(path => existsSync(path));
  if (there.length === 0) return;
  throw new RecoveryError(
    'place_not_empty',
    `A store can only be restored or moved into an empty folder. It contains: ${there.join(', ')}. ` +
      'Choose another folder, or move these files away.',
  );
}

/** Checks the integrity of the file, and that every row refers to existing ones. @throws RecoveryError */
function requireSound(path: string): void {
  const file = new DatabaseSync(path);
  try {
    const said = file.prepare('pragma integrity_check(1)').get() as { integrity_check: string };
    const loose = file.prepare('select "table" from pragma_foreign_key_check limit 1').all();
    if (said.integrity_check === 'ok' && loose.length === 0) return;
  } finally {
    file.close();
  }
  throw new RecoveryError('restore_failed', 'The restored store is damaged. Check the disk. Nothing was restored.');
}
