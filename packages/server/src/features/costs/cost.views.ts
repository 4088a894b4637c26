import type { Ctx } from '../../kernel/context.ts';
import type { Queryable } from '../../ports/database/port.ts';
import type { CostRow } from './cost.store.ts';
import { isPaidAgain } from './cost.ts';
import { selectCostTargets } from './cost-targets.store.ts';
import { dateOf, isDate, nextRenewal } from './renewal.ts';

/** What follows from the time and from settings. */
export type CostsCtx = Pick<Ctx, 'clock' | 'settings'>;

/** Full costs, with one more query for any number of costs. */
export async function costViews(ctx: CostsCtx, db: Queryable, rows: readonly CostRow[]) {
  const targets = await selectCostTargets(
    db,
    rows.map(row => row.id),
  );
  const none = { sites: [], groups: [], clients: [] };
  return rows.map(row => ({
    ...row,
    ...(targets.get(row.id) ?? none),
    price: row.price_cents / 100,
    next_renewal: nextDue(ctx, row),
    cost_tracker_status: row.status,
    currency: ctx.settings.currency,
  }));
}

export async function costView(ctx: CostsCtx, db: Queryable, row: CostRow) {
  return (await costViews(ctx, db, [row]))[0] as Awaited<ReturnType<typeof costViews>>[number];
}

/** When it is paid next; null if it is not, or has no last renewal. */
export function nextDue(ctx: Pick<CostsCtx, 'clock'>, cost: CostRow): string | null {
  const { renewal_type: every, last_renewal: last, renewal_day: day } = cost;
  if (!isPaidAgain(cost) || every === 'disabled' || last === null || day === null || !isDate(last)) return null;
  return nextRenewal({ last, day, every, today: dateOf(ctx.clock.now()) });
}
