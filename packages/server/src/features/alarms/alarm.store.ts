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

function filtered(db: Queryable, filter: AlarmFilter) {
  const { states, types, severities, site_id, client_id = 0, tag_id = 0, search = '', now } = filter;
  const text = search.trim().toLowerCase();
  return db
    .selectFrom('alarms')
    .leftJoin('sites', 'sites.id', 'alarms.site_id')
    .$if(types !== undefined, q => q.where('alarms.type', 'in', [...(types ?? [])]))
    .$if(severities !== undefined, q => q.where('alarms.severity', 'in', [...(severities ?? [])]))
    .$if(site_id !== undefined, q => q.where('alarms.site_id', '=', site_id ?? 0))
    .$if(client_id !== 0, q =>
      q.where(eb => eb.or([eb('alarms.client_id', '=', client_id), eb('sites.client_id', '=', client_id)])),
    )
    .$if(tag_id !== 0, q =>
      q.where('alarms.site_id', 'in', db.selectFrom('site_tags').select('site_id').where('tag_id', '=', tag_id)),
    )
    .$if(text !== '', q =>
      q.where(eb =>
        eb.or([contains('alarms.type', text), contains('alarms.cause', text), contains('sites.search_text', text)]),
      ),
    )
    .$if(states !== undefined, q =>
      q.where(eb => {
        const notClosed = eb('alarms.closed_at', 'is', null);
        const isOpen = eb.and([notClosed, isNotOnHold]);
        const isSnoozed = eb('alarms.snoozed_until', '>', now);
        const notSnoozed = eb.or([eb('alarms.snoozed_until', 'is', null), eb('alarms.snoozed_until', '<=', now)]);
        const stateIs = {
          closed: eb('alarms.closed_at', 'is not', null),
          on_hold: eb.and([notClosed, isOnHold]),
          snoozed: eb.and([isOpen, isSnoozed]),
          acknowledged: eb.and([isOpen, notSnoozed, eb('alarms.acknowledged_at', 'is not', null)]),
          open: eb.and([isOpen, notSnoozed, eb('alarms.acknowledged_at', 'is', null)]),
        };
        return eb.or((states ?? []).map(state => stateIs[state]));
      }),
    );
}

/** Open ones first, the most urgent first; among equals, and among those that are over, the newest first. */
export async function selectAlarmPage(db: Queryable, filter: AlarmFilter, window: { offset: number; limit: number }) {
  const found = filtered(db, filter);
  const [rows, { total }] = await Promise.all([
    withNames(found).orderBy(URGENCY).orderBy('alarms.id', 'desc').limit(window.limit).offset(window.offset).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

const withNames = (found: ReturnType<typeof filtered>) =>
  found
    .leftJoin('clients', 'clients.id', 'alarms.client_id')
    .selectAll('alarms')
    .select(sql<number>`case when ${isOnHold} then 1 else 0 end`.as('on_hold'))
    .select(['sites.name as site_name', 'sites.url as site_url', 'clients.name as client_name']);

/** The first of the same list. What is over, of which there is far more, is read only until there are enough. */
export async function selectFirstAlarms(db: Queryable, filter: AlarmFilter, most: number): Promise<NamedAlarmRow[]> {
  const found = withNames(filtered(db, filter));
  const open = await found
    .where('alarms.closed_at', 'is', null)
    .orderBy(URGENCY)
    .orderBy('alarms.id', 'desc')
    .limit(most)
    .execute();
  if (open.length === most) return open;
  const over = await found
    .where('alarms.closed_at', 'is not', null)
    .orderBy('alarms.id', 'desc')
    .limit(most - open.length)
    .execute();
  const ids = new Set(open.map(({ id }) => id)); // one may have ended meanwhile
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
  const row = await filtered(db, { ...filter, states: ['open'] })
    .select(eb => [
      eb.fn.countAll<number>().as('open'),
      count(isSince).as('unseen'),
      count(sql`${isSince} and alarms.severity in (${sql.join([...urgent])})`).as('unseen_urgent'),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), unseen: Number(row.unseen), unseen_urgent: Number(row.unseen_urgent) };
}

export type NamedAlarmRow = Awaited<ReturnType<typeof selectAlarmPage>>['rows'][number];

/** Behind what is open comes what is on hold, then what is over. */
const URGENCY = sql`case when alarms.closed_at is not null then ${sql.lit(EVENT_SEVERITIES.length + 1)}
  when ${isOnHold} then ${sql.lit(EVENT_SEVERITIES.length)} ${sql.join(
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

export function deleteAlarmsBefore(services: Deleting, before: number): Promise<void> {
  return deleteInBatches(services, { table: 'alarms', key: ['id'] }, sql`closed_at < ${before}`);
}
