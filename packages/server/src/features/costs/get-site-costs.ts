import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { frequencySchema } from './cost.schemas.ts';
import { selectCostsOfSite } from './cost.store.ts';
import { frequencyOf, isPaidAgain } from './cost.ts';
import { nextDue } from './cost.views.ts';
import { selectTargetSiteCounts } from './cost-targets.store.ts';
import { amountOf, shareOf, totalsOf } from './money.ts';

const siteCost = Type.Object({
  id: Type.Integer({ description: 'Id of the cost.' }),
  name: Type.String({ description: 'Name of the cost.' }),
  amount: Type.Number({ description: 'Share of this site at each renewal.' }),
  frequency: frequencySchema,
  next_due: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Day of the next renewal, YYYY-MM-DD; null when there is none.',
  }),
});

export const getSiteCosts = ability({
  name: 'get-site-costs-v1',
  summary: 'Get the costs of a site, with their monthly and yearly totals.',
  category: 'sites',
  effect: 'read',
  method: 'POST',
  module: 'costs',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    costs: Type.Array(siteCost, { description: 'The costs for the site, its tags and its client, by name.' }),
    total_monthly: Type.Number({ description: 'Monthly total of the active subscriptions.' }),
    total_yearly: Type.Number({ description: 'Yearly total of the active subscriptions.' }),
  }),
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const rows = await selectCostsOfSite(ctx.database.db, site);
  const shared = rows.filter(row => row.license_type === 'multi_site').map(row => row.id);
  const counts = await selectTargetSiteCounts(ctx.database.db, shared);
  const priced = rows.map(row => ({
    row,
    frequency: frequencyOf(row),
    share: shareOf(row, counts.get(row.id) ?? 1),
  }));
  const costs = priced.map(({ row, frequency, share }) => ({
    id: row.id,
    name: row.name,
    amount: amountOf(share),
    frequency,
    next_due: nextDue(ctx, row),
  }));
  return { site_id: site.id, costs, ...totalsOf(priced.filter(({ row }) => isPaidAgain(row))) };
});
