import type { StoreAndKeyPlace } from '../store-place.ts';
import { postgresTarget } from './postgres-target.ts';
import { sqliteTarget } from './sqlite-target.ts';
import type { RestoreTarget } from './target.ts';

/** @throws RecoveryError naming the contents if the place is not empty. */
export function openTarget(place: StoreAndKeyPlace): Promise<RestoreTarget> {
  return place.databaseUrl === '' ? sqliteTarget(place) : postgresTarget(place.databaseUrl);
}
