import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database, Trx } from '../database/port.ts';
import type { Secrets } from './port.ts';
import { sealedSecrets } from './sealed-secrets.ts';

const CHECK_PLACE = 'meta/master_key_check';
/** What the check holds: how far the secrets of this store have been brought. Sealed, so that nobody can set it back. */
const STAGES = ['sitekeeper', 'sitekeeper 1'] as const;

/**
 * The master key: from the settings if given there, else from the key file, which is made at the first start.
 * @throws Error when the given key is no 32 bytes of base64, or the file can't be read.
 */
export function loadMasterKey(place: { masterKey: string; masterKeyFile: string }): Buffer {
  if (place.masterKey !== '') return decode(place.masterKey, 'SITEKEEPER_MASTER_KEY');
  if (!existsSync(place.masterKeyFile)) makeKeyFile(place.masterKeyFile);
  return decode(readFileSync(place.masterKeyFile, 'utf8').trim(), place.masterKeyFile);
}

/** Written whole under another name first: of two processes that start together one wins, and both read its key. */
function makeKeyFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}

function decode(text: string, from: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32)
    throw new Error(`${from} must hold 32 bytes in base64 (make one with: openssl rand -base64 32)`);
  return key;
}

/**
 * Opens the secrets of this store, and refuses a master key that isn't the one its secrets were sealed with:
 * better to stop than to look at a fleet whose keys can't be read.
 */
export async function openSecrets(database: Database, masterKey: Uint8Array): Promise<Secrets> {
  const secrets = sealedSecrets(masterKey);
  const check = await database.db.selectFrom('meta').select('value').where('key', '=', CHECK_PLACE).executeTakeFirst();
  if (check === undefined) {
    const value = secrets.seal(CHECK_PLACE, STAGES[0]);
    await database.write(trx =>
      trx
        .insertInto('meta')
        .values({ key: CHECK_PLACE, value })
        .onConflict(c => c.column('key').doNothing())
        .execute(),
    );
    return openSecrets(database, masterKey);
  }
  try {
    secrets.open(CHECK_PLACE, check.value);
  } catch (cause) {
    throw new Error(
      'The master key does not fit this database: the secrets of its sites were sealed with another one. ' +
        'Put the original key back (file master.key in the data folder, or SITEKEEPER_MASTER_KEY).',
      { cause },
    );
  }
  return secrets;
}

/**
 * Does something to a store with these secrets once and for all: `work` runs in the transaction that notes it, by
 * whichever process comes first. @param stage From 1; the store must be at the one before.
 */
export async function raiseStage(
  database: Database,
  secrets: Secrets,
  stage: number,
  work: (trx: Trx) => Promise<void>,
): Promise<void> {
  const check = database.db.selectFrom('meta').select('value').where('key', '=', CHECK_PLACE);
  const { value } = await check.executeTakeFirstOrThrow();
  const reached = (STAGES as readonly string[]).indexOf(secrets.open(CHECK_PLACE, value).toString('utf8'));
  if (reached !== stage - 1) return;
  await database.write(async trx => {
    const next = secrets.seal(CHECK_PLACE, STAGES[stage] as string);
    const mine = trx.updateTable('meta').set({ value: next }).where('key', '=', CHECK_PLACE).where('value', '=', value);
    const { numUpdatedRows } = await mine.executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await work(trx);
  });
}
