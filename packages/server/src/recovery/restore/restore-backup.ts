import { type AuditVerification, sealAuditLog, verifyAudit } from '../../features/audit/index.ts';
import { MIGRATION_NAMES } from '../../ports/database/migrate.ts';
import { setNextId } from '../../ports/database/next-id.ts';
import type { Trx } from '../../ports/database/port.ts';
import type { TableFacts } from '../../ports/database/snapshot.ts';
import { raiseStage } from '../../ports/secrets/master-key.ts';
import type { BackupHeader } from '../backup/format.ts';
import { type RowsOfBackup, readBackup, requireSameKey } from '../backup/read-backup.ts';
import { headerOfFile } from '../backup/read-header.ts';
import { type BackupKey, backupKeyAt } from '../backup-key.ts';
import { fileTrouble, isFull, RecoveryError } from '../recovery-error.ts';
import { placeName, type StoreAndKeyPlace } from '../store-place.ts';
import { openStoreSecrets } from '../store-secrets.ts';
import { emptyTables, insertRows } from './insert-rows.store.ts';
import { openTarget } from './open-target.ts';
import { type Settled, settleRestored } from './settle-restored.ts';
import { tableThatDiffers } from './table-that-differs.ts';
import type { RestoreTarget } from './target.ts';

export interface RestoreOptions {
  /** ms epoch */
  readonly now: number;
  /** The original store of the backup is no longer in use. */
  readonly originalIsGone?: boolean;
}

export interface Restored {
  readonly header: BackupHeader;
  readonly rows: number;
  readonly audit: AuditVerification;
  readonly settled: Settled;
  /** Tables of the backup that do not belong to Sitekeeper. */
  readonly leftOut: readonly string[];
}

/** Verifies a whole backup, and writes nothing. @throws RecoveryError */
export async function checkBackup(file: string, key: StoreAndKeyPlace): Promise<BackupHeader> {
  const header = await headerOfFile(file);
  requireKnownLevel(file, header);
  return readBackup(file, { key: keyFor(file, header, key) });
}

/**
 * Restores the store of a backup in an empty place, on either engine; an older one is migrated. The backup
 * is read as a whole before anything is written, and what was written is compared with it.
 * @throws RecoveryError; then the place is as it was.
 */
export async function restoreBackup(file: string, place: StoreAndKeyPlace, options: RestoreOptions): Promise<Restored> {
  const header = await checkBackup(file, place);
  const key = keyFor(file, header, place);
  const target = await openTarget(place);
  try {
    await target.migrateTo(header.level);
    const leftOut = await fill(file, target, key);
    await target.database.migrate();
    const secrets = await openStoreSecrets(target.database, place);
    await raiseStage(target.database, secrets, 1, trx => sealAuditLog(trx, secrets));
    const audit = await verifyAudit({ database: target.database, secrets });
    const settled = await settleRestored({ database: target.database, secrets }, { header, ...options });
    await target.finish();
    return { header, rows: header.tables.reduce((sum, table) => sum + table.rows, 0), audit, settled, leftOut };
  } catch (error) {
    throw isFull(error) ? fileTrouble(error, 'Nothing was restored', placeName(place)) : error;
  } finally {
    await target.close();
  }
}

/** The key is compared by its id, so that a wrong one is reported before anything is written. */
function keyFor(file: string, header: BackupHeader, place: StoreAndKeyPlace): BackupKey {
  const key = backupKeyAt(place, header.key_id);
  requireSameKey(file, header, key);
  return key;
}

function requireKnownLevel(file: string, { level, made_by }: BackupHeader): void {
  if (MIGRATION_NAMES.includes(level)) return;
  throw new RecoveryError(
    'backup_newer',
    `${file} was made by Sitekeeper ${made_by}, whose store (${level}) is unknown to this version. Use that version or a later one.`,
  );
}

/** @returns names of tables that are left out, because others have added them to the database of the store. */
async function fill(file: string, target: RestoreTarget, key: BackupKey): Promise<string[]> {
  const { database } = target;
  const fresh = await target.snapshot();
  const tables = new Map(fresh.tables.map(table => [table.name, table]));
  await fresh.close();
  await database.write(trx => emptyTables(trx, fresh.tables));
  const read = await readBackup(file, {
    key,
    take: async some => {
      const facts = tables.get(some.table.name);
      if (!facts) return;
      requireSameColumns(facts, some);
      await database.write(trx => insertRows(trx, database.engine, facts, some.table.columns, some.rows));
    },
  });
  const whole = { ...read, tables: read.tables.filter(({ name }) => tables.has(name)) };
  await database.write(trx => numberOn(trx, database.engine, whole));
  const wrong = await tableThatDiffers(await target.snapshot(), whole.tables, read.digests);
  if (wrong !== undefined) {
    throw new RecoveryError('restore_failed', `The restored table ${wrong} differs from the backup.`);
  }
  return read.tables.flatMap(({ name }) => (tables.has(name) ? [] : [name]));
}

async function numberOn(trx: Trx, engine: 'sqlite' | 'postgres', { tables }: BackupHeader): Promise<void> {
  for (const { name, next_id } of tables) if (next_id !== null) await setNextId(trx, engine, name, next_id);
}

function requireSameColumns({ columns }: TableFacts, { table }: RowsOfBackup): void {
  const mine = columns.map(column => column.name).toSorted();
  if (`${mine}` === `${table.columns.toSorted()}`) return;
  throw new RecoveryError('restore_failed', `The table ${table.name} of the backup has unknown columns.`);
}
