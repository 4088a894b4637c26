import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { openDatabase } from '../../ports/database/open.ts';
import type { Settings } from '../../settings.ts';
import { openSnapshot, storeFile } from '../backup/make-backup.ts';
import { fileTrouble, RecoveryError } from '../recovery-error.ts';
import { openStoreSecrets } from '../store-secrets.ts';
import { NEWEST_LEVEL } from '../upgrade/keep-copy.ts';
import { type ExportManifest, writeExport } from './write-export.ts';

interface ExportOptions {
  /** ms epoch */
  readonly now: number;
  readonly madeBy: string;
  /** Also export the keys of sites, sealed with it. */
  readonly passphrase?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes everything that an owner has into a folder, from one moment of the store, whether a server is running or not.
 * The folder must be new or empty, and appears only once all files are complete.
 * @throws RecoveryError
 */
export async function makeExport(settings: Settings, path: string, options: ExportOptions): Promise<ExportManifest> {
  const folder = resolve(path);
  await requireFree(folder, path);
  if (settings.databaseUrl === '' && !existsSync(storeFile(settings))) {
    throw new RecoveryError('no_store', `There is no store in ${settings.dataFolder} (SITEKEEPER_DATA) to export.`);
  }
  const draft = `${folder}.${process.pid}.part`;
  const database = options.passphrase === undefined ? undefined : openDatabase({ ...settings, newStore: false });
  try {
    const secrets = database && (await openStoreSecrets(database, settings));
    const snapshot = await openSnapshot(settings);
    try {
      requireCurrent(snapshot.level);
      await mkdir(dirname(draft), { recursive: true });
      await mkdir(draft, { mode: 0o700 });
      const open = (place: string, sealed: string) => {
        if (!secrets) throw new Error('The secrets of the store are not open');
        return secrets.open(place, sealed);
      };
      const manifest = await writeExport(draft, { ...options, settings, snapshot, open });
      await rename(draft, folder);
      return manifest;
    } finally {
      await snapshot.close();
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {}); // `error` says it if the disk is gone
    const { syscall } = error as NodeJS.ErrnoException;
    if (error instanceof RecoveryError || syscall === undefined) throw error;
    throw fileTrouble(error, 'The export could not be written', dirname(folder));
  } finally {
    await database?.close();
  }
}

async function requireFree(folder: string, path: string): Promise<void> {
  if (!existsSync(folder)) return;
  const found = await readdir(folder).catch(() => ['?']);
  if (found.length > 0) throw new RecoveryError('place_not_empty', `${path} is not an empty folder. Choose a new one.`);
}

/** Columns are read by name, as this release has them. */
function requireCurrent(level: string | undefined): void {
  if (level === NEWEST_LEVEL) return;
  if (level === undefined) throw new RecoveryError('no_store', 'There is no store to export yet: it has no tables.');
  throw new RecoveryError(
    level < NEWEST_LEVEL ? 'store_older' : 'store_newer',
    `The store is at ${level}, this release reads ${NEWEST_LEVEL}. Run sitekeeper upgrade, or the newer release.`,
  );
}
