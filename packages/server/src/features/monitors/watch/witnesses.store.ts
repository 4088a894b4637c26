import { inChunks } from '../../../ports/database/bulk.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { isNotOnHold } from '../../sites/index.ts';
import { selectMonitorSettings } from '../settings/settings.store.ts';
import { type MonitoredSite, monitoredRows, monitoredSite } from './monitor-due.store.ts';

interface Wanted {
  /** The site that is in doubt. */
  readonly besides: number;
  /** Sites to take before all others. */
  readonly first: readonly number[];
  readonly most: number;
}

/**
 * Some sites that are not known to be down, to see whether anything answers. Beyond the first they are far apart: sites
 * with ids in a row were often added together, and go down together with their host.
 */
export async function selectWitnesses(db: Queryable, { besides, first, most }: Wanted): Promise<MonitoredSite[]> {
  const wellOnes = monitoredRows(db)
    .where('monitors.status', 'in', ['up', 'unknown'])
    .where(isNotOnHold)
    .orderBy('monitors.site_id');
  const { last } = await db
    .selectFrom('monitors')
    .select(({ fn }) => fn.max('site_id').as('last'))
    .executeTakeFirstOrThrow();
  const rows = await inChunks(first.slice(0, most), ids => wellOnes.where('monitors.site_id', 'in', ids).execute());
  const others = () => wellOnes.where('monitors.site_id', 'not in', [besides, ...rows.map(({ id }) => id)]);
  for (let k = 1; k <= most && rows.length < most; k++) {
    const from = (besides + Math.round((k * last) / (most + 1))) % (last + 1);
    const next = await others().where('monitors.site_id', '>=', from).limit(1).execute();
    rows.push(...next);
  }
  if (rows.length < most)
    rows.push(
      ...(await others()
        .limit(most - rows.length)
        .execute()),
    );
  const all = await selectMonitorSettings(db);
  return rows.map(row => monitoredSite(row, all));
}
