import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../ports/database/port.ts';

/** In the order in which entries of the same moment are listed. */
export const TIMELINE_KINDS = ['change', 'update', 'incident', 'alarm', 'sync'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Events about syncs and the connection, in which alarms of the same have their beginning and end. */
const SYNC_EVENTS = ['site.sync_failing', 'site.sync_recovered', 'site.disconnected', 'site.reconnected'];
/** Alarms that are other entries already. */
const TOLD_OTHERWISE = ['site.down', 'site.sync_failing', 'site.disconnected'];

/** A place between two entries; entries after it are older. */
export interface TimelinePlace {
  readonly at: number;
  /** Index of the kind. */
  readonly rank: number;
  readonly num: number;
  /** Of an update. */
  readonly run_id: string | null;
}

/** What an entry is about; columns that its kind has no use for are null. */
export interface TimelineRow extends TimelinePlace {
  readonly ended_at: number | null;
  /** Type of the event, state of the update, cause of the incident; of a change its context. */
  readonly word: string | null;
  readonly name: string | null;
  /** Old version of an update, action of a change. */
  readonly first: string | null;
  /** New version of an update, login of who made the change. */
  readonly second: string | null;
  readonly severity: string | null;
  readonly log_type_id: number | null;
  readonly data_json: string | null;
  readonly text: string | null;
}

const none = sql`cast(null as text)`;
const noNumber = sql`cast(null as integer)`;

/** Per kind: its table, the columns of `TimelineRow`, and which column is the time. */
const SOURCES: Readonly<
  Record<
    TimelineKind,
    { at: RawBuilder<unknown>; num: RawBuilder<unknown>; rest: RawBuilder<unknown>; from: RawBuilder<unknown> }
  >
> = {
  change: {
    at: sql`occurred_at`,
    num: sql`id`,
    rest: sql`${noNumber} as ended_at, context as word, object_name as name, action as first, user_name as second,
      ${none} as run_id, ${none} as severity, log_type_id, detail_json as data_json, ${none} as text`,
    from: sql`site_changes where true`,
  },
  update: {
    at: sql`finished_at`,
    num: sql`seq`,
    rest: sql`${noNumber}, state, name, from_version, to_version, job_id, ${none}, ${noNumber}, ${none}, message`,
    from: sql`update_run_items where finished_at is not null and state not in ('skipped', 'rolling_back')`,
  },
  incident: {
    at: sql`started_at`,
    num: sql`id`,
    rest: sql`ended_at, cause, ${none}, ${none}, ${none}, ${none}, ${none}, ${noNumber}, ${none}, reason`,
    from: sql`monitor_incidents where true`,
  },
  alarm: {
    at: sql`opened_at`,
    num: sql`id`,
    rest: sql`closed_at, type, ${none}, ${none}, ${none}, ${none}, severity, ${noNumber}, data_json, ${none}`,
    from: sql`alarms where type not in (${sql.join(TOLD_OTHERWISE)})`,
  },
  sync: {
    at: sql`occurred_at`,
    num: sql`id`,
    rest: sql`${noNumber}, type, ${none}, ${none}, ${none}, ${none}, severity, ${noNumber}, data_json, ${none}`,
    from: sql`events where type in (${sql.join(SYNC_EVENTS)})`,
  },
};

const NAMES = sql`at, rank, num, ended_at, word, name, first, second, run_id, severity, log_type_id, data_json, text`;

/** Entries of one site, newest first. Each kind is read by its index, no further than the page reaches. */
export async function selectTimeline(
  db: Queryable,
  siteId: number,
  { kinds, before, limit }: { kinds: readonly TimelineKind[]; before?: TimelinePlace | undefined; limit: number },
): Promise<TimelineRow[]> {
  if (kinds.length === 0) return [];
  const parts = TIMELINE_KINDS.filter(kind => kinds.includes(kind)).map(kind => partOf(kind, siteId, before, limit));
  const { rows } = await sql<TimelineRow>`with entries (${NAMES}) as (${sql.join(parts, sql` union all `)})
    select ${NAMES} from entries`.execute(db);
  return rows.sort(byPlace).slice(0, limit);
}

function byPlace(a: TimelinePlace, b: TimelinePlace): number {
  return b.at - a.at || a.rank - b.rank || b.num - a.num || ((a.run_id ?? '') < (b.run_id ?? '') ? 1 : -1);
}

function partOf(kind: TimelineKind, siteId: number, before: TimelinePlace | undefined, limit: number) {
  const { at, num, rest, from } = SOURCES[kind];
  const rank = TIMELINE_KINDS.indexOf(kind);
  const within = before === undefined ? sql`` : sql` and ${olderThan(before, kind, rank)}`;
  const last = kind === 'update' ? sql`, job_id desc` : sql``;
  return sql`select * from (select ${at} as at, ${sql.lit(rank)} as rank, ${num} as num, ${rest} from ${from}
    and site_id = ${siteId}${within} order by ${at} desc, ${num} desc${last} limit ${limit}) as part`;
}

/** Of the same moment, the kinds come one after the other. The numbers of updates are those within their run. */
function olderThan(before: TimelinePlace, kind: TimelineKind, rank: number) {
  const { at, num } = SOURCES[kind];
  if (rank < before.rank) return sql`${at} < ${before.at}`;
  if (rank > before.rank) return sql`${at} <= ${before.at}`;
  const inRun = kind === 'update' ? sql` or (${num} = ${before.num} and job_id < ${before.run_id ?? ''})` : sql``;
  return sql`${at} <= ${before.at} and (${at} < ${before.at} or ${num} < ${before.num}${inRun})`;
}
