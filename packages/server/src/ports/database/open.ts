import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './port.ts';
import { openPostgres } from './postgres.ts';
import { type KnownStorePlace, mayBeNew, storeMissing } from './require-known-store.ts';
import { openSqlite, type StoreUse } from './sqlite.ts';
import { isWholeFile } from './whole-file.ts';

/**
 * Opens the store that the settings name: PostgreSQL when `databaseUrl` is set, else one file in the data folder.
 * @throws Error when the file is damaged, or missing though it must be there; then nothing was written.
 */
export function openDatabase(
  place: KnownStorePlace & { readonly databaseUrl: string },
  use: StoreUse = 'answers',
): Database {
  if (place.databaseUrl !== '') return openPostgres(place.databaseUrl);
  // What is in it is for the server's own user.
  mkdirSync(place.dataFolder, { recursive: true, mode: 0o700 });
  const path = join(place.dataFolder, 'sitekeeper.db');
  // The key is looked for first, because another process that starts creates it after the store.
  const mustBeThere = !mayBeNew(place);
  if (!isWholeFile(path) && mustBeThere) throw storeMissing(place, `in ${place.dataFolder}`);
  return openSqlite(path, undefined, use);
}
