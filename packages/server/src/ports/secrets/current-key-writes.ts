import type { Database } from '../database/port.ts';
import type { KeyRing } from './key-ring.ts';
import { catchUp } from './store-key.ts';

/** The error of the store for a value sealed with a master key that is not in use. */
const REFUSED = 'master_key_not_in_use';

/**
 * The same database; a write that the store refuses because another process has changed the master key is repeated with
 * the new one. So values must be sealed inside the write.
 */
export function writesUnderCurrentKey(database: Database, ring: KeyRing): Database {
  return {
    engine: database.engine,
    db: database.db,
    async write(work) {
      try {
        return await database.write(work);
      } catch (error) {
        if (!isRefused(error)) throw error;
        await catchUp(database, ring);
        return database.write(work);
      }
    },
    version: part => database.version(part),
    versionWith: database.versionWith,
    waiting: () => database.waiting(),
    migrate: (to, onWait) => database.migrate(to, onWait),
    ping: () => database.ping(),
    probe: () => database.probe(),
    openLocks: database.openLocks,
    get closed() {
      return database.closed;
    },
    close: () => database.close(),
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && (error.message.includes(REFUSED) || isRefused(error.cause));
}
