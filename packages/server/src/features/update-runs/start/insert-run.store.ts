import { sql } from 'kysely';
import type { Engine, Trx } from '../../../ports/database/port.ts';
import type { RunRow } from '../run.store.ts';
import { TYPE_ORDER } from '../run-item.ts';
import { idRows, offersOf, type RunTarget } from './run-target.store.ts';

const INCOMPATIBLE = 'The new version requires a newer WordPress or PHP than the site has.';

export async function insertRun(trx: Trx, engine: Engine, run: RunRow, siteIds: readonly number[]): Promise<void> {
  await trx.insertInto('update_runs').values(run).execute();
  await sql`insert into update_run_sites (job_id, site_id)
    select ${run.job_id}, id from ${idRows(engine, siteIds)} as sites where true`.execute(trx);
}

/**
 * Stores what is pending on these sites, in the order in which it will be updated. All languages of a translation are
 * one item, as the connector updates them together. Updates that the site cannot run are skipped from the start.
 */
export async function insertRunItems(
  trx: Trx,
  engine: Engine,
  jobId: string,
  target: RunTarget & { siteIds: readonly number[] },
  now: number,
): Promise<void> {
  const order = sql.join(
    TYPE_ORDER.map((type, place) => sql`when ${sql.lit(type)} then ${sql.lit(place)}`),
    sql` `,
  );
  await sql`insert into update_run_items
    (job_id, site_id, seq, type, slug, name, from_version, to_version,
      package_host, package_named, state, reason, message, finished_at)
    select ${jobId}, site_id, row_number() over (partition by site_id order by case type ${order} end, slug),
      type, slug, name, version, new_version, package_host, package_named,
      case when fits = 1 then 'pending' else 'skipped' end,
      case when fits = 1 then null else 'incompatible' end,
      case when fits = 1 then null else ${INCOMPATIBLE} end,
      case when fits = 1 then null else ${sql.raw(String(Math.floor(now)))} end
    from ${offersOf(engine, target)}`.execute(trx);
}
