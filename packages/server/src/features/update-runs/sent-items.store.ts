import type { Queryable } from '../../ports/database/port.ts';
import { IN_FLIGHT, type RunItem, type RunItemState } from './run-item.ts';

export type SentOnNetwork = Pick<RunItem, 'site_id' | 'type' | 'slug' | 'state' | 'reason'>;

/** Items that this run has sent to the other sites of a network and that ended in these states. */
export async function selectSentOnNetwork(
  db: Queryable,
  { jobId, siteId, network }: { jobId: string; siteId: number; network: string },
  states: readonly RunItemState[],
): Promise<SentOnNetwork[]> {
  const items = await db
    .selectFrom('update_run_items as item')
    .innerJoin('sites', 'sites.id', 'item.site_id')
    .select(['item.site_id', 'item.type', 'item.slug', 'item.state', 'item.reason'])
    .where('item.job_id', '=', jobId)
    .where('item.site_id', '<>', siteId)
    .where('sites.network_key', '=', network)
    .where('item.sent_at', 'is not', null)
    .where('item.state', 'in', [...states])
    .execute();
  return items as SentOnNetwork[];
}

export type ItemInFlight = Pick<RunItem, 'job_id' | 'site_id' | 'seq' | 'state'>;

/**
 * What may be at work on a site and the others of its network: what any run has sent since that time and nobody has seen
 * end, and all that the run `openOf` has sent to the others and not settled.
 */
export async function selectInFlight(
  db: Queryable,
  { siteId, network, openOf }: { siteId: number; network: string | undefined; openOf: string | undefined },
  since: number,
): Promise<ItemInFlight[]> {
  const items = await db
    .selectFrom('update_run_items as item')
    .innerJoin('sites', 'sites.id', 'item.site_id')
    .select(['item.job_id', 'item.site_id', 'item.seq', 'item.state'])
    .where(({ eb, or }) =>
      or([eb('sites.id', '=', siteId), ...(network === undefined ? [] : [eb('sites.network_key', '=', network)])]),
    )
    .where('item.sent_at', 'is not', null)
    .where(({ and, eb, fn, or }) => {
      const open = eb('item.state', 'in', [...IN_FLIGHT]);
      // A requested rollback whose answer was lost is not open any more, and may be at work all the same.
      const lost = and([eb('item.state', '=', 'needs_attention'), eb('item.reason', '=', 'outcome_unknown')]);
      return or([
        and([open, eb(fn.coalesce('item.finished_at', 'item.sent_at'), '>', since)]),
        and([lost, eb('item.finished_at', '>', since)]),
        ...(openOf === undefined
          ? []
          : [and([open, eb('item.job_id', '=', openOf), eb('item.site_id', '<>', siteId)])]),
      ]);
    })
    .execute();
  return items as ItemInFlight[];
}
