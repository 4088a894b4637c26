import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  makeFolder(place.dataFolder);
  const path = join(place.dataFolder, 'sitekeeper.db');
  // The key is looked for first, because another process that starts creates it after the store.
  const mustBeThere = !mayBeNew(place);
  if (!isWholeFile(path) && mustBeThere) throw storeMissing(place, `in ${place.dataFolder}`);
  return openSqlite(path, undefined, use);
}

/**
 * What is in it is for the server's own user. Not by `recursive`: Node tries that again and again, and never ends, where
 * a file system has no room for folders, such as /proc.
 * @throws Error as `mkdirSync` does.
 */
function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}
