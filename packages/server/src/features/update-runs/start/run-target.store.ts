import { sql } from 'kysely';
import { inScope, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Database, Engine, Queryable } from '../../../ports/database/port.ts';
import { type CoolDown, isHeldBack, type UpdateType } from '../../updates/index.ts';
import type { RunRow } from '../run.store.ts';
import type { FailedState } from '../run-item.ts';

/** What a run updates. `siteIds` undefined: the whole fleet. */
export interface RunTarget {
  readonly siteIds: readonly number[] | undefined;
  readonly types: readonly UpdateType[];
  readonly slugs: readonly string[] | undefined;
  /** Only these items, on whichever of the sites: a slug may be that of a theme and of its translation. */
  readonly items?: readonly ItemOfType[] | undefined;
  /** Only what failed in an earlier run. */
  readonly failedIn?: FailedIn | undefined;
  /** Only these items of these sites. */
  readonly only?: readonly ItemOfSite[] | undefined;
  /** Younger releases are left out. */
  readonly coolDown?: CoolDown | undefined;
}

export interface ItemOfType {
  readonly type: UpdateType;
  readonly slug: string;
}

export interface ItemOfSite extends ItemOfType {
  readonly site_id: number;
}

export interface FailedIn {
  readonly jobId: string;
  readonly state: FailedState;
  readonly cause: string | undefined;
}

export const idRows = (engine: Engine, ids: readonly number[]) =>
  jsonRows(
    engine,
    { id: 'integer' },
    ids.map(id => ({ id })),
  );
const pairRows = (engine: Engine, items: readonly ItemOfType[]) =>
  jsonRows(
    engine,
    { type: 'text', slug: 'text' },
    items.map(({ type, slug }) => ({ type, slug })),
  );
const slugRows = (engine: Engine, slugs: readonly string[]) =>
  jsonRows(
    engine,
    { slug: 'text' },
    slugs.map(slug => ({ slug })),
  );

/**
 * Pending updates (site_updates as `offer`) of a target, without ignored ones and those held back.
 * @param ignored 1: the ignored ones instead.
 */
export function wanted(engine: Engine, target: RunTarget, ignored: 0 | 1 = 0) {
  const { types, slugs, items, failedIn, only, coolDown } = target;
  const exactly =
    items && sql`and (offer.type, offer.slug) in (select type, slug from ${pairRows(engine, items)} as pair)`;
  const bySlug = slugs && sql`and offer.slug in (select slug from ${slugRows(engine, slugs)} as named)`;
  const again =
    failedIn &&
    sql`and exists (select 1 from update_run_items as old where ${failed(failedIn)}
      and old.site_id = offer.site_id and old.type = offer.type and old.slug = offer.slug)`;
  return sql`offer.ignored = ${sql.lit(ignored)} and offer.type in (${sql.join([...types])}) ${exactly ?? bySlug ?? sql``} ${again ?? sql``}
    ${only ? among(engine, only) : sql``} ${coolDown ? sql`and not ${isHeldBack(coolDown)}` : sql``}`;
}

const among = (engine: Engine, items: readonly ItemOfSite[]) => sql`and (offer.site_id, offer.type, offer.slug) in
  (select site_id, type, slug from ${jsonRows(engine, { site_id: 'integer', type: 'text', slug: 'text' }, items)} as chosen)`;

/** Items (update_run_items as `old`) that failed in this way in an earlier run. */
function failed({ jobId, state, cause }: FailedIn) {
  const because = cause === undefined ? sql`` : sql`and coalesce(old.cause, old.reason, '') = ${cause}`;
  return sql`old.job_id = ${jobId} and old.state = ${state} ${because}`;
}

/** The sites in a scope that can be updated. */
export async function selectConnectedInScope(db: Queryable, scope: SiteScope): Promise<number[]> {
  const rows = await db
    .selectFrom('sites')
    .select('id')
    .where('status', '=', 'connected')
    .where(inScope('sites.id', scope))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
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
): Promise<
  (Pick<RunRow, 'job_id' | 'state' | 'halt_reason' | 'halt_json' | 'created_at'> & { status: string; sites: number })[]
> {
  const named = target.siteIds && sql`and site.id in (select id from ${idRows(engine, target.siteIds)} as named)`;
  const { rows } = await sql<
    Pick<RunRow, 'job_id' | 'state' | 'halt_reason' | 'halt_json' | 'created_at'> & { status: string; sites: number }
  >`select run.job_id, run.state, run.halt_reason, run.halt_json, run.created_at, job.status, count(*) as sites
    from update_runs as run join jobs as job on job.id = run.job_id
    join job_items as item on item.job_id = run.job_id join sites as site on site.id = item.site_id
    where ${inWork(target)} and site.status = 'connected' ${named ?? sql``}
      and exists (select 1 from site_updates as offer where offer.site_id = site.id and ${wanted(engine, target)})
    group by run.job_id, run.state, run.halt_reason, run.halt_json, run.created_at, job.status`.execute(db);
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

/** Of the items of a target, those without a pending update on any of its sites. */
export async function selectItemsNotPending({ db, engine }: Database, target: RunTarget): Promise<ItemOfType[]> {
  if (!target.items) return [];
  const named = target.siteIds && sql`and offer.site_id in (select id from ${idRows(engine, target.siteIds)} as named)`;
  const { rows } = await sql<ItemOfType>`select type, slug from ${pairRows(engine, target.items)} as asked
    where (type, slug) not in (select offer.type, offer.slug from site_updates as offer
      where ${wanted(engine, target)} ${named ?? sql``})`.execute(db);
  return rows;
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
