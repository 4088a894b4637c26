import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './port.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens the store that the settings name: PostgreSQL when `databaseUrl` is set, else one file in the data folder. */
export function openDatabase(place: { dataFolder: string; databaseUrl: string }): Database {
  if (place.databaseUrl !== '') return openPostgres(place.databaseUrl);
  // What is in it is for the server's own user; a folder that is there already keeps its rights.
  mkdirSync(place.dataFolder, { recursive: true, mode: 0o700 });
  return openSqlite(join(place.dataFolder, 'sitekeeper.db'));
}
