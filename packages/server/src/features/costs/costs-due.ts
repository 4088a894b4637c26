import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { jsonRows } from '../../ports/database/bulk.ts';
import { selectRunningCosts } from './cost.store.ts';
import { nextDue } from './cost.views.ts';
import { dateOf } from './renewal.ts';

/** The ids of the costs whose next payment is within this many days from today, as a set. */
export async function costsDue(ctx: Ctx, days: number): Promise<RawBuilder<unknown>> {
  const until = dateOf(ctx.clock.now() + days * DAY_MS);
  const rows = await selectRunningCosts(ctx.database.db);
  const due = rows.filter(row => (nextDue(ctx, row) ?? '9999') <= until).map(({ id }) => ({ id }));
  return sql`(select id from ${jsonRows(ctx.database.engine, { id: 'integer' }, due)} as due)`;
}
