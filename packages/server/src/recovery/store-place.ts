import { resolve } from 'node:path';
import type { Settings } from '../settings.ts';

/** Where a store and its master key are. */
export type StoreAndKeyPlace = Pick<Settings, 'dataFolder' | 'databaseUrl' | keyof KeyOfPlace>;

/** Where the master key is. */
export type KeyOfPlace = Pick<Settings, 'masterKey' | 'masterKeyNext' | 'masterKeyFile'>;

/** In words, without the value of DATABASE_URL. */
export const placeName = ({ databaseUrl, dataFolder }: StoreAndKeyPlace) =>
  databaseUrl === '' ? `the folder ${resolve(dataFolder)} (SITEKEEPER_DATA)` : 'the database that DATABASE_URL names';
