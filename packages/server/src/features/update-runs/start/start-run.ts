import { setImmediate as nextTurn } from 'node:timers/promises';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { invalidInput } from '../../../kernel/invalid-input.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { createJob, jobHasEnded } from '../../jobs/index.ts';
import { withLease } from '../../sites/index.ts';
import { UPDATE_TYPES } from '../../updates/index.ts';
import { type HoldingRun, runsHolding } from '../holding-runs.ts';
import { type RunRow, UPDATE_JOB, updateRunRow } from '../run.store.ts';
import type { Strategy } from '../strategy.ts';
import { advanceRun } from '../waves/advance-run.ts';
import { haltColumns } from '../waves/run-halt.ts';
import { heldBackOf } from './held-back.ts';
import { insertRun, insertRunItems } from './insert-run.store.ts';
import {
  type RunTarget,
  selectItemsNotPending,
  selectSitesToUpdate,
  selectSlugsNotPending,
} from './run-target.store.ts';

export interface RunOrder extends RunTarget {
  readonly strategy: Strategy | undefined;
  readonly windowId?: number;
  readonly closesAt?: number;
}

export interface StartedRun {
  /** Undefined if there was nothing to start. */
  readonly jobId: string | undefined;
  readonly startedAt: number;
  readonly sites: number;
  readonly items: number;
  /** Sites with such updates that another run is already updating. */
  readonly busy: number[];
  /** Those runs. */
  readonly holders: HoldingRun[];
  /** Releases that are too young. */
  readonly heldBack: readonly { until: string }[];
}

/** A careful run may wait for a person's decision over a weekend and longer. */
const CAREFUL_RUN_MS = 14 * DAY_MS;
/** Sites whose items are stored in one transaction: the store is free for others in between. */
const SITES_PER_WRITE = 100;

/**
 * Starts a run over everything pending now: what becomes pending later is not included. Sites that another run is
 * already updating are skipped, so that a site is in one run at most.
 * @throws AppError invalid_input naming the slugs or items without a pending update.
 */
export async function startRun(ctx: Ctx, order: RunOrder): Promise<StartedRun> {
  if (!order.failedIn) await requirePending(ctx, { ...order, coolDown: undefined });
  const start = async () => {
    const found = await selectSitesToUpdate(ctx.database, order);
    const ids = found.filter(site => !site.busy).map(site => site.id);
    const busy = found.filter(site => site.busy).map(site => site.id);
    const startedAt = ctx.clock.now();
    const holders = busy.length > 0 ? await runsHolding(ctx.database, order) : [];
    const { held_back: heldBack } = await heldBackOf(ctx.database, order);
    if (ids.length === 0) return { jobId: undefined, startedAt, sites: 0, items: 0, busy, holders, heldBack };
    const jobId = await openRun(ctx, order, ids, startedAt);
    const items = await writeDown(ctx, order, jobId, ids);
    await ctx.database.write(async trx => {
      if (await jobHasEnded(trx, jobId)) return; // canceled meanwhile
      await updateRunRow(trx, jobId, { state: 'running' });
      await advanceRun(trx, ctx, jobId);
    });
    return { jobId, startedAt, sites: ids.length, items, busy, holders, heldBack };
  };
  return withLease(ctx, 'update-runs', start, 'Another update run is being started.');
}

async function requirePending({ database }: Ctx, target: RunTarget): Promise<void> {
  const missing = target.items
    ? (await selectItemsNotPending(database, target)).map(({ type, slug }) => `${slug} (${UPDATE_TYPES[type]})`)
    : await selectSlugsNotPending(database, target);
  if (missing.length === 0) return;
  const named = missing.slice(0, 20).join(', ');
  throw invalidInput(
    'updates_gone',
    `${target.items ? 'items' : 'slug'}: no update is pending for ${named}. List the updates to see the pending ones.`,
    { named },
  );
}

function openRun(ctx: Ctx, order: RunOrder, ids: readonly number[], now: number): Promise<string> {
  const { types, slugs, strategy, siteIds, windowId, closesAt, coolDown } = order;
  return audited(ctx, async trx => {
    const giveUpAt = strategy ? { giveUpAt: now + CAREFUL_RUN_MS } : {};
    const jobId = await createJob(trx, ctx, UPDATE_JOB, ids, { handedOut: [], ...giveUpAt });
    const run: RunRow = {
      job_id: jobId,
      state: 'preparing',
      scope: siteIds ? 'sites' : 'fleet',
      wave: 0,
      ...haltColumns(null),
      types_json: JSON.stringify(types),
      slugs_json: slugs ? JSON.stringify(slugs) : null,
      strategy_json: strategy ? JSON.stringify(strategy) : null,
      window_id: windowId ?? null,
      closes_at: closesAt ?? null,
      min_age_days: coolDown?.days ?? 0,
      created_at: now,
    };
    await insertRun(trx, ctx.database.engine, run, ids);
    const detail = { sites: ids.length, types, careful: strategy !== undefined, ...(slugs ? { slugs } : {}) };
    return { result: jobId, audit: [{ action: 'updates.started', subject: `job:${jobId}`, detail }] };
  });
}

async function writeDown(ctx: Ctx, order: RunOrder, jobId: string, ids: readonly number[]): Promise<number> {
  const { database, clock } = ctx;
  for (let from = 0; from < ids.length; from += SITES_PER_WRITE) {
    const siteIds = ids.slice(from, from + SITES_PER_WRITE);
    const within = new Set(siteIds);
    const only = order.only?.filter(item => within.has(item.site_id));
    const part = { ...order, siteIds, only };
    await database.write(trx => insertRunItems(trx, database.engine, jobId, part, clock.now()));
    await nextTurn();
  }
  const pending = database.db.selectFrom('update_run_items').where('job_id', '=', jobId).where('state', '=', 'pending');
  return (await pending.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}
