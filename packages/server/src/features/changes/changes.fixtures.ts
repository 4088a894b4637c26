import type { World } from '../../testing/index.ts';

export interface StoredSiteChange {
  readonly site_id: number;
  readonly occurred_at: number;
  readonly context?: string;
  readonly action?: string;
  readonly object_name?: string;
  readonly user_name?: string;
  readonly log_type_id?: number;
  readonly detail_json?: string;
}

/** Stores changes as syncs would have. */
export async function storeChanges(world: World, changes: readonly StoredSiteChange[]): Promise<void> {
  const rows = changes.map((change, place) => ({
    dedupe_key: `stored:${place}:${change.occurred_at}`,
    log_type_id: null,
    context: 'plugin',
    action: 'activate',
    object_name: `Plugin ${place}`,
    user_name: 'anna',
    detail_json: '{}',
    ...change,
  }));
  await world.app.services.database.write(trx => trx.insertInto('site_changes').values(rows).execute());
}
