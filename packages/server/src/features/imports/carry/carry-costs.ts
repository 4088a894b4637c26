import { insertCost } from '../../costs/index.ts';
import { lockSites } from '../../sites/index.ts';
import type { OldCost } from '../mainwp/old-dashboard.ts';
import { Remarks } from '../remarks/remarks.ts';
import { insertCostSites, selectAdoptedSites } from './carried-sites.store.ts';
import { insertCostTargets, selectCarriedIds } from './carry.store.ts';
import { type Carry, carryKind } from './carry-kind.ts';
import { columnsOfOldCost } from './cost-columns.ts';

/** Costs with the tags, clients and sites that they are for. Sites that are adopted later are added to theirs then. */
export async function carryCosts(carry: Carry): Promise<void> {
  const { ctx, importId } = carry;
  const { db, engine } = ctx.database;
  const ids = {
    tags: await selectCarriedIds(db, importId, 'tag'),
    clients: await selectCarriedIds(db, importId, 'client'),
    sites: new Map([...(await selectAdoptedSites(db, importId))].map(([id, { site_id }]) => [id, site_id])),
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
    else {
      const sites = targetIds(cost, ids.sites);
      await lockSites(trx, sites);
      await insertCostSites(
        trx,
        engine,
        sites.map(site_id => ({ id: newId, site_id })),
      );
    }
    return { newId, remarks };
  });
}

function targetIds({ targets }: OldCost, ids: ReadonlyMap<number, number>): number[] {
  if (targets.kind === 'none') return [];
  return [...new Set(targets.ids.flatMap(id => ids.get(id) ?? []))];
}
