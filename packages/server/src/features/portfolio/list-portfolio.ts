import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { modulesOff } from '../../kernel/ability/modules.ts';
import { numberOrNull } from '../../kernel/ability/nullable.ts';
import { isPermitted } from '../../kernel/ability/permission.ts';
import { listOutput, sortInput, wantedBy } from '../../kernel/lists/list.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { clientFilterInput, clientSchema, clientViews } from '../clients/index.ts';
import { listCosts } from '../costs/index.ts';
import { listMonitors, uptimeRatio } from '../monitors/index.ts';
import { listReportMails } from '../report-mails/index.ts';
import {
  PORTFOLIO_MARKS,
  PORTFOLIO_SORTS,
  type PortfolioMark,
  type PortfolioRow,
  selectPortfolio,
} from './portfolio.store.ts';

const UPTIME_DAYS = 30;
const count = (description: string) => Type.Integer({ minimum: 0, description });
const textOrNull = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });

export const listPortfolio = ability({
  name: 'list-portfolio-v1',
  summary:
    'List clients with the figures of their sites: how many are down or have problems, pending updates, uptime, cost per month and the last report. Use it to see which clients need something.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...clientFilterInput,
    with: Type.Optional(
      Type.Unsafe<PortfolioMark>({
        type: 'string',
        enum: [...PORTFOLIO_MARKS],
        description:
          'Only clients with sites that are down, with sites that have problems, with pending updates, or to whom no report was ever mailed.',
      }),
    ),
    ...sortInput(PORTFOLIO_SORTS, 'name', 'Sort by name, by when the client was added, or by a figure.'),
  }),
  output: listOutput(
    Type.Object({
      ...clientSchema.properties,
      sites_down: count('Sites of the client that are down, by their health.'),
      sites_with_problems: count(
        'Sites of the client whose health is down, disconnected, broken, altered or sync_failing.',
      ),
      pending_updates: count('Updates pending on sites of the client, suspended ones aside.'),
      uptime_percent: numberOrNull(
        `Uptime of the last ${UPTIME_DAYS} days in UTC, today included, of hours that are summed up; null if nothing was watched, or for whoever may not read monitors.`,
      ),
      cost_monthly: numberOrNull(
        'What the client pays per month; null where costs are switched off, or for whoever may not read them.',
      ),
      currency: Type.String({ description: 'Currency of the cost, such as EUR.' }),
      last_report_at: textOrNull('When a report was last mailed to the client, ISO 8601 UTC; null for never.'),
      last_report_period: textOrNull('The period of that report; null for none.'),
    }),
    'clients',
  ),
}).run(async ({ page = 1, per_page = 20, status, sort = 'name', order = 'asc', with: mark, ...filter }, ctx) => {
  const off = await modulesOff(ctx);
  const now = ctx.clock.now();
  const toDay = Math.floor(now / DAY_MS);
  const sees = {
    uptime: isPermitted(ctx.actor, listMonitors),
    costs: !off.includes('costs') && isPermitted(ctx.actor, listCosts),
    reports: isPermitted(ctx.actor, listReportMails),
  };
  const { db } = ctx.database;
  const { rows, total } = await selectPortfolio(db, {
    filter: { ...filter, statuses: wantedBy(status) },
    scope: { client_id: filter.client_id, tag_id: filter.tag_id },
    mark,
    sort,
    order,
    page,
    per_page,
    sees,
    now,
    toDay,
    fromDay: toDay - UPTIME_DAYS + 1,
  });
  const views = await clientViews(db, rows, filter.tag_id);
  const items = views.map((view, index) => ({
    ...view,
    ...figuresOf(rows[index] as PortfolioRow, sees.costs),
    currency: ctx.settings.currency,
  }));
  return { items, page, per_page, total };
});

function figuresOf(row: PortfolioRow, costs: boolean) {
  return {
    sites_down: row.down,
    sites_with_problems: row.ailing,
    pending_updates: row.pending,
    uptime_percent: uptimeRatio({ watched: row.watched, down: row.down_seconds }),
    cost_monthly: costs ? inMoney(row.monthly) : null,
    last_report_at: row.reported_at === null ? null : isoInstant(row.reported_at),
    last_report_period: row.reported_period,
  };
}

/** The database adds up fractions of cents: what is a half is rounded up, as in exact sums. */
const inMoney = (cents: number) => Math.floor(cents + 0.5 + 1e-6) / 100;
