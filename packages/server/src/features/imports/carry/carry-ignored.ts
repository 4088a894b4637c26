import type { UpdateType } from '../../updates/index.ts';
import { refreshTouched } from '../../updates/index.ts';
import { Remarks } from '../remarks/remarks.ts';
import { insertFleetRules } from './carry.store.ts';
import { type Carry, carryKind } from './carry-kind.ts';
import { fleetRules } from './ignore-rules.ts';

/** Rules for all sites. Those of one site come with the site. */
export function carryIgnored(carry: Carry): Promise<void> {
  return carryKind(carry, 'ignored', async (trx, ignored) => {
    const remarks = new Remarks();
    const rules = fleetRules(ignored, remarks);
    await insertFleetRules(trx, carry.ctx.database.engine, rules);
    for (const [type, of] of Map.groupBy(rules, rule => rule.type as UpdateType)) {
      const slugs = [...new Set(of.map(rule => rule.slug))];
      await refreshTouched(trx, null, { type, slugs, version: '' });
    }
    // It is one record, which becomes many rules: its id here means nothing.
    return { newId: 0, remarks };
  });
}
