import type { DatabaseSync } from 'node:sqlite';
import type { Damage } from './damage.ts';

/**
 * Tells a text that changes with every transaction that anybody else commits: other connections, other processes. The
 * connection given must only read, because its own changes wouldn't show.
 */
export function versionOf(reader: DatabaseSync, damage: Damage): () => Promise<string> {
  const statement = reader.prepare('pragma data_version');
  return async () => {
    damage.demandNone();
    const { data_version } = damage.watch(() => statement.get()) as { data_version: number };
    return String(data_version);
  };
}
