import type { Database } from '../../ports/database/port.ts';
import type { Snapshot } from '../../ports/database/snapshot.ts';
import type { StoreAndKeyPlace } from '../store-place.ts';
import { postgresTarget } from './postgres-target.ts';
import { sqliteTarget } from './sqlite-target.ts';

/** An empty place in which a store is made. Until `finish` nobody else sees anything of it. */
export interface RestoreTarget {
  readonly database: Database;
  /** What has been put in so far. */
  snapshot(): Promise<Snapshot>;
  migrateTo(level: string): Promise<void>;
  /** Looks whether the store is sound, and makes it the one at this place. */
  finish(): Promise<void>;
  /** Leaves nothing behind of what was not finished. */
  close(): Promise<void>;
}

/** @throws RecoveryError naming what is there, where the place is not empty. */
export function openTarget(place: StoreAndKeyPlace): Promise<RestoreTarget> {
  return place.databaseUrl === '' ? sqliteTarget(place) : postgresTarget(place.databaseUrl);
}
