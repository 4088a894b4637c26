import type { Database, Queryable } from '../database/port.ts';
import type { KeyRing } from './key-ring.ts';
import { keyIdOf } from './one-key.ts';

/** The sealed check of the master key, sealed with the current key. The store's own fence reads it too. */
export const CHECK_PLACE = 'meta/master_key_check';
const MAC_KEY = 'meta/mac_key/';
/** Row that exists while the master key is changed. */
export const ROTATION_KEY = 'meta/key_rotation';

/** Place and name of the row with the digest key of a former master key. */
export const macKeyPlace = (id: string) => `${MAC_KEY}${id}`;

export interface Rotation {
  readonly from: string;
  readonly to: string;
}

export async function storedCheck(db: Queryable): Promise<string | undefined> {
  return metaValue(db, CHECK_PLACE);
}

export async function rotationOf(db: Queryable): Promise<Rotation | undefined> {
  const value = await metaValue(db, ROTATION_KEY);
  return value === undefined ? undefined : (JSON.parse(value) as Rotation);
}

async function metaValue(db: Queryable, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Ids of previous keys. */
export async function retiredIds(db: Queryable): Promise<string[]> {
  return (await macKeyRows(db)).map(({ key }) => key.slice(MAC_KEY.length));
}

function macKeyRows(db: Queryable) {
  const end = `${MAC_KEY}\u{10ffff}`;
  return db.selectFrom('meta').selectAll().where('key', '>=', MAC_KEY).where('key', '<', end).execute();
}

/** Recognizes digests of deleted keys; one whose row is damaged stays unknown, which `audit verify` shows. */
export async function learnMacKeys(db: Queryable, ring: KeyRing): Promise<void> {
  for (const { key, value } of await macKeyRows(db)) {
    try {
      ring.learnMacKey(key.slice(MAC_KEY.length), ring.open(key, value));
    } catch {
      // said above
    }
  }
}

/**
 * Another process has changed the master key: from now on, this one seals with it. @throws Error if this process does
 * not have it.
 */
export async function catchUp(database: Database, ring: KeyRing): Promise<void> {
  const id = keyIdOf((await storedCheck(database.db)) ?? '');
  if (id === undefined || id === ring.currentId) return;
  if (!ring.use(id)) {
    throw new Error(
      `The master key was changed to the one with the id ${id}, which this process does not have. Put it into the key file, or set it in the environment and restart.`,
    );
  }
  await learnMacKeys(database.db, ring);
}
