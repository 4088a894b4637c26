import type { Queryable } from '../../ports/database/port.ts';
import type { SavedList } from './saved-view.schemas.ts';
import { type SavedViewRow, selectExistingTargets } from './saved-view.store.ts';
import { targetsOf } from './view-targets.ts';

/** Views as callers get them: two more queries for any number. */
export async function savedViewViews(db: Queryable, rows: readonly SavedViewRow[], userId: number) {
  const named = rows.map(row => targetsOf(row.query));
  const [clients, tags] = [
    await selectExistingTargets(db, 'clients', [...new Set(named.flatMap(targets => targets.clients))]),
    await selectExistingTargets(db, 'tags', [...new Set(named.flatMap(targets => targets.tags))]),
  ];
  return rows.map((row, index) => ({
    id: row.id,
    list: row.list as SavedList,
    name: row.name,
    query: row.query,
    columns: JSON.parse(row.columns_json) as Record<string, boolean>,
    shared: row.shared === 1,
    is_default: row.is_default === 1 && row.user_id === userId,
    own: row.user_id === userId,
    owner: row.owner,
    gone:
      named[index]?.clients.some(id => !clients.has(id)) === true ||
      named[index]?.tags.some(id => !tags.has(id)) === true,
  }));
}
