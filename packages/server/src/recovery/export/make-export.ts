import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { takeUpSettings } from '../../features/settings/index.ts';
import { appendAudit } from '../../kernel/audit/audit.ts';
import { liveSettings } from '../../live-settings.ts';
import { openDatabase } from '../../ports/database/open.ts';
import type { Database } from '../../ports/database/port.ts';
import { type Secrets, UnreadableSecret } from '../../ports/secrets/port.ts';
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
 * Writes all data of an owner into a folder, as of one moment of the store, whether a server is running or not. The
 * folder must be new or empty, and appears only once all files are complete.
 * @throws RecoveryError
 */
export async function makeExport(settings: Settings, path: string, options: ExportOptions): Promise<ExportManifest> {
  const folder = resolve(path);
  await requireFree(folder, path);
  if (settings.databaseUrl === '' && !existsSync(storeFile(settings))) {
    throw new RecoveryError(
      'no_store',
      `There is no store in ${resolve(settings.dataFolder)} (SITEKEEPER_DATA) to export.`,
    );
  }
  const draft = `${folder}.${process.pid}.part`;
  const database = openDatabase({ ...settings, newStore: false });
  try {
    const secrets = await secretsOf(database, settings, options);
    const snapshot = await openSnapshot(settings);
    try {
      requireCurrent(snapshot.level);
      await mkdir(dirname(draft), { recursive: true });
      await mkdir(draft, { mode: 0o700 });
      const open = (place: string, sealed: string) => {
        if (!secrets) throw new Error('The secrets of the store are not open');
        return secrets.open(place, sealed);
      };
      const manifest = await writeExport(draft, {
        ...options,
        settings: await inForce(database, secrets, settings),
        snapshot,
        open,
      });
      if (secrets) await noteExport(database, secrets, options, manifest);
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
    await database.close();
  }
}

/** Without its master key, a store can still be exported, apart from the keys: there is no other way out of it. */
async function secretsOf(database: Database, settings: Settings, { passphrase }: ExportOptions) {
  return openStoreSecrets(database, settings).catch(error => {
    const gone = error instanceof RecoveryError && error.code === 'no_master_key';
    if (gone && passphrase === undefined) return undefined;
    throw error;
  });
}

/** With what people have set while the server ran, secrets aside: those are in no export. */
async function inForce(database: Database, secrets: Secrets | undefined, settings: Settings): Promise<Settings> {
  const live = liveSettings(settings);
  await takeUpSettings({ database, secrets: secrets ?? UNREADABLE, settings: live });
  return live;
}

/** Stored secrets without a master key: none can be read, and all else can. */
const UNREADABLE: Pick<Secrets, 'open'> = {
  open(place: string): never {
    throw new UnreadableSecret(place, 'unknown_key');
  },
};

/** Before the files get their name: no export without its row in the audit log, which the master key continues. */
async function noteExport(
  database: Database,
  secrets: Secrets,
  { now, passphrase }: ExportOptions,
  { files }: ExportManifest,
): Promise<void> {
  const clock = { now: () => now, elapsed: () => 0, after: () => () => {} };
  const records = files.filter(({ name }) => name.endsWith('.jsonl')).reduce((sum, { rows }) => sum + rows, 0);
  const detail = { records, keys: passphrase !== undefined };
  await database.write(trx =>
    appendAudit(trx, { database, secrets, clock }, { actor: 'system:export' }, [
      { action: 'store.exported', subject: 'store', detail },
    ]),
  );
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
