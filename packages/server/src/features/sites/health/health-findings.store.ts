import { sql } from 'kysely';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Database } from '../../../ports/database/port.ts';
import { IS_ALTERED } from './altered-files.ts';
import { IS_BROKEN } from './broken-items.ts';
import { expiringOfSites } from './expiring-of-sites.ts';
import { isExposed } from './exposed-findings.ts';

/** What other tables than that of sites say about the health of a site. */
export interface HealthFinding {
  /** up: its monitor got a good answer. */
  readonly kind: 'down' | 'up' | 'broken' | 'altered' | 'vulnerable' | 'expiring';
  readonly site_id: number;
  readonly count: number | null;
  /** ms epoch */
  readonly at: number | null;
  readonly detail: string | null;
  readonly run_id: string | null;
  /** Of a site that is down: why its monitor says so. */
  readonly cause: string | null;
  /** Of a site that is down: the HTTP status that its monitor got; null without an answer. */
  readonly status_code: number | null;
}

/** At most one of each kind for a site; most sites have none. @param unreached Those whose last check failed: only of them `up` counts. */
export async function selectHealthFindings(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { ids, unreached }: { ids: readonly number[]; unreached: readonly number[] },
  now: number,
): Promise<HealthFinding[]> {
  if (ids.length === 0) return [];
  const listOf = (some: readonly number[]) =>
    jsonRows(
      engine,
      { id: 'integer' },
      some.map(id => ({ id })),
    );
  const listed = listOf(ids);
  const wanted = sql`(select id from wanted)`;
  const nothing = sql`cast(null as text)`;
  const noNumber = sql`cast(null as integer)`;
  const { rows } = await sql<HealthFinding>`with wanted as materialized (select id from ${listed} as listed)
    select status as kind, site_id, 1 as count, status_at as at, reason as detail, ${nothing} as run_id, cause, status_code
    from monitors where site_id in ${wanted} and status = 'down' and due_at is not null
    union all
    ${
      unreached.length === 0
        ? sql``
        : sql`select status, site_id, 1, checked_at, reason, ${nothing}, ${nothing}, ${noNumber}
    from monitors where site_id in (select id from ${listOf(unreached)} as unreached) and status = 'up' and due_at is not null
    union all`
    }
    select 'broken', item.site_id, count(*), max(item.finished_at), min(item.name), max(item.job_id), ${nothing}, ${noNumber}
    from update_run_items as item join sites as site on site.id = item.site_id
    where item.site_id in ${wanted} and item.finished_at is not null and ${IS_BROKEN} group by item.site_id
    union all
    select 'altered', digest.site_id, count(*), min(digest.found_at), min(${ALTERED_NAME}), ${nothing}, ${nothing}, ${noNumber}
    from file_digests as digest
    left join site_plugins as plugin on digest.type = 'plugin' and plugin.site_id = digest.site_id
      and plugin.slug = digest.slug and plugin.must_use = 0
    left join site_themes as theme on digest.type = 'theme' and theme.site_id = digest.site_id
      and theme.slug = digest.slug
    where digest.site_id in ${wanted} and ${IS_ALTERED} group by digest.site_id
    union all
    select 'vulnerable', finding.site_id, count(*), min(finding.found_at), ${WORST_SEVERITY}, ${nothing}, ${nothing}, ${noNumber}
    from vulnerability_findings as finding where finding.site_id in ${wanted} and ${isExposed(now)}
    group by finding.site_id
    union all
    select 'expiring', site_id, total, expires_at, name, ${nothing}, ${nothing}, ${noNumber} from (
      select site_id, name, expires_at, count(*) over (partition by site_id) as total,
        row_number() over (partition by site_id order by expires_at, name) as place
      from (${expiringOfSites(now, wanted)}) as expiring) as placed
    where place = 1`.execute(db);
  return rows;
}

const ALTERED_NAME = sql`case when digest.type = 'core' then 'WordPress'
  else coalesce(plugin.name, theme.name, digest.slug) end`;

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'none'];
const WORST_SEVERITY = sql`case min(case finding.severity ${sql.join(
  SEVERITIES.map((severity, rank) => sql`when ${sql.lit(severity)} then ${sql.lit(rank)}`),
  sql` `,
)} else 9 end) ${sql.join(
  SEVERITIES.map((severity, rank) => sql`when ${sql.lit(rank)} then ${sql.lit(severity)}`),
  sql` `,
)} else 'unknown' end`;
