import { Type } from 'typebox';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { requireNotRefused, resolveSite } from '../../sites/index.ts';
import { type HoldingRun, heldMessage } from '../holding-runs.ts';
import { runItemSchema, startedRunFields } from '../run.schemas.ts';
import { type StrategyInput, withDefaults } from '../strategy.ts';
import { runResultsOf } from './run-results.ts';
import type { RunTarget } from './run-target.store.ts';
import { startRun } from './start-run.ts';
import { startedView } from './started-view.ts';

export interface OneSiteOrder extends Pick<RunTarget, 'types' | 'slugs' | 'items'> {
  readonly siteId: number;
  readonly strategy: StrategyInput | undefined;
  /** Answer when the run has ended. */
  readonly wait: boolean | undefined;
}

/** The answer to a run over one site. */
export const oneSiteRunOutput = {
  ...startedRunFields,
  site_id: Type.Integer({ description: 'Id of the site.' }),
  results: Type.Optional(Type.Array(runItemSchema, { description: 'The outcome of each update; only with wait.' })),
};

/** The id of a site that can be updated. @throws AppError site_not_found, site_suspended, site_disconnected … */
export async function siteToUpdate(ctx: Ctx, selector: number | string): Promise<number> {
  const site = await resolveSite(ctx, selector);
  requireNotRefused(site);
  return site.id;
}

/** Starts a run over one site. @throws AppError site_busy, naming the run that is already updating the site. */
export async function updateOneSite(ctx: Ctx, { siteId, types, slugs, items, strategy, wait = false }: OneSiteOrder) {
  const started = await startRun(ctx, {
    siteIds: [siteId],
    types,
    slugs: slugs && [...new Set(slugs)],
    items,
    strategy: strategy && withDefaults(strategy),
  });
  if (started.busy.length > 0) throw heldSite(started.holders);
  const view = { ...startedView(ctx, started), site_id: siteId };
  return wait ? { ...view, results: await runResultsOf(ctx, started.jobId) } : view;
}

const TRY_AGAIN_SECONDS = 30;

function heldSite(holders: readonly HoldingRun[]): AppError {
  const [first] = holders;
  const again = { retry_after: TRY_AGAIN_SECONDS };
  if (!first) return new AppError('site_busy', heldMessage(holders), again);
  const { job_id, state, waits_for, halt_reason, halt } = first;
  return new AppError('site_busy', heldMessage(holders), {
    ...again,
    job_id,
    run: { job_id, state, waits_for, halt_reason, halt },
  });
}
