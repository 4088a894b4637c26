import { Type } from 'typebox';
import { costIdSchema } from './cost.schemas.ts';
import { PRODUCT_TYPES } from './cost.ts';

const money = (description: string) => Type.Number({ minimum: 0, description });
const byType = Type.Object(
  Object.fromEntries(PRODUCT_TYPES.map(type => [type, money(`Of this: ${type}.`)])) as Record<
    (typeof PRODUCT_TYPES)[number],
    ReturnType<typeof money>
  >,
  { description: 'The total by type of product.' },
);
const due = (days: number) =>
  Type.Object(
    {
      count: Type.Integer({ minimum: 0, description: `Costs due: the total of list-costs-v1 with ${days} days.` }),
      amount: money('Total of their next renewals.'),
    },
    { description: `Costs whose next renewal is within ${days} days.` },
  );

export const costsOverviewSchema = Type.Object({
  currency: Type.String({ description: 'Currency of all amounts, ISO 4217.' }),
  total_monthly: money('Monthly total of the active subscriptions: a twelfth of the yearly total.'),
  total_yearly: money('Yearly total of the active subscriptions.'),
  months: Type.Array(
    Type.Object({
      month: Type.String({ description: 'The month, YYYY-MM.' }),
      total: money('What is paid in the month.'),
      by_type: byType,
    }),
    { description: 'The renewals of twelve months, starting with the whole of the current month.' },
  ),
  undated: Type.Integer({
    minimum: 0,
    description: 'Active subscriptions without a last renewal: included in the totals, but in no month.',
  }),
  due_30: due(30),
  due_90: due(90),
  due: Type.Array(
    Type.Object({
      id: costIdSchema,
      name: Type.String({ description: 'Name of the cost.' }),
      product_type: Type.String({ description: 'What is paid for.' }),
      next_renewal: Type.String({ description: 'Day of the next renewal, YYYY-MM-DD.' }),
      amount: money('Amount of the renewal, for all its sites.'),
      sites_count: Type.Integer({ minimum: 0, description: 'Sites it is for.' }),
    }),
    { description: 'The first 200 renewals within 90 days, soonest first.' },
  ),
});
