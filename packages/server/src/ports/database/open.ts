import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './port.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens the store that the settings name: PostgreSQL when `databaseUrl` is set, else one file in the data folder. */
export function openDatabase(place: { dataFolder: string; databaseUrl: string }): Database {
  if (place.databaseUrl !== '') return openPostgres(place.databaseUrl);
  mkdirSync(place.dataFolder, { recursive: true });
  return openSqlite(join(place.dataFolder, 'sitekeeper.db'));
}
