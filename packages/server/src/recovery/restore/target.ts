import type { Database } from '../../ports/database/port.ts';
import type { Snapshot } from '../../ports/database/snapshot.ts';

/** An empty place in which a store is created. Until `finish`, it is invisible to others. */
export interface RestoreTarget {
  readonly database: Database;
  /** What has been put in so far. */
  snapshot(): Promise<Snapshot>;
  migrateTo(level: string): Promise<void>;
  /** Checks the integrity of the store, and puts it in place. */
  finish(): Promise<void>;
  /** Removes an unfinished store. */
  close(): Promise<void>;
}
