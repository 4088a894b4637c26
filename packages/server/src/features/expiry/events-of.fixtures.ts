import type { World } from '../../testing/index.ts';

/** Events that were written since the last call, oldest first, as `type site: data`. */
export function newEventsOf(
  world: () => World,
): () => Promise<{ type: string; site_id: number | null; data: object }[]> {
  let seen = 0;
  return async () => {
    const { db } = world().app.services.database;
    const rows = await db
      .selectFrom('events')
      .select(['id', 'type', 'site_id', 'data_json'])
      .where('id', '>', seen)
      .orderBy('id')
      .execute();
    seen = rows.at(-1)?.id ?? seen;
    return rows.map(({ type, site_id, data_json }) => ({ type, site_id, data: JSON.parse(data_json) as object }));
  };
}
