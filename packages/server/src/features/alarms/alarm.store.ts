import { type RawBuilder, sql, type Updateable } from 'kysely';
import { inChunks } from '../../ports/database/bulk.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import { type Deleting, deleteInBatches } from '../../ports/database/statements/delete-in-batches.ts';
import { EVENT_SEVERITIES, type EventFilter, type EventSeverity } from '../events/index.ts';
import { isNotOnHold, isOnHold } from '../sites/index.ts';
import type { AlarmState } from './alarm.schemas.ts';

export interface AlarmFilter extends Omit<EventFilter, 'since' | 'until'> {
  readonly states?: readonly AlarmState[] | undefined;
  readonly now: number;
}

/** Alarms that match, but for their states. What is over is counted without its sites. */
function matching(db: Queryable, { types, severities, site_id, client_id = 0, tag_id = 0, search = '' }: AlarmFilter) {
  const text = search.trim().toLowerCase();
  const sites = db.selectFrom('sites').select('sites.id');
  return db
    .selectFrom('alarms')
    .$if(types !== undefined, q => q.where('alarms.type', 'in', [...(types ?? [])]))
    .$if(severities !== undefined, q => q.where('alarms.severity', 'in', [...(severities ?? [])]))
    .$if(site_id !== undefined, q => q.where('alarms.site_id', '=', site_id ?? 0))
    .$if(client_id !== 0, q =>
      q.where(eb =>
        eb.or([
          eb('alarms.client_id', '=', client_id),
          eb('alarms.site_id', 'in', sites.where('sites.client_id', '=', client_id)),
        ]),
      ),
    )
    .$if(tag_id !== 0, q =>
      q.where('alarms.site_id', 'in', db.selectFrom('site_tags').select('site_id').where('tag_id', '=', tag_id)),
    )
    .$if(text !== '', q =>
      q.where(eb =>
        eb.or([
          contains('alarms.type', text),
          contains('alarms.cause', text),
          eb('alarms.site_id', 'in', sites.where(contains('sites.search_text', text))),
        ]),
      ),
    );
}

const withSites = (found: ReturnType<typeof matching>) => found.leftJoin('sites', 'sites.id', 'alarms.site_id');
type WithSites = ReturnType<typeof withSites>;

/** Those that are not over. */
function notOver(db: Queryable, filter: AlarmFilter): WithSites {
  const { states, now } = filter;
  return withSites(matching(db, filter))
    .where('alarms.closed_at', 'is', null)
    .$if(states !== undefined, q =>
      q.where(eb => {
        const isSnoozed = eb('alarms.snoozed_until', '>', now);
        const notSnoozed = eb.or([eb('alarms.snoozed_until', 'is', null), eb('alarms.snoozed_until', '<=', now)]);
        const stateIs = {
          closed: eb.lit(false),
          on_hold: isOnHold,
          snoozed: eb.and([isNotOnHold, isSnoozed]),
          acknowledged: eb.and([isNotOnHold, notSnoozed, eb('alarms.acknowledged_at', 'is not', null)]),
          open: eb.and([isNotOnHold, notSnoozed, eb('alarms.acknowledged_at', 'is', null)]),
        };
        return eb.or((states ?? []).map(state => stateIs[state]));
      }),
    );
}

/** Those that are over; none if they are not asked for. */
function isOver(db: Queryable, filter: AlarmFilter): ReturnType<typeof matching> {
  const found = matching(db, filter).where('alarms.closed_at', 'is not', null);
  return filter.states?.includes('closed') === false ? found.where(eb => eb.lit(false)) : found;
}

/**
 * Open ones first, the most urgent first; among equals, and among those that are over, the newest first. Of what is
 * over there is far more: it is read in the order of its ids, which are those of time, and not sorted.
 */
export async function selectAlarmPage(
  db: Queryable,
  filter: AlarmFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const [open, over] = [notOver(db, filter), isOver(db, filter)];
  const [opened, ended] = await Promise.all([counted(open.select(COUNT)), counted(over.select(COUNT))]);
  const first = offset < opened ? await inUrgency(open).limit(limit).offset(offset).execute() : [];
  const left = limit - first.length;
  const behind = Math.max(0, offset - opened);
  const rest = left > 0 && behind < ended ? await newest(over).limit(left).offset(behind).execute() : [];
  return { rows: distinct(first, rest), total: opened + ended };
}

