import type { Database } from '../../ports/database/port.ts';
import { changeType } from './change-type.ts';
import { selectChangesOfKinds, selectContextActions } from './changes-within.store.ts';

/**
 * Types that say something to the owner of a site. Updates are left out: those made here are listed with their outcome.
 */
export const TYPES_OF_NOTE: ReadonlySet<string> = new Set([
  'plugin.installed',
  'plugin.activated',
  'plugin.deactivated',
  'plugin.deleted',
  'theme.installed',
  'theme.activated',
  'theme.deleted',
  'user.created',
  'user.deleted',
  'user.added',
  'user.removed',
]);

interface WhichChanges {
  readonly clientId: number;
  /** ms epoch; `until` is the first moment after it. */
  readonly from: number;
  readonly until: number;
  /** Rows to return. */
  readonly most: number;
}

export interface ChangeOfNote {
  readonly id: number;
  readonly site_id: number;
  readonly site_name: string;
  readonly type: string;
  readonly object: string;
  readonly user: string;
  readonly at: number;
}

/** Changes of note on the sites of a client: how many of each type, and the newest ones. Two queries. */
export async function changesOfNote(database: Pick<Database, 'db' | 'engine'>, which: WhichChanges) {
  const kinds = (await selectContextActions(database.db, which)).filter(kind => TYPES_OF_NOTE.has(changeType(kind)));
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(changeType(kind), (counts.get(changeType(kind)) ?? 0) + kind.count);
  const rows = kinds.length === 0 ? [] : await selectChangesOfKinds(database, which, kinds);
  const items: ChangeOfNote[] = rows.map(({ object_name, user_name, occurred_at, ...row }) => ({
    id: row.id,
    site_id: row.site_id,
    site_name: row.site_name,
    type: changeType(row),
    object: object_name,
    user: user_name,
    at: occurred_at,
  }));
  const byType = [...counts].map(([type, count]) => ({ type, count }));
  byType.sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
  return { byType, items };
}
