import type { Database } from '../../ports/database/port.ts';
import type { Snapshot } from '../../ports/database/snapshot.ts';

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
