import type { Database, Trx } from '../database/port.ts';
import { type MasterKeyPlace, makeKeyFile, nextFile, promoteNextKey } from './key-files.ts';
import type { KeyRing } from './key-ring.ts';
import { keyIdOf, oneKey } from './one-key.ts';
import type { KeyRotation, KeyRotationOptions, SealedColumn, Secrets } from './port.ts';
import { reseal } from './reseal.ts';
import {
  CHECK_PLACE,
  catchUp,
  macKeyPlace,
  ROTATION_KEY,
  type Rotation,
  retiredIds,
  rotationOf,
  storedCheck,
} from './store-key.ts';

export interface RotateOptions extends KeyRotationOptions {
  /** Writes what belongs to the change into its transaction. */
  readonly begun: (trx: Trx, secrets: Secrets, rotation: Rotation) => Promise<void>;
  readonly ended: (trx: Trx, secrets: Secrets, rotation: Rotation, resealed: number) => Promise<void>;
}

/**
 * Changes the master key while servers run: the next key is set beside the old one, the store says that it is the one in
 * use, and everything is resealed. The store refuses what is sealed with the old key from the moment it is out of use,
 * so whoever still seals with it catches up. Stopped at any point, the next run continues. See docs/decisions/0029.
 */
export async function rotate(
  database: Database,
  ring: KeyRing,
  place: MasterKeyPlace,
  columns: readonly SealedColumn[],
  options: RotateOptions,
): Promise<KeyRotation> {
  await catchUp(database, ring);
  const finished = await finishedBefore(database, ring, place);
  if (finished) return finished;
  const rotation = (await rotationOf(database.db)) ?? (await nextRotation(database, ring, place, options));
  if ('state' in rotation) return rotation;
  if (ring.currentId !== rotation.to && !(await begin(database, ring, rotation, options))) {
    return rotate(database, ring, place, columns, options); // another process was faster
  }
  options.onStep?.('key in use');
  const { resealed, unreadable, stopped } = await reseal(database, ring, columns, options);
  if (stopped) return { state: 'stopped', resealed };
  options.onStep?.('all resealed');
  await database.write(async trx => {
    const { numDeletedRows } = await trx.deleteFrom('meta').where('key', '=', ROTATION_KEY).executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await options.ended(trx, ring, rotation, resealed);
  });
  options.onStep?.('noted');
  const oldKeyFile =
    place.masterKey === '' ? promoteNextKey(place.masterKeyFile, rotation.from, rotation.to) : undefined;
  return { state: 'done', to: rotation.to, resealed, unreadable, oldKeyFile };
}

/** Everything was done, except that the old key is still in the place of the current one. */
async function finishedBefore(
  database: Database,
  ring: KeyRing,
  place: MasterKeyPlace,
): Promise<KeyRotation | undefined> {
  if ((await rotationOf(database.db)) !== undefined) return undefined;
  const retired = await retiredIds(database.db);
  const old = ring.ids.find(id => retired.includes(id));
  if (old === undefined) return undefined;
  const to = ring.currentId;
  const oldKeyFile = place.masterKey === '' ? promoteNextKey(place.masterKeyFile, old, to) : undefined;
  if (place.masterKey === '' && oldKeyFile === undefined) return undefined;
  return { state: 'done', to, resealed: 0, unreadable: [], oldKeyFile };
}

async function nextRotation(
  database: Database,
  ring: KeyRing,
  place: MasterKeyPlace,
  { prepare, onStep }: RotateOptions,
): Promise<Rotation | KeyRotation> {
  const from = ring.currentId;
  const inFile = place.masterKey === '';
  const file = inFile ? nextFile(place.masterKeyFile) : undefined;
  const to = file === undefined ? ring.ids.find(id => id !== from) : oneKey(makeKeyFile(file)).id;
  if (to === undefined) return { state: 'next_missing' };
  if (to === from || (await retiredIds(database.db)).includes(to) || !ring.has(to)) {
    throw new Error(
      `The next master key was in use before. ${file ? `Delete ${file}` : 'Set another one'}, and try again.`,
    );
  }
  onStep?.('key made');
  return prepare ? { state: 'prepared', to, file } : { from, to };
}

/**
 * The store's own lock waits here for writers that still use the old key.
 * @returns false if another process has activated a key meanwhile.
 */
async function begin(database: Database, ring: KeyRing, rotation: Rotation, options: RotateOptions): Promise<boolean> {
  const { from, to } = rotation;
  const begun = await database.write(async trx => {
    const check = (await storedCheck(trx)) ?? '';
    const id = keyIdOf(check);
    if (id !== undefined && id !== from) return false;
    const secrets = ring.sealingWith(to);
    const value = secrets.seal(CHECK_PLACE, ring.open(CHECK_PLACE, check));
    const mine = trx.updateTable('meta').set({ value }).where('key', '=', CHECK_PLACE).where('value', '=', check);
    const { numUpdatedRows } = await mine.executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    const macKey = secrets.seal(macKeyPlace(from), ring.macKeyOf(from) as Buffer);
    await trx
      .insertInto('meta')
      .values([
        { key: macKeyPlace(from), value: macKey },
        { key: ROTATION_KEY, value: JSON.stringify(rotation) },
      ])
      .execute();
    await options.begun(trx, secrets, rotation);
    return true;
  });
  if (begun) await catchUp(database, ring);
  return begun;
}
