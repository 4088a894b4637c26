import { type RawBuilder, sql } from 'kysely';
import { idsInScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { instantMs } from '../../kernel/text/instants.ts';
import { inChunks } from '../../ports/database/bulk.ts';
import { contains, containsText } from '../../ports/database/contains.ts';
import type { Queryable } from '../../ports/database/port.ts';
import type { NamedEventRow } from './event.views.ts';

export interface EventFilter {
  readonly types?: readonly string[] | undefined;
  readonly severities?: readonly string[] | undefined;
  readonly site_id?: number | undefined;
  readonly client_id?: number | undefined;
  readonly tag_id?: number | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly search?: string | undefined;
}

/**
 * Condition that an event is about a client or one of its sites, and about a site with a tag.
 * @param table The events, or rows with the same `site_id` and `client_id`.
 */
export function isEventOf(table: string, { client_id, tag_id }: SiteScope): RawBuilder<boolean> {
  const site = sql.ref(`${table}.site_id`);
  const ofClient = sql`(${sql.ref(`${table}.client_id`)} = ${client_id} or ${site} in ${idsInScope({ client_id })})`;
  const ofTag = sql`${site} in ${idsInScope({ tag_id })}`;
  const wanted = [...(client_id === undefined ? [] : [ofClient]), ...(tag_id === undefined ? [] : [ofTag])];
  return sql<boolean>`(${wanted.length === 0 ? sql`1 = 1` : sql.join(wanted, sql` and `)})`;
}

function filtered(db: Queryable, filter: EventFilter) {
  const { types, severities, site_id, client_id, tag_id, since, until } = filter;
  const text = (filter.search ?? '').trim().toLowerCase();
  return db
    .selectFrom('events')
    .leftJoin('sites', 'sites.id', 'events.site_id')
    .$if(types !== undefined, q => q.where('events.type', 'in', [...(types ?? [])]))
    .$if(severities !== undefined, q => q.where('events.severity', 'in', [...(severities ?? [])]))
    .$if(site_id !== undefined, q => q.where('events.site_id', '=', site_id ?? 0))
    .$if(isScoped(filter), q => q.where(isEventOf('events', { client_id, tag_id })))
    .$if(since !== undefined, q => q.where('events.occurred_at', '>=', instantMs(since ?? '')))
    .$if(until !== undefined, q => q.where('events.occurred_at', '<', instantMs(until ?? '')))
    .$if(text !== '', q =>
      q.where(eb =>
        eb.or([
          contains('events.type', text),
          contains('sites.search_text', text),
          containsText('events.data_json', text),
        ]),
      ),
    );
}

/** What `NamedEventRow` has, of events joined with their sites and clients. */
export const NAMED_EVENT_COLUMNS = [
  'events.id',
  'events.type',
  'events.severity',
  'events.site_id',
  'events.client_id',
  'events.cause',
  'events.occurred_at',
  'events.data_json',
  'sites.name as site_name',
  'sites.url as site_url',
  'clients.name as client_name',
] as const;

function withNames(query: ReturnType<typeof filtered>) {
  return query.leftJoin('clients', 'clients.id', 'events.client_id').select(NAMED_EVENT_COLUMNS);
}

/** Newest first. */
export async function selectEventPage(
  db: Queryable,
  filter: EventFilter,
  window: { offset: number; limit: number },
): Promise<NamedEventRow[]> {
  const found = withNames(filtered(db, filter)).orderBy('events.id', 'desc');
  return found.limit(window.limit).offset(window.offset).execute();
}

/** Counts events after an id; up to which, says `last`. */
export async function selectEventCount(
  db: Queryable,
  filter: EventFilter,
  after = 0,
): Promise<{ total: number; last: number }> {
  // In one statement: what is committed between two would be counted twice.
  const last = db.selectFrom('events as newest').select(eb => eb.fn.max<number | null>('newest.id').as('id'));
  const found = await filtered(db, filter)
    // Without an id, SQLite counts in an index, whose rows are small.
    .$if(after > 0, q => q.where('events.id', '>', after))
    .select(eb => [eb.fn.countAll<number>().as('total'), last.as('last')])
    .executeTakeFirstOrThrow();
  return { total: found.total, last: found.last ?? 0 };
}

/** Events after an id, oldest first. None that is committed later comes before them (docs/decisions/0055). */
export function selectEventsAfter(
  db: Queryable,
  after: number,
  most: number,
  filter: EventFilter = {},
): Promise<NamedEventRow[]> {
  return withNames(filtered(db, filter)).where('events.id', '>', after).orderBy('events.id').limit(most).execute();
}

/** Events before an id, newest first. */
export function selectEventsBefore(
  db: Queryable,
  before: number | undefined,
  most: number,
  filter: EventFilter,
): Promise<NamedEventRow[]> {
  return withNames(filtered(db, filter))
    .$if(before !== undefined, q => q.where('events.id', '<', before ?? 0))
    .orderBy('events.id', 'desc')
    .limit(most)
    .execute();
}

/** Which of these keys events of a type have had. */
export async function selectEmittedCauses(db: Queryable, type: string, causes: readonly string[]): Promise<string[]> {
  const rows = await inChunks(causes, some =>
    db.selectFrom('events').select('cause').where('type', '=', type).where('cause', 'in', some).execute(),
  );
  return rows.map(({ cause }) => cause);
}

/** Events since a time (ms epoch), newest first. */
export function selectEventsSince(db: Queryable, since: number, most: number): Promise<NamedEventRow[]> {
  return withNames(filtered(db, {}))
    .where('events.occurred_at', '>=', since)
    .orderBy('events.id', 'desc')
    .limit(most)
    .execute();
}

export async function selectLastEventId(db: Queryable): Promise<number> {
  const query = db.selectFrom('events').select(eb => eb.fn.max<number | null>('id').as('last'));
  return (await query.executeTakeFirstOrThrow()).last ?? 0;
}
