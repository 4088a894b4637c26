import { sql } from 'kysely';
import type { Database, Queryable } from '../../../ports/database/port.ts';
import { idRows, type RunTarget, wanted } from './run-target.store.ts';

/** What is on offer and not in a run, because of a rule or because of the state of its site. */
export interface OffersLeftOut {
  readonly ignored: number;
  readonly disconnected_sites: number;
  readonly suspended_sites: number;
}

/** An item that is offered in several languages counts once. */
export async function selectLeftOut({ db, engine }: Database, target: RunTarget): Promise<OffersLeftOut> {
  const named = target.siteIds && sql`and site.id in (select id from ${idRows(engine, target.siteIds)} as named)`;
  const offered = (ignored: 0 | 1) => sql`select distinct offer.site_id, offer.type, offer.slug
    from site_updates as offer where ${wanted(engine, target, ignored)}`;
  const [ignored, states] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from (${offered(1)}) as offer
      join sites as site on site.id = offer.site_id where site.status = 'connected' ${named ?? sql``}`.execute(db),
    sql<{ status: string; count: number }>`select site.status, count(*) as count from sites as site
      where site.status <> 'connected' ${named ?? sql``}
        and exists (select 1 from site_updates as offer where offer.site_id = site.id and ${wanted(engine, target)})
      group by site.status`.execute(db),
  ]);
  const inState = (suspended: boolean) =>
    states.rows.filter(row => (row.status === 'suspended') === suspended).reduce((sum, { count }) => sum + count, 0);
  return { ignored: ignored.rows[0]?.count ?? 0, disconnected_sites: inState(false), suspended_sites: inState(true) };
}

/** Names of sites, in the order of the ids. */
export async function selectNamesInOrder(
  db: Queryable,
  ids: readonly number[],
): Promise<{ site_id: number; site_name: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('sites')
    .select(['id as site_id', 'name as site_name'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return rows;
}
