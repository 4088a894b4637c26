import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../../kernel/context.ts';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { UPDATE_TYPES, type UpdateType } from '../../updates/index.ts';
import { type KnownRun, runHasEnded } from '../run.views.ts';
import type { RunItemState, WayOut } from '../run-item.ts';
import { rollBackOfItem } from '../site/previous-package.ts';

export interface RunItemFilter {
  readonly state?: RunItemState | undefined;
  /** As failures of the run are grouped. */
  readonly cause?: string | undefined;
  readonly siteId?: number;
  readonly scope?: SiteScope;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Items not started when the run ended are skipped. */
function matching({ database: { db } }: Ctx, run: KnownRun, { state, cause, siteId, scope = {} }: RunItemFilter) {
  const ended = runHasEnded(run);
  const stored = state === 'skipped' && ended ? ['skipped', 'pending'] : [state as string];
  const none = state === 'pending' && ended;
  return db
    .selectFrom('update_run_items')
    .where('job_id', '=', run.job_id)
    .$if(isScoped(scope), query => query.where(inScope('site_id', scope)))
    .$if(none, query => query.where(sql<SqlBool>`1 = 0`))
    .$if(siteId !== undefined, query => query.where('site_id', '=', siteId as number))
    .$if(state !== undefined, query => query.where('state', 'in', stored))
    .$if(cause !== undefined, query => query.where(sql<SqlBool>`coalesce(cause, reason, '') = ${cause}`));
}

export async function countRunItems(ctx: Ctx, run: KnownRun, filter: RunItemFilter): Promise<number> {
  const query = matching(ctx, run, filter).select(eb => eb.fn.countAll<number>().as('count'));
  return (await query.executeTakeFirstOrThrow()).count;
}

/** The items of a run as returned to callers, by site and in their order there. */
export async function listRunItems(ctx: Ctx, run: KnownRun, filter: RunItemFilter = {}, page?: Page) {
  const ended = runHasEnded(run);
  const ordered = matching(ctx, run, filter).selectAll().orderBy('site_id').orderBy('seq');
  const rows = await (page ? ordered.limit(page.limit).offset(page.offset) : ordered).execute();
  return rows.map(row => {
    const type = row.type as UpdateType;
    const left = row.state === 'pending' && ended;
    return {
      site_id: row.site_id,
      type: UPDATE_TYPES[type],
      slug: row.slug,
      name: row.name,
      from_version: row.from_version,
      to_version: row.to_version,
      state: left ? 'skipped' : (row.state as RunItemState),
      reason: left ? 'canceled' : row.reason,
      cause: left ? 'canceled' : (row.cause ?? row.reason),
      message: left ? 'The run ended before its turn.' : row.message,
      roll_back: rollBackOfItem({ ...row, type }, ctx.settings.packageHosts),
      way_out: row.way_out as WayOut | null,
      sent_at: isoInstantOrNull(row.sent_at),
      // Until then it is when the rollback was sent.
      finished_at: row.state === 'rolling_back' ? null : isoInstantOrNull(row.finished_at),
    };
  });
}
