import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Damage } from '../damage.ts';
import type { StorePart } from '../port.ts';

/**
 * SQLite has a number that changes with every transaction that another connection commits, in any process. The
 * connection given must only read, because its own changes wouldn't show. Parts are read only after such a change.
 */
export function storeVersion(reader: DatabaseSync, damage: Damage): (part?: StorePart) => Promise<string> {
  const whole = reader.prepare('pragma data_version');
  whole.setReturnArrays(true); // read with every request: an object with a name takes twice as long
  const parts = new Map<StorePart, { at: number; version: string }>();
  let counted: StatementSync | undefined;
  const changesOf = (part: StorePart) => {
    counted ??= reader.prepare('select changes from part_versions where part = ?');
    return String((counted.get(part) as { changes: number }).changes);
  };
  return async part => {
    damage.demandNone();
    return damage.watch(() => {
      const [at] = whole.get() as unknown as [number];
      if (part === undefined) return String(at);
      const known = parts.get(part);
      if (known?.at === at) return known.version;
      const version = changesOf(part);
      parts.set(part, { at, version });
      return version;
    });
  };
}
