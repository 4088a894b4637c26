import { sql } from 'kysely';
import type { Database, Trx } from '../database/port.ts';
import { type MasterKeyPlace, makeKeyFile, readKeys } from './key-files.ts';
import { KeyRing } from './key-ring.ts';
import { keyIdOf } from './one-key.ts';
import type { SealedColumn } from './port.ts';
import { CHECK_PLACE, learnMacKeys, retiredIds, rotationOf, storedCheck } from './store-key.ts';

/**
 * The contents of the check: how far the secrets of this store have been migrated. Sealed, so that nobody can set it
 * back.
 */
const STAGES = ['sitekeeper', 'sitekeeper 1'] as const;
const WHERE = 'file master.key in the data folder, or SITEKEEPER_MASTER_KEY';

/**
 * Opens the secrets of this store with the master key: from the settings if given there, else from the key file, which is
 * made for a new store. Refuses a key that isn't the one its secrets were sealed with: better to stop than to show a
 * fleet whose keys can't be read. Nothing is written then, neither a key file nor a row.
 * @param columns Where the store holds sealed values: only asked if the store names no key.
 * @throws Error that says what to do.
 */
export async function openSecrets(
  database: Database,
  place: MasterKeyPlace,
  columns: () => readonly SealedColumn[] | Promise<readonly SealedColumn[]>,
): Promise<KeyRing> {
  const check = await storedCheck(database.db);
  if (check === undefined) {
    await begin(database, place, await columns());
    return openSecrets(database, place, columns);
  }
  const keys = readKeys(place);
  if (keys.length === 0) throw new Error(noKeyFile(place));
  const ring = new KeyRing(keys, () => readKeys(place));
  try {
    await useKeyOf(database, ring, check);
  } catch (error) {
    // Another process may have changed the master key between reading the store and reading its files.
    if ((await storedCheck(database.db)) === check) throw error;
    return openSecrets(database, place, columns);
  }
  await requireBoth(database, ring);
  await learnMacKeys(database.db, ring);
  return ring;
}

/** A store without a master key accepts the configured one, or a new one. */
async function begin(database: Database, place: MasterKeyPlace, columns: readonly SealedColumn[]): Promise<void> {
  for (const { table, column } of columns.filter(({ table }) => table !== 'meta')) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} <> '' limit 1`.execute(
      database.db,
    );
    // A process that started at the same moment may have begun the store in between.
    if (rows.length > 0 && (await storedCheck(database.db)) === undefined) {
      throw new Error(
        'The store contains sealed secrets, but the row that names their master key was removed. Restore the store from a backup.',
      );
    }
  }
  const [key = makeKeyFile(place.masterKeyFile)] = readKeys(place);
  const value = new KeyRing([key]).seal(CHECK_PLACE, STAGES[0]);
  await database.write(trx =>
    trx
      .insertInto('meta')
      .values({ key: CHECK_PLACE, value })
      .onConflict(c => c.column('key').doNothing())
      .execute(),
  );
}

/** @throws Error when none of the keys is the one of the store. */
async function useKeyOf(database: Database, ring: KeyRing, check: string): Promise<void> {
  const id = keyIdOf(check);
  const used = id === undefined ? ring.ids.find(own => ring.opensWith(own, CHECK_PLACE, check)) : id;
  if (used === undefined || !ring.use(used)) {
    const retired = await retiredIds(database.db);
    throw new Error(ring.ids.some(own => retired.includes(own)) ? outOfUse(used) : DOES_NOT_FIT);
  }
  if (!ring.opensWith(used, CHECK_PLACE, check)) {
    throw new Error(
      'The master key is correct, but its check in the store is damaged. Restore the store from a backup.',
    );
  }
}

/** Half of the values may be sealed with either. */
async function requireBoth(database: Database, ring: KeyRing): Promise<void> {
  const rotation = await rotationOf(database.db);
  if (rotation === undefined || ring.ids.includes(rotation.from)) return;
  throw new Error(
    'The master key is being changed, and the old one is needed until that is done. Put it back beside the new one, then run: sitekeeper key rotate.',
  );
}

const DOES_NOT_FIT =
  'The master key does not fit this database: the secrets of its sites were sealed with another one. ' +
  `Put the original key back (${WHERE}).`;

const outOfUse = (id = '') =>
  'The master key of this database was changed, and this is the one that was in use before. ' +
  `Set the new one, with the id ${id} (${WHERE}).`;

function noKeyFile({ masterKeyFile }: MasterKeyPlace): string {
  return (
    `The secrets of this database were sealed with a master key, but there is no file ${masterKeyFile}. ` +
    'Restore the key file, or set SITEKEEPER_MASTER_KEY. No new key was created, because it could not open the secrets.'
  );
}

/**
 * Migrates the secrets of a store once: `work` runs in the transaction that records it, in whichever process comes
 * first. @param stage From 1; the store must be at the one before.
 */
export async function raiseStage(
  database: Database,
  secrets: KeyRing,
  stage: number,
  work: (trx: Trx) => Promise<void>,
): Promise<void> {
  const value = (await storedCheck(database.db)) ?? '';
  const reached = (STAGES as readonly string[]).indexOf(secrets.open(CHECK_PLACE, value).toString('utf8'));
  if (reached !== stage - 1) return;
  await database.write(async trx => {
    const next = secrets.seal(CHECK_PLACE, STAGES[stage] as string);
    const mine = trx.updateTable('meta').set({ value: next }).where('key', '=', CHECK_PLACE).where('value', '=', value);
    const { numUpdatedRows } = await mine.executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await work(trx);
  });
}
