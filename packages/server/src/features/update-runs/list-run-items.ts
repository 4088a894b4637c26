import { isoInstantOrNull } from '../../kernel/instants.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { UPDATE_TYPES, type UpdateType } from '../updates/index.ts';
import { hasEnded, type KnownRun } from './run.views.ts';
import type { ItemState } from './run-item.ts';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** The items of a run as they go out, by site and in their order there. What was not begun when it ended is skipped. */
export async function listRunItems(db: Queryable, run: KnownRun, state?: ItemState, page?: Page) {
  const ended = hasEnded(run);
  const stored = state === 'skipped' && ended ? ['skipped', 'pending'] : [state as string];
  if (state === 'pending' && ended) return [];
  const ordered = db
    .selectFrom('update_run_items')
    .selectAll()
    .where('job_id', '=', run.job_id)
    .$if(state !== undefined, query => query.where('state', 'in', stored))
    .orderBy('site_id')
    .orderBy('seq');
  const rows = await (page ? ordered.limit(page.limit).offset(page.offset) : ordered).execute();
  return rows.map(row => {
    const left = row.state === 'pending' && ended;
    return {
      ...{ site_id: row.site_id, type: UPDATE_TYPES[row.type as UpdateType], slug: row.slug, name: row.name },
      ...{ from_version: row.from_version, to_version: row.to_version },
      state: left ? 'skipped' : (row.state as ItemState),
      reason: left ? 'canceled' : row.reason,
      message: left ? 'The run ended before its turn.' : row.message,
      sent_at: isoInstantOrNull(row.sent_at),
      finished_at: isoInstantOrNull(row.finished_at),
    };
  });
}
