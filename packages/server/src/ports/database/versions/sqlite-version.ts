import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Damage } from '../damage.ts';
import type { StorePart } from '../port.ts';
import { SQLITE_VERSION } from './store-changes.ts';

const PART = 'select changes from part_versions where part = ?';

/**
 * SQLite has a number that changes with every transaction that another connection commits, in any process. The
 * connection given must only read, because its own changes wouldn't show. Counts are read only after such a change.
 */
export function storeVersion(reader: DatabaseSync, damage: Damage): (part?: StorePart) => Promise<string> {
  const commits = reader.prepare('pragma data_version');
  commits.setReturnArrays(true); // read with every request: an object with a name takes twice as long
  const known = new Map<StorePart | undefined, { at: number; version: string }>();
  let counts: { readonly whole: StatementSync; readonly part: StatementSync } | undefined;
  const changesOf = (part: StorePart | undefined) => {
    counts ??= { whole: reader.prepare(SQLITE_VERSION), part: reader.prepare(PART) };
    const row = part === undefined ? counts.whole.get() : counts.part.get(part);
    return String((row as { changes: number } | undefined)?.changes);
  };
  return async part => {
    damage.demandNone();
    return damage.watch(() => {
      const [at] = commits.get() as unknown as [number];
      const last = known.get(part);
      if (last?.at === at) return last.version;
      const version = changesOf(part);
      known.set(part, { at, version });
      return version;
    });
  };
}
