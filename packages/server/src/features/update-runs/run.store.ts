import { type Selectable, sql } from 'kysely';
import { jsonRows } from '../../ports/database/bulk.ts';
import type { Database, Engine, Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import type { UpdateType } from '../updates/index.ts';
import { type FailedState, TYPE_ORDER } from './run-item.ts';
import type { WaveResult } from './waves/next-step.ts';

export type RunRow = Selectable<Tables['update_runs']>;

export const UPDATE_JOB = 'update';

/** What a run updates. `siteIds` undefined: the whole fleet. */
export interface RunTarget {
  readonly siteIds: readonly number[] | undefined;
  readonly types: readonly UpdateType[];
  readonly slugs: readonly string[] | undefined;
  /** Only what failed in an earlier run. */
  readonly failedIn?: FailedIn | undefined;
}

export interface FailedIn {
  readonly jobId: string;
  readonly state: FailedState;
  readonly cause: string | undefined;
}

const idRows = (engine: Engine, ids: readonly number[]) =>
  jsonRows(
    engine,
    { id: 'integer' },
    ids.map(id => ({ id })),
  );
const slugRows = (engine: Engine, slugs: readonly string[]) =>
  jsonRows(
    engine,
    { slug: 'text' },
    slugs.map(slug => ({ slug })),
  );

/** Pending updates (site_updates as `offer`) of a target, without ignored ones. */
function wanted(engine: Engine, { types, slugs, failedIn }: RunTarget) {
  const bySlug = slugs && sql`and offer.slug in (select slug from ${slugRows(engine, slugs)} as named)`;
  const again =
    failedIn &&
    sql`and exists (select 1 from update_run_items as old where ${failed(failedIn)}
      and old.site_id = offer.site_id and old.type = offer.type and old.slug = offer.slug)`;
  return sql`offer.ignored = 0 and offer.type in (${sql.join([...types])}) ${bySlug ?? sql``} ${again ?? sql``}`;
}

/** Items (update_run_items as `old`) that failed in this way in an earlier run. */
function failed({ jobId, state, cause }: FailedIn) {
  const because = cause === undefined ? sql`` : sql`and coalesce(old.cause, old.reason, '') = ${cause}`;
  return sql`old.job_id = ${jobId} and old.state = ${state} ${because}`;
}

/** What failed in this way: on which sites, of which types, which items. */
export async function selectFailedRunItems(
  db: Queryable,
  failedIn: FailedIn,
): Promise<{ siteIds: number[]; types: UpdateType[]; slugs: string[] }> {
  const { rows } = await sql<{ site_id: number; type: UpdateType; slug: string }>`
    select old.site_id, old.type, old.slug from update_run_items as old where ${failed(failedIn)}`.execute(db);
  const distinct = <T>(values: T[]) => [...new Set(values)];
  return {
    siteIds: distinct(rows.map(row => row.site_id)),
    types: distinct(rows.map(row => row.type)),
    slugs: distinct(rows.map(row => row.slug)),
  };
}

/**
 * Sites that a run is updating: they are not done, or the run is halted and holds all of its sites. For another run
 * over the fleet, all sites of a run are busy until it ends: it would only retry what just failed.
 */
const inWork = ({ siteIds }: RunTarget) => sql`job.status in ('queued', 'processing')
    and (item.state = 'pending' or run.state = 'halted' or ${sql.lit(siteIds === undefined ? 1 : 0)} = 1)`;

const busySites = (
  target: RunTarget,
) => sql`select item.site_id from update_runs as run join jobs as job on job.id = run.job_id
  join job_items as item on item.job_id = run.job_id where ${inWork(target)}`;

/** Runs that are updating sites of a target, and how many sites. */
export async function selectHoldingRuns(
  { db, engine }: Database,
  target: RunTarget,
): Promise<(Pick<RunRow, 'job_id' | 'state' | 'halt_reason' | 'created_at'> & { status: string; sites: number })[]> {
  const named = target.siteIds && sql`and site.id in (select id from ${idRows(engine, target.siteIds)} as named)`;
  const { rows } = await sql<
    Pick<RunRow, 'job_id' | 'state' | 'halt_reason' | 'created_at'> & { status: string; sites: number }
  >`select run.job_id, run.state, run.halt_reason, run.created_at, job.status, count(*) as sites
    from update_runs as run join jobs as job on job.id = run.job_id
    join job_items as item on item.job_id = run.job_id join sites as site on site.id = item.site_id
    where ${inWork(target)} and site.status = 'connected' ${named ?? sql``}
      and exists (select 1 from site_updates as offer where offer.site_id = site.id and ${wanted(engine, target)})
    group by run.job_id, run.state, run.halt_reason, run.created_at, job.status`.execute(db);
  return rows;
}

/** Connected sites with something to update, by id, and whether another run is updating them. */
export async function selectSitesToUpdate(
  { db, engine }: Database,
  target: RunTarget,
): Promise<{ id: number; busy: boolean }[]> {
  const named = target.siteIds && sql`and site.id in (select id from ${idRows(engine, target.siteIds)} as named)`;
  const { rows } = await sql<{ id: number; busy: number }>`
    select site.id, case when site.id in (${busySites(target)}) then 1 else 0 end as busy from sites as site
    where site.status = 'connected' ${named ?? sql``}
      and exists (select 1 from site_updates as offer where offer.site_id = site.id and ${wanted(engine, target)})
    order by site.id`.execute(db);
  return rows.map(({ id, busy }) => ({ id, busy: busy === 1 }));
}

/** Of the slugs of a target, those without a pending update on any of its sites. */
export async function selectSlugsNotPending({ db, engine }: Database, target: RunTarget): Promise<string[]> {
  if (!target.slugs) return [];
  const named = target.siteIds && sql`and offer.site_id in (select id from ${idRows(engine, target.siteIds)} as named)`;
  const { rows } = await sql<{ slug: string }>`select slug from ${slugRows(engine, target.slugs)} as asked
    where slug not in (select offer.slug from site_updates as offer
      where ${wanted(engine, target)} ${named ?? sql``})`.execute(db);
  return rows.map(row => row.slug);
}

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

/** Table expression `offered`: the updates of a target on these sites, each item of a site once. */
export function offersOf(engine: Engine, target: RunTarget & { siteIds: readonly number[] }) {
  return sql`(select offer.site_id, offer.type, offer.slug, max(offer.name) as name, max(offer.version) as version,
      max(offer.new_version) as new_version, max(offer.package_host) as package_host,
      max(offer.package_named) as package_named,
      min(case when offer.wp_compatible = 1 and offer.php_compatible = 1 then 1 else 0 end) as fits
    from site_updates as offer
    where offer.site_id in (select id from ${idRows(engine, target.siteIds)} as named) and ${wanted(engine, target)}
    group by offer.site_id, offer.type, offer.slug) as offered`;
}

const INCOMPATIBLE = 'The new version requires a newer WordPress or PHP than the site has.';

export async function selectRun(db: Queryable, jobId: string): Promise<RunRow | undefined> {
  return db.selectFrom('update_runs').selectAll().where('job_id', '=', jobId).executeTakeFirst();
}

/** The run, locked for the rest of the transaction, so that only one process decides about its next wave. */
export async function lockRun(trx: Trx, jobId: string): Promise<RunRow | undefined> {
  return trx.selectFrom('update_runs').selectAll().where('job_id', '=', jobId).forUpdate().executeTakeFirst();
}

export async function updateRunRow(
  trx: Trx,
  jobId: string,
  set: Partial<Pick<RunRow, 'state' | 'wave' | 'halt_reason'>>,
): Promise<void> {
  await trx.updateTable('update_runs').set(set).where('job_id', '=', jobId).execute();
}

/** Assigns this many of the remaining sites to a wave. Returns their ids. */
export async function fillWave(trx: Trx, jobId: string, wave: number, sites: number): Promise<number[]> {
  const { rows } = await sql<{ site_id: number }>`update update_run_sites set wave = ${wave}
    where job_id = ${jobId} and site_id in (select site_id from update_run_sites
      where job_id = ${jobId} and wave is null order by site_id limit ${sites}) returning site_id`.execute(trx);
  return rows.map(row => row.site_id).sort((a, b) => a - b);
}

/** The progress of a run, as of its current wave. */
export async function selectRunProgress(
  db: Queryable,
  jobId: string,
  wave: number,
): Promise<{ total: number; left: number; underWay: number; last: WaveResult }> {
  const { rows } = await sql<{ total: number; left_over: number; sites: number; bad: number; untouched: number }>`
    select count(*) as total, count(*) - count(wave) as left_over,
      count(case when wave = ${wave} then 1 end) as sites,
      count(case when wave = ${wave} and coalesce(outcome, 'bad') = 'bad' then 1 end) as bad,
      count(case when wave = ${wave} and outcome = 'untouched' then 1 end) as untouched
    from update_run_sites where job_id = ${jobId}`.execute(db);
  const pending = await sql<{ count: number }>`select count(*) as count from update_run_sites as site
    join job_items as item on item.job_id = site.job_id and item.site_id = site.site_id
    where site.job_id = ${jobId} and site.wave = ${wave} and item.state = 'pending'`.execute(db);
  const { total = 0, left_over = 0, sites = 0, bad = 0, untouched = 0 } = rows[0] ?? {};
  return { total, left: left_over, underWay: pending.rows[0]?.count ?? 0, last: { sites, bad, untouched } };
}
