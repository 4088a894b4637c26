import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { type CostRow, selectActiveCosts } from './cost.store.ts';
import { frequencyOf, isPaidAgain } from './cost.ts';
import { nextDue } from './cost.views.ts';
import { selectSiteCountsOfActive } from './cost-targets.store.ts';
import { costsOverviewSchema } from './costs-overview.schemas.ts';
import { type Dated, forecast } from './forecast.ts';
import { renewalCents, totalsOf } from './money.ts';
import { dateOf } from './renewal.ts';

const SHOWN = 200;

export const getCostsOverview = ability({
  name: 'get-costs-overview-v1',
  summary:
    'Get the total of all costs, the renewals of each of the next twelve months, and what is due soon. Use it for budgets and reminders.',
  category: 'costs',
  effect: 'read',
  method: 'GET',
  remembered: 'day',
  module: 'costs',
  table: 'months',
  instructions: 'A multi-site price is paid once; a single-site price for each site of the cost, but at least once.',
  input: Type.Object(siteScopeInput('costs that are for a site')),
  output: costsOverviewSchema,
}).run(async (scope, ctx) => {
  const { db } = ctx.database;
  const [rows, counts] = [await selectActiveCosts(db, scope), await selectSiteCountsOfActive(db)];
  const today = dateOf(ctx.clock.now());
  const running = rows.filter(isPaidAgain).map(row => {
    const sites_count = counts.get(row.id) ?? 0;
    return { row, sites_count, cents: renewalCents(row, sites_count), next: nextDue(ctx, row) };
  });
  const dated = running.filter(cost => cost.next !== null) as ((typeof running)[number] & { next: string })[];
  const within = (days: number) => {
    const until = dateOf(ctx.clock.now() + days * DAY_MS);
    return dated.filter(({ next }) => next <= until);
  };
  const soon = within(90).sort((a, b) => a.next.localeCompare(b.next) || a.row.id - b.row.id);
  const shares = running.map(({ row, cents }) => ({
    share: { cents: BigInt(cents), sites: 1n },
    frequency: frequencyOf(row),
  }));
  return {
    currency: ctx.settings.currency,
    ...totalsOf(shares),
    months: forecast(dated.map(toDated), today).map(({ month, total, by_type }) => ({
      month,
      total: total / 100,
      by_type: Object.fromEntries(
        Object.entries(by_type).map(([type, cents]) => [type, cents / 100]),
      ) as typeof by_type,
    })),
    undated: running.length - dated.length,
    due_30: sumOf(within(30)),
    due_90: sumOf(soon),
    due: soon.slice(0, SHOWN).map(({ row: { id, name, product_type }, next, cents, sites_count }) => ({
      id,
      name,
      product_type,
      next_renewal: next,
      amount: cents / 100,
      sites_count,
    })),
  };
});

function toDated({ row, cents }: { row: CostRow; cents: number }): Dated {
  const { last_renewal, renewal_day, renewal_type, product_type } = row;
  const every = renewal_type as Dated['every'];
  return { last: last_renewal as string, day: renewal_day as number, every, product_type, cents };
}

function sumOf(due: readonly { cents: number }[]) {
  return { count: due.length, amount: due.reduce((sum, { cents }) => sum + cents, 0) / 100 };
}
