import { type AuditVerification, verifyAudit } from '../../features/audit/index.ts';
import { MIGRATION_NAMES } from '../../ports/database/migrate.ts';
import type { Snapshot } from '../../ports/database/snapshot.ts';
import { rotationOf } from '../../ports/secrets/store-key.ts';
import { fileTrouble, isFull, RecoveryError } from '../recovery-error.ts';
import { openTarget } from '../restore/open-target.ts';
import { tableThatDiffers } from '../restore/table-that-differs.ts';
import type { RestoreTarget } from '../restore/target.ts';
import type { KeyOfPlace } from '../store-place.ts';
import { openStoreSecrets } from '../store-secrets.ts';
import { copyTables, type OnCopied } from './copy-tables.ts';
import { openSource } from './move-source.ts';
import { insertQueued } from './queued.store.ts';
import { keyFileOf, nameOfPlace, requireTwoPlaces, type StorePlace } from './store-places.ts';

export interface MoveOptions {
  readonly onCopied?: OnCopied;
  /** Checked between chunks: nothing is left behind in the target. */
  readonly signal?: AbortSignal;
}

export interface StoreMoved {
  readonly level: string;
  readonly rows: number;
  readonly tables: number;
  readonly audit: AuditVerification;
  /** Tables of others, which were not moved. */
  readonly leftOut: readonly string[];
  /** File of the master key that opens the store; undefined when it comes from the environment. */
  readonly keyFile: string | undefined;
}

/**
 * Copies a store that is not in use into an empty target, on either engine: every row, with sealed values unchanged,
 * verified by count and digest. The source is only read; until everything is verified, the target is empty for others.
 * @throws RecoveryError; then the target stays empty.
 */
export async function moveStore(
  from: StorePlace,
  to: StorePlace,
  key: KeyOfPlace,
  options: MoveOptions = {},
): Promise<StoreMoved> {
  requireTwoPlaces(from, to);
  const masterKeyFile = keyFileOf(key.masterKeyFile, from, to);
  const source = await openSource(from);
  try {
    const level = requireNewestLevel(source);
    const target = await openTarget({ ...key, ...to, masterKeyFile });
    try {
      await target.migrateTo(level);
      const moved = await fill(source, target, options);
      await insertQueued(target.database, await source.queued());
      const audit = await requireSecretsAndAudit(target, { ...key, ...to, masterKeyFile });
      options.signal?.throwIfAborted();
      await source.requireStillUnused();
      await target.finish();
      return { ...moved, level, audit, keyFile: key.masterKey === '' ? masterKeyFile : undefined };
    } catch (error) {
      throw isFull(error) ? fileTrouble(error, 'Nothing was moved', nameOfPlace(to)) : error;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function requireNewestLevel({ level }: Snapshot): string {
  if (level === undefined) throw new RecoveryError('no_store', 'There is no store to move yet: it has no tables.');
  if (level === MIGRATION_NAMES.at(-1)) return level;
  const newer = !MIGRATION_NAMES.includes(level);
  const advice = newer ? 'Move it with that release.' : 'Start this release on it once, stop it, then move the store.';
  const message = `The store was last used by ${newer ? 'a newer' : 'an older'} release of Sitekeeper (${level}). ${advice}`;
  throw new RecoveryError(newer ? 'store_newer' : 'store_older', message);
}

async function fill(source: Snapshot, target: RestoreTarget, { onCopied, signal }: MoveOptions) {
  const fresh = await target.snapshot();
  await fresh.close();
  const { rows, digests } = await copyTables(source, target.database, fresh.tables, (...progress) => {
    signal?.throwIfAborted();
    onCopied?.(...progress);
  });
  const tables = source.tables
    .filter(({ name }) => name in digests)
    .map(({ name, columns }) => ({ name, columns: columns.map(column => column.name) }));
  const wrong = await tableThatDiffers(await target.snapshot(), tables, digests);
  if (wrong !== undefined) {
    throw new RecoveryError('move_failed', `The table ${wrong} did not come out as it is in the source.`);
  }
  const leftOut = source.tables.map(({ name }) => name).filter(name => !(name in digests));
  return { rows, tables: tables.length, leftOut };
}

/** The master key that will be there opens what is sealed. */
async function requireSecretsAndAudit(
  { database }: RestoreTarget,
  place: KeyOfPlace & StorePlace,
): Promise<AuditVerification> {
  if (await rotationOf(database.db)) {
    throw new RecoveryError(
      'key_is_changing',
      'The master key is being changed. Finish with: sitekeeper key rotate. Then move the store.',
    );
  }
  const secrets = await openStoreSecrets(database, place);
  return verifyAudit({ database, secrets });
}
