import type { Services } from '../../../../kernel/context.ts';
import type { StoredPlan } from '../../import.ts';
import type { OldDashboard } from '../old-dashboard.ts';
import type { MovePlan } from './plan.schemas.ts';
import { selectPlanFacts } from './plan-facts.store.ts';
import { planOldDashboard } from './plan-old-dashboard.ts';

/** What importing this dashboard would do to this store. */
export async function planMainwp({ database }: Pick<Services, 'database'>, old: OldDashboard): Promise<MovePlan> {
  return planOldDashboard(old, await selectPlanFacts(database.db, old));
}

/** The plan as an import keeps it: its sites and problems have rows of their own. */
export function storedPlanOf({ sites, problems, ...report }: MovePlan): StoredPlan {
  const planned = sites.map(({ old_id, way_in, reason, cause }) => ({
    oldId: old_id,
    wayIn: way_in,
    ...(reason === null ? undefined : { reason }),
    ...(cause === null ? undefined : { cause }),
  }));
  return { sites: planned, report: { ...report, problems: problems.length } };
}
