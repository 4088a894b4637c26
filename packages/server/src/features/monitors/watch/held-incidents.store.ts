import type { Trx } from '../../../ports/database/port.ts';
import { isOnHold } from '../../sites/index.ts';

/** Ends open incidents of sites that are not checked any more, whose state is pending then. @returns those that it ended. */
export async function endHeldIncidents(trx: Trx, now: number, most: number) {
  const open = await trx
    .selectFrom('monitor_incidents')
    .innerJoin('sites', 'sites.id', 'monitor_incidents.site_id')
    .innerJoin('monitors', 'monitors.site_id', 'sites.id')
    .select(['monitor_incidents.id', 'monitor_incidents.site_id', 'monitor_incidents.started_at', 'sites.url'])
    .where('monitor_incidents.ended_at', 'is', null)
    .where(eb => eb.or([isOnHold, eb('monitors.due_at', 'is', null)]))
    .orderBy('monitors.site_id')
    .limit(most)
    .forUpdate('monitors')
    .execute();
  if (open.length === 0) return [];
  const incidents = trx.updateTable('monitor_incidents').set({ ended_at: now, unwatched: 1 });
  await incidents
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .execute();
  const monitors = trx.updateTable('monitors').set({ status: 'pending', status_at: now, reason: null, cause: null });
  await monitors
    .where(
      'site_id',
      'in',
      open.map(({ site_id }) => site_id),
    )
    .execute();
  return open;
}
