import { sql } from 'kysely';
import { type CauseSource, causeColumns, rankOf, sitesIn } from './source.ts';

/**
 * Condition on `item`, an update that needs attention and whose site is not watched: nobody has helped yet. The site
 * still has the version that the update brought, in use. Where nobody knew how the update went, a later sync has shown
 * it.
 */
const STILL_BROKEN = sql`case
  when item.reason = 'outcome_unknown' then
    case when coalesce(sites.last_sync_at, 0) > coalesce(item.finished_at, 0) then 0 else 1 end
  when item.type = 'core' then case when sites.wp_version in (item.to_version, '') then 1 else 0 end
  when item.type = 'plugin' then case when item.reason = 'gone' then
      (select 1 - count(*) from site_plugins as now_there where now_there.site_id = item.site_id and now_there.slug = item.slug)
    else (select count(*) from site_plugins as now_there where now_there.site_id = item.site_id
      and now_there.slug = item.slug and now_there.version = item.to_version and now_there.active = 1) end
  when item.type = 'theme' then case when item.reason = 'gone' then
      (select 1 - count(*) from site_themes as now_there where now_there.site_id = item.site_id and now_there.slug = item.slug)
    else (select count(*) from site_themes as now_there where now_there.site_id = item.site_id
      and now_there.slug = item.slug and now_there.version = item.to_version) end
  else 1 end = 1`;

/** Updates that left a site broken which is not seen to work yet: `item`, with its `sites`. */
export const brokenItems = sql`update_run_items as item join sites on sites.id = item.site_id
  where item.state = 'needs_attention' and sites.status <> 'suspended' and item.mended_at is null
    and (item.look_at is not null or ${STILL_BROKEN})`;

export const brokenSites: CauseSource = ({ engine }) =>
  sql`select ${causeColumns(engine, {
    kind: 'site_broken',
    key: sql`item.site_id`,
    cause: sql`'update:site:' || item.site_id`,
    rank: rankOf('critical'),
    site: sql`item.site_id`,
    since: sql`coalesce(item.finished_at, item.sent_at, 0)`,
    subject: sql`lower(item.name)`,
  })} from ${brokenItems}`;

/** Runs that wait for a decision, if any of their sites is asked about. */
export const haltedRuns: CauseSource = ({ engine, scope }) => sql`select ${causeColumns(engine, {
  kind: 'run_halted',
  key: sql`run.job_id`,
  cause: sql`'run:' || run.job_id`,
  rank: rankOf('high'),
  since: sql`coalesce((select opened_at from alarms where alarms.cause = 'run:' || run.job_id and closed_at is null),
    run.created_at)`,
  subject: sql`lower(coalesce(run.slugs_json, ''))`,
})} from update_runs as run join jobs on jobs.id = run.job_id
  where run.state = 'halted' and jobs.status in ('queued', 'processing')
  ${
    scope === undefined
      ? sql``
      : sql`and exists (select 1 from update_run_sites as one where one.job_id = run.job_id
        and one.site_id in ${sitesIn(scope)})`
  }`;

/**
 * Updates of a run that has ended which failed, and which nothing has overtaken: `item`, with its `sites`, `run` and
 * `jobs`. They are still pending, and no later run has tried them.
 */
export const failedItems = sql`update_run_items as item join sites on sites.id = item.site_id
  join update_runs as run on run.job_id = item.job_id join jobs on jobs.id = item.job_id
  where item.state = 'failed' and sites.status = 'connected' and jobs.status not in ('queued', 'processing')
    and exists (select 1 from site_updates as offer where offer.site_id = item.site_id and offer.type = item.type
      and offer.slug = item.slug and offer.ignored = 0)
    and not exists (select 1 from update_run_items as later
      join update_runs as later_run on later_run.job_id = later.job_id join jobs as later_job on later_job.id = later.job_id
      where later.site_id = item.site_id and later.type = item.type and later.slug = item.slug
        and later_run.created_at > run.created_at and later.state <> 'skipped'
        and (later.state <> 'pending' or later_job.status in ('queued', 'processing')))`;

/** Runs whose failed updates nobody has tried again. */
export const failedRuns: CauseSource = ({ engine }) =>
  sql`select ${causeColumns(engine, {
    kind: 'run_failed',
    key: sql`item.job_id`,
    cause: sql`'run:' || item.job_id || ':failed'`,
    rank: rankOf('medium'),
    site: sql`item.site_id`,
    since: sql`coalesce(jobs.completed_at, run.created_at)`,
    subject: sql`lower(item.name)`,
  })} from ${failedItems}`;
