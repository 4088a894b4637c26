import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { filterBy, listInput, listOutput, modifiedAfter, sortInput, wantedBy } from '../../kernel/lists/list.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { costSchema } from './cost.schemas.ts';
import { COST_SORTS } from './cost.store.ts';
import { COST_STATUSES, PAYMENT_TYPES, PRODUCT_TYPES } from './cost.ts';
import { costsDue } from './costs-due.ts';
import { pageOfCosts } from './page-of-costs.ts';

export const listCosts = ability({
  name: 'list-costs-v1',
  summary: 'List costs, with filters, search, sorting and paging.',
  category: 'costs',
  effect: 'read',
  method: 'GET',
  remembered: 'day',
  module: 'costs',
  input: Type.Object({
    ...listInput('the name, or the whole id'),
    ...siteScopeInput('costs that are for a site'),
    status: filterBy(COST_STATUSES, 'Only costs in this state; any = all. Several as an array.'),
    category: filterBy(PRODUCT_TYPES, 'Only costs of this type of product; any = all. Several as an array.'),
    type: filterBy(PAYMENT_TYPES, 'Only subscriptions, or only what is paid once; any = all.'),
    due_within_days: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 3650,
        description: 'Only costs whose next renewal is within this many days.',
      }),
    ),
    without_targets: Type.Optional(
      Type.Boolean({
        description: 'true: only costs that no longer belong to a site, tag or client; false: only those that do.',
      }),
    ),
    modified_after: modifiedAfter('costs', 'Changes to the cost and to its targets count.'),
    ...sortInput(
      COST_SORTS,
      'name',
      'What the costs are sorted by: name, price, day of the last renewal, or when they were added.',
    ),
  }),
  output: listOutput(costSchema, 'costs'),
}).run(async ({ page = 1, per_page = 20, status, category, type, due_within_days, sort, order, ...rest }, ctx) => {
  const wanted = { statuses: wantedBy(status), categories: wantedBy(category), types: wantedBy(type) };
  const due = due_within_days === undefined ? {} : { among: await costsDue(ctx, due_within_days) };
  return pageOfCosts(ctx, { ...rest, ...wanted, ...due }, { page, per_page }, { sort, order });
});
