import { sql } from 'kysely';
import { IS_DOWN } from '../../sites/index.ts';
import { SYNC_SEVERITY } from '../inbox-kind.ts';
import { type CauseSource, causeColumns, rankOf } from './source.ts';

const siteCause = (what: string) => sql`${sql.lit(`${what}:site:`)} || sites.id`;

/** Down by the last check of a person, or by the monitor. */
export const downSites: CauseSource = ({ engine }) => sql`select ${causeColumns(engine, {
  kind: 'site_down',
  key: sql`sites.id`,
  cause: siteCause('uptime'),
  rank: rankOf('critical'),
  site: sql`sites.id`,
  since: sql`coalesce(case when monitors.status = 'down' then monitors.status_at end, sites.checked_at)`,
})} from sites left join monitors on monitors.site_id = sites.id
  where sites.status = 'connected' and ${IS_DOWN}`;

/** Whoever disconnects a site knows that it is. */
export const disconnectedSites: CauseSource = ({ engine }) => sql`select ${causeColumns(engine, {
  kind: 'site_disconnected',
  key: sql`sites.id`,
  cause: siteCause('connection'),
  rank: rankOf('high'),
  site: sql`sites.id`,
  since: sql`coalesce(sites.disconnected_at, sites.last_sync_at, sites.created_at)`,
})} from sites
  where sites.status = 'disconnected' and coalesce(sites.disconnected_by, '') <> 'person'`;

/** Nothing is said about the syncs of a site that is down. */
export const unsyncedSites: CauseSource = ({ engine }) => sql`select ${causeColumns(engine, {
  kind: 'sync_failing',
  key: sql`sites.id`,
  cause: siteCause('sync'),
  rank: sql`case when sites.failed_syncs >= 3 then ${rankOf(SYNC_SEVERITY.many)} else ${rankOf(SYNC_SEVERITY.few)} end`,
  site: sql`sites.id`,
  since: sql`coalesce(sites.last_sync_at, sites.created_at)`,
})} from sites
  where sites.status = 'connected' and sites.sync_error_code is not null and not ${IS_DOWN}`;
