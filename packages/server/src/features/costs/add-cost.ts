import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { costEssentials, costExtras, costSchema } from './cost.schemas.ts';
import { insertCost } from './cost.store.ts';
import { costView } from './cost.views.ts';
import { changedCostColumns, resolveCost, storeTargets, targetsIn } from './write-cost.ts';

/** The defaults of a cost. */
const INITIAL = {
  license_type: 'single_site',
  product_slug: '',
  last_renewal: null,
  renewal_day: null,
  payment_method: '',
  status: 'active',
  url: '',
  note: '',
  product_color: '',
  icon_hidden: '',
};

export const addCost = ability({
  name: 'add-cost-v1',
  summary: 'Add a cost, such as a licence or hosting, for sites, for the sites of tags or for the sites of clients.',
  category: 'costs',
  effect: 'write',
  method: 'POST',
  module: 'costs',
  input: Type.Object({ ...costEssentials, ...costExtras }),
  output: costSchema,
  errors: ['invalid_input', 'site_not_found', 'tag_not_found', 'client_not_found'],
}).run(async (input, ctx) => {
  const { name, price, payment_type, product_type, renewal_type } = input;
  const targets = targetsIn(input, true);
  const columns = changedCostColumns(input, null);
  return audited(ctx, async trx => {
    const essentials = { name, name_key: name.toLowerCase(), price_cents: 0, payment_type, product_type, renewal_type };
    const now = ctx.clock.now();
    const id = await insertCost(trx, { ...INITIAL, ...essentials, created_at: now, updated_at: now, ...columns });
    if (targets) await storeTargets(trx, ctx, id, targets);
    const result = await costView(ctx, trx, await resolveCost(trx, id));
    return { result, audit: [{ action: 'cost.added', subject: `cost:${id}`, detail: { name: name.trim(), price } }] };
  });
});
