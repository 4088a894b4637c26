import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../ports/database/port.ts';
import { selectMeta } from '../../../ports/database/statements/meta.ts';
import type { UpdateType } from '../../updates/index.ts';
import { PAST_UPDATES_KEPT_MS } from '../manage/delete-old-run-items.ts';

export type MadeOutcome = 'updated' | 'rolled_back' | 'failed' | 'needs_attention' | 'unknown';

interface ClientTime {
  readonly clientId: number;
  /** ms epoch; `until` is the first moment after it. */
  readonly from: number;
  readonly until: number;
}

interface MadeUpdate {
  readonly type: UpdateType;
  readonly slug: string;
  readonly name: string;
  readonly from_version: string;
  readonly to_version: string;
}

export interface UpdateRow extends MadeUpdate {
  readonly outcome: MadeOutcome;
  readonly count: number;
  /** Null where the row stands for several sites. */
  readonly site_name: string | null;
  readonly first_at: number;
  readonly last_at: number;
}

const COLUMNS = sql`site_id, type, slug, name, from_version, to_version, state, reason, sent_at, job_id, seq`;

/** Updates that were sent to the sites of a client in a period, whether their runs are still there or not. */
const madeWithin = ({ clientId, from, until }: ClientTime): RawBuilder<unknown> => {
  const that = sql`site_id in (select id from sites where client_id = ${clientId})
    and sent_at >= ${from} and sent_at < ${until}`;
  return sql`(select made.*, site.name as site_name, site.name_key as site_key,
      case when state in ('updated', 'rolled_back', 'failed', 'needs_attention') then state else 'unknown' end as outcome
    from (select ${COLUMNS} from update_run_items where ${that}
      union all select ${COLUMNS} from past_updates where ${that}) as made
    join sites as site on site.id = made.site_id) as made`;
};

const ORDER = sql`case type when 'core' then 0 when 'plugin' then 1 when 'theme' then 2 else 3 end`;

/** By kind and name. @param bySite A row for each site; otherwise equal updates of several sites are one. */
export async function selectUpdatesWithin(
  db: Queryable,
  wanted: ClientTime & { bySite: boolean },
): Promise<UpdateRow[]> {
  const sites = wanted.bySite ? sql`, site_id, site_key` : sql``;
  const { rows } = await sql<UpdateRow>`
    select type, slug, max(name) as name, from_version, to_version, outcome, count(*) as count,
      case when count(distinct site_id) = 1 then max(site_name) end as site_name,
      min(sent_at) as first_at, max(sent_at) as last_at
    from ${madeWithin(wanted)} group by type, slug, from_version, to_version, outcome${sites}
    order by ${ORDER}, lower(max(name)), slug, min(sent_at), to_version, outcome${wanted.bySite ? sql`, site_key` : sql``}`.execute(
    db,
  );
  return rows.map(row => ({
    ...row,
    count: Number(row.count),
    first_at: Number(row.first_at),
    last_at: Number(row.last_at),
  }));
}

export interface RolledBackRow extends MadeUpdate {
  readonly site_id: number;
  readonly site_name: string;
  readonly reason: string | null;
  readonly sent_at: number;
}

/** Those that were rolled back, oldest first. */
export async function selectRolledBackWithin(
  db: Queryable,
  { most, ...wanted }: ClientTime & { most: number },
): Promise<RolledBackRow[]> {
  const { rows } = await sql<RolledBackRow>`
    select site_id, site_name, type, slug, name, from_version, to_version, reason, sent_at
    from ${madeWithin(wanted)} where outcome = 'rolled_back'
    order by sent_at, site_key, job_id, site_id, seq limit ${most}`.execute(db);
  return rows.map(row => ({ ...row, sent_at: Number(row.sent_at) }));
}

/** From when on it is known which updates were made, ms epoch. */
export async function updatesKnownSince(db: Queryable, now: number): Promise<number> {
  const since = Number((await selectMeta(db, 'updates_kept_since')) ?? 0);
  return Math.max(since, now - PAST_UPDATES_KEPT_MS);
}