/** The first of the same list. */
export async function selectFirstAlarms(db: Queryable, filter: AlarmFilter, most: number): Promise<NamedAlarmRow[]> {
  const first = await inUrgency(notOver(db, filter)).limit(most).execute();
  const left = most - first.length;
  return distinct(first, left > 0 ? await newest(isOver(db, filter)).limit(left).execute() : []);
}

const COUNT = sql<number>`count(*)`.as('count');

async function counted(query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}

const inUrgency = (open: WithSites) => withNames(open).orderBy(URGENCY).orderBy('alarms.id', 'desc');
const newest = (over: ReturnType<typeof matching>) => withNames(withSites(over)).orderBy('alarms.id', 'desc');

const withNames = (found: WithSites) =>
  found
    .leftJoin('clients', 'clients.id', 'alarms.client_id')
    .selectAll('alarms')
    .select(sql<number>`case when ${isOnHold} then 1 else 0 end`.as('on_hold'))
    .select(['sites.name as site_name', 'sites.url as site_url', 'clients.name as client_name']);

/** An alarm may have ended between the two readings. */
function distinct(open: readonly NamedAlarmRow[], over: readonly NamedAlarmRow[]): NamedAlarmRow[] {
  const ids = new Set(open.map(({ id }) => id));
  return [...open, ...over.filter(({ id }) => !ids.has(id))];
}

/** How many alarms are open, and how many of them began after an instant, ms epoch, in all and of some severities. */
export async function countOpenAlarms(
  db: Queryable,
  filter: AlarmFilter,
  { since, urgent }: { since: number; urgent: readonly EventSeverity[] },
) {
  const count = (condition: RawBuilder<unknown>) => sql<number>`count(case when ${condition} then 1 end)`;
  const isSince = sql`alarms.opened_at > ${since}`;
  const row = await notOver(db, { ...filter, states: ['open'] })
    .select(eb => [
      eb.fn.countAll<number>().as('open'),
      count(isSince).as('unseen'),
      count(sql`${isSince} and alarms.severity in (${sql.join([...urgent])})`).as('unseen_urgent'),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), unseen: Number(row.unseen), unseen_urgent: Number(row.unseen_urgent) };
}

export type NamedAlarmRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

/** Of alarms that are not over: behind what is open comes what is on hold. */
const URGENCY = sql`case when ${isOnHold} then ${sql.lit(EVENT_SEVERITIES.length)} ${sql.join(
  EVENT_SEVERITIES.map((severity, rank) => sql`when alarms.severity = ${sql.lit(severity)} then ${sql.lit(rank)}`),
  sql` `,
)} end`;

/** Which of these are open, locked in the order of their ids until the transaction ends. */
export async function lockOpenAlarms(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const open = (some: number[]) =>
    trx.selectFrom('alarms').select('id').where('id', 'in', some).where('closed_at', 'is', null);
  const inOrder = ids.toSorted((a, b) => a - b);
  const rows = await inChunks(inOrder, some => open(some).orderBy('id').forUpdate().execute());
  return rows.map(({ id }) => id);
}

export async function selectExistingAlarms(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await inChunks(ids, some => db.selectFrom('alarms').select('id').where('id', 'in', some).execute());
  return rows.map(({ id }) => id);
}

export async function updateAlarmRows(
  trx: Trx,
  ids: readonly number[],
  set: Updateable<Tables['alarms']>,
): Promise<void> {
  await inChunks(ids, some => trx.updateTable('alarms').set(set).where('id', 'in', some).execute());
}

/** Those of which something is still to be told stay until it is. */
export function deleteAlarmsBefore(services: Deleting, before: number): Promise<void> {
  const old = sql`closed_at < ${before} and not exists (select 1 from tellings where tellings.alarm_id = alarms.id)`;
  return deleteInBatches(services, { table: 'alarms', key: ['id'] }, old);
}
