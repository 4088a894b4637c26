import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { filterBy, listInput, listOutput, wantedBy } from '../../kernel/list.ts';
import { costView } from './cost.schemas.ts';
import { COST_STATUSES, PAYMENT_TYPES, PRODUCT_TYPES } from './cost.ts';
import { costsDue } from './costs-due.ts';
import { pageOfCosts } from './page-of-costs.ts';

export const listCosts = ability({
  name: 'list-costs-v1',
  summary: 'List the costs, by name, with filters, search and paging.',
  category: 'costs',
  effect: 'read',
  method: 'GET',
  module: 'costs',
  input: Type.Object({
    ...listInput('the name, or the whole id'),
    status: filterBy(COST_STATUSES, 'Only costs in this state; any = all. Several as an array.'),
    category: filterBy(PRODUCT_TYPES, 'Only costs of this type of product; any = all. Several as an array.'),
    type: filterBy(PAYMENT_TYPES, 'Only subscriptions, or only what is paid once; any = all.'),
    due_within_days: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 3650, description: 'Only costs that are paid next within so many days.' }),
    ),
  }),
  output: listOutput(costView, 'costs'),
  errors: ['module_not_available'],
}).run(async ({ page = 1, per_page = 20, status, category, type, due_within_days, ...rest }, ctx) => {
  const wanted = { statuses: wantedBy(status), categories: wantedBy(category), types: wantedBy(type) };
  const due = due_within_days === undefined ? {} : { among: await costsDue(ctx, due_within_days) };
  return pageOfCosts(ctx, { ...rest, ...wanted, ...due }, { page, per_page });
});
