import type { NamedRecord } from '../../kernel/text/named-records.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';

/** The update windows for the sites of a tag, by name. Here, since update windows import sites, which import tags. */
export async function selectWindowsOfTag(db: Queryable, tagId: number): Promise<NamedRecord[]> {
  const windows = db.selectFrom('update_windows').select(['id', 'name']).where('tag_id', '=', tagId);
  return windows.orderBy('name').orderBy('id').execute();
}

/** @returns those that this has deleted, by id. */
export async function deleteWindowsOfTag(trx: Trx, tagId: number): Promise<NamedRecord[]> {
  const deleted = trx.deleteFrom('update_windows').where('tag_id', '=', tagId).returning(['id', 'name']);
  return (await deleted.execute()).sort((a, b) => a.id - b.id);
}
