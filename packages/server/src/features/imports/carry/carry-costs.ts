import { insertCost } from '../../costs/index.ts';
import type { OldCost } from '../mainwp/old-dashboard.ts';
import { Remarks } from '../remarks/remarks.ts';
import { insertCostTargets, selectCarriedIds } from './carry.store.ts';
import { type Carry, carryKind } from './carry-kind.ts';
import { columnsOfOldCost } from './cost-columns.ts';

/** Costs with the tags or clients that they are for. Sites are added to theirs once they are adopted. */
export async function carryCosts(carry: Carry): Promise<void> {
  const { ctx, importId } = carry;
  const { db, engine } = ctx.database;
  const ids = {
    tags: await selectCarriedIds(db, importId, 'tag'),
    clients: await selectCarriedIds(db, importId, 'client'),
  };
  const now = ctx.clock.now();
  await carryKind(carry, 'cost', async (trx, cost) => {
    const remarks = new Remarks();
    const newId = await insertCost(trx, { ...columnsOfOldCost(cost, remarks), created_at: now, updated_at: now });
    const { kind } = cost.targets;
    if (kind === 'tags' || kind === 'clients') {
      const targets = targetIds(cost, ids[kind]);
      if (targets.length === 0) remarks.add('nothing_it_is_for');
      else await insertCostTargets(trx, engine, newId, kind, targets);
    } else if (kind === 'none') remarks.add('nothing_it_is_for');
    return { newId, remarks };
  });
}

function targetIds({ targets }: OldCost, ids: ReadonlyMap<number, number>): number[] {
  if (targets.kind === 'none') return [];
  return [...new Set(targets.ids.flatMap(id => ids.get(id) ?? []))];
}
