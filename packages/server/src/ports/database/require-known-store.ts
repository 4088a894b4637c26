import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './port.ts';

/** Where the store and the master key are, and whether the store may be a new one all the same. */
export interface KnownStorePlace {
  readonly dataFolder: string;
  readonly masterKey: string;
  readonly masterKeyFile: string;
  readonly newStore: boolean;
}

/**
 * A master key in the data folder has sealed a store. Where that is missing or empty, a mount is missing, a file was
 * lost or the address is wrong: a new store would hide it.
 * @throws Error that says what to do.
 */
export async function requireKnownStore(database: Database, place: KnownStorePlace): Promise<void> {
  if (mayBeNew(place) || (await hasTables(database))) return;
  throw storeMissing(place, database.engine === 'sqlite' ? `in ${place.dataFolder}` : 'that DATABASE_URL names');
}

export function mayBeNew({ dataFolder, masterKey, masterKeyFile, newStore }: KnownStorePlace): boolean {
  const inFolder = resolve(dirname(masterKeyFile)) === resolve(dataFolder);
  return newStore || masterKey !== '' || !inFolder || !existsSync(masterKeyFile);
}

export function storeMissing({ masterKeyFile }: KnownStorePlace, where: string): Error {
  return new Error(
    `The database ${where} is missing or empty, but ${masterKeyFile} is there, which sealed one. ` +
      'Restore the database, or correct SITEKEEPER_DATA or DATABASE_URL: docs/guides/recover.md. ' +
      'If this is a new start, set SITEKEEPER_NEW_STORE=true for it, or move the key away.',
  );
}

async function hasTables({ engine, db }: Database): Promise<boolean> {
  const query =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_schema where name = 'kysely_migration'`
      : sql`select 1 where to_regclass(quote_ident(current_schema()) || '.kysely_migration') is not null`;
  return (await query.execute(db)).rows.length > 0;
}
