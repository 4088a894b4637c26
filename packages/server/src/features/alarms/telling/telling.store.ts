import { type Insertable, sql } from 'kysely';
import { inChunks } from '../../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import { type EventSeverity, NAMED_EVENT_COLUMNS, type NamedEventRow } from '../../events/index.ts';
import { isNotOnHold, isOnHold } from '../../sites/index.ts';

/** Locks the place up to which events were read, so that one process at a time goes on from it. */
export async function lockAlarmCursor(trx: Trx): Promise<number> {
  const row = trx.selectFrom('alarm_cursor').select('event_id').where('id', '=', 1).forUpdate();
  return (await row.executeTakeFirstOrThrow()).event_id;
}

export async function updateAlarmCursor(trx: Trx, event_id: number): Promise<void> {
  await trx.updateTable('alarm_cursor').set({ event_id }).where('id', '=', 1).execute();
}

/** Tags and client of sites: what rules are limited by. */
export async function selectSiteOwners(db: Queryable, siteIds: readonly number[]) {
  const sites = await inChunks(siteIds, some =>
    db
      .selectFrom('sites')
      .select(['id', 'client_id', sql<number>`case when ${isOnHold} then 1 else 0 end`.as('on_hold')])
      .where('id', 'in', some)
      .execute(),
  );
  const tags = await inChunks(siteIds, some =>
    db.selectFrom('site_tags').selectAll().where('site_id', 'in', some).execute(),
  );
  const tagsOf = Map.groupBy(tags, ({ site_id }) => site_id);
  return new Map(
    sites.map(({ id, client_id, on_hold }) => [
      id,
      { client_id, onHold: on_hold === 1, tags: (tagsOf.get(id) ?? []).map(({ tag_id }) => tag_id) },
    ]),
  );
}

export function selectOpenByCause(db: Queryable, causes: readonly string[]) {
  return inChunks(causes, some =>
    db
      .selectFrom('alarms')
      .select(['id', 'cause', 'severity', 'snoozed_until'])
      .where('closed_at', 'is', null)
      .where('cause', 'in', some)
      .execute(),
  );
}

/**
 * Stores alarms that open. What the inbox was told of their causes before, that somebody takes care of it or wants to
 * hear nothing for a while, goes on with them. @returns them in any order.
 */
export async function insertAlarms(trx: Trx, rows: readonly Insertable<Tables['alarms']>[]) {
  if (rows.length === 0) return [];
  const marks = await trx
    .deleteFrom('inbox_marks')
    .where(
      'cause',
      'in',
      rows.map(({ cause }) => cause),
    )
    .returning(['cause', 'acknowledged_at', 'acknowledged_by', 'snoozed_until'])
    .execute();
  const markOf = new Map(marks.map(mark => [mark.cause, mark]));
  return trx
    .insertInto('alarms')
    .values(rows.map(row => ({ ...row, ...(markOf.get(row.cause) ?? NO_MARK) })))
    .returning(['id', 'cause', 'snoozed_until'])
    .execute();
}

const NO_MARK = { acknowledged_at: null, acknowledged_by: null, snoozed_until: null };

export async function updateAlarmEvent(
  trx: Trx,
  id: number,
  set: { type: string; severity: string; data_json: string },
): Promise<void> {
  await trx.updateTable('alarms').set(set).where('id', '=', id).execute();
}

/** @returns how severe it was at the end; undefined: it was deleted with its site. */
export async function closeAlarmRow(trx: Trx, id: number, closed_at: number): Promise<EventSeverity | undefined> {
  const close = trx.updateTable('alarms').set({ closed_at }).where('id', '=', id).returning('severity');
  return (await close.executeTakeFirst())?.severity as EventSeverity | undefined;
}

/** Rules that have told of an alarm. */
export async function selectRulesTold(db: Queryable, alarmId: number): Promise<number[]> {
  const rows = await db.selectFrom('told_alarms').select('rule_id').where('alarm_id', '=', alarmId).execute();
  return rows.map(({ rule_id }) => rule_id);
}

export function selectTellingsOf(db: Queryable, alarmId: number) {
  return db.selectFrom('tellings').select(['id', 'rule_id', 'muted']).where('alarm_id', '=', alarmId).execute();
}

const hasToldOf = sql<boolean>`exists (
  select 1 from told_alarms as told where told.alarm_id = tellings.alarm_id and told.rule_id = tellings.rule_id)`;
const toldOrNot = sql<number>`case when ${hasToldOf} then 1 else 0 end`;

/** What waits to be told of alarms of these causes that are over. */
export function selectTellingsOfPast(db: Queryable, causes: readonly string[]) {
  return inChunks(causes, some =>
    db
      .selectFrom('tellings')
      .innerJoin('alarms', 'alarms.id', 'tellings.alarm_id')
      .select(['tellings.id', 'tellings.rule_id', 'tellings.alarm_id', 'tellings.kind'])
      .select(['alarms.cause', 'alarms.severity', toldOrNot.as('told')])
      .where('alarms.cause', 'in', some)
      .where('alarms.closed_at', 'is not', null)
      .execute(),
  );
}

/** Those of these alarms of which something waits to be told. */
export async function selectAlarmsWaiting(db: Queryable, alarmIds: readonly number[]): Promise<number[]> {
  const rows = await inChunks(alarmIds, some =>
    db.selectFrom('tellings').select('alarm_id').distinct().where('alarm_id', 'in', some).execute(),
  );
  return rows.flatMap(({ alarm_id }) => alarm_id ?? []);
}

export async function insertTellings(trx: Trx, rows: readonly Insertable<Tables['tellings']>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 200) {
    await trx
      .insertInto('tellings')
      .values(rows.slice(from, from + 200))
      .execute();
  }
}

export async function deleteTellings(trx: Trx, ids: readonly number[]): Promise<void> {
  await inChunks(ids, async some => {
    await trx.deleteFrom('tellings').where('id', 'in', some).execute();
    return [];
  });
}

export async function holdTellings(
  trx: Trx,
  ids: readonly number[],
  set: { hold_until: number; muted: 0 | 1 },
): Promise<void> {
  await inChunks(ids, async some => {
    await trx.updateTable('tellings').set(set).where('id', 'in', some).execute();
    return [];
  });
}

/**
 * Until when what a rule is to tell waits. Quiet hours and maintenance are looked at again then. What maintenance holds
 * stays as it is: after it, the rule is asked as it is then.
 * @param before Only what would have waited until a time before this.
 */
export async function updateHolds(trx: Trx, ruleId: number, hold_until: number, before?: number): Promise<void> {
  const held = trx.updateTable('tellings').set({ hold_until }).where('rule_id', '=', ruleId).where('muted', '=', 0);
  await (before === undefined ? held : held.where('hold_until', '<', before)).execute();
}

export type TellingRow = NamedEventRow & {
  readonly telling_id: number;
  readonly rule_id: number;
  readonly alarm_id: number | null;
  readonly kind: string;
  readonly queued_at: number;
  /** 1: maintenance has held it when it was last looked at. */
  readonly muted: number;
  /** Null also where it is about no alarm. */
  readonly alarm_closed_at: number | null;
  readonly alarm_together: string | null;
  readonly alarm_type: string | null;
  readonly alarm_severity: string | null;
  /** 1: the rule has told of the alarm. */
  readonly alarm_told: number;
};

/**
 * What may be told now, with the events, oldest first: what has been due longest, since what is muted again and again
 * would keep back all that comes after it. What is about sites on hold stays until they are back, and what is about
 * snoozed alarms until the snooze ends.
 */
export async function selectTellings(db: Queryable, now: number, most: number): Promise<TellingRow[]> {
  const rows: TellingRow[] = await db
    .selectFrom('tellings')
    .innerJoin('events', 'events.id', 'tellings.event_id')
    .leftJoin('alarms', 'alarms.id', 'tellings.alarm_id')
    .leftJoin('sites', 'sites.id', 'events.site_id')
    .leftJoin('clients', 'clients.id', 'events.client_id')
    .select([
      'tellings.id as telling_id',
      'tellings.rule_id',
      'tellings.alarm_id',
      'tellings.kind',
      'tellings.queued_at',
      'tellings.muted',
      'alarms.closed_at as alarm_closed_at',
      'alarms.together as alarm_together',
      'alarms.type as alarm_type',
      'alarms.severity as alarm_severity',
      toldOrNot.as('alarm_told'),
      ...NAMED_EVENT_COLUMNS,
    ])
    .where('hold_until', '<=', now)
    .where(isNotOnHold)
    .where(eb =>
      eb.or([
        eb('alarms.snoozed_until', 'is', null),
        eb('alarms.snoozed_until', '<=', now),
        eb('alarms.closed_at', 'is not', null),
      ]),
    )
    .orderBy('tellings.hold_until')
    .orderBy('tellings.id')
    .limit(most)
    .execute();
  return rows.toSorted((a, b) => a.telling_id - b.telling_id);
}

/** Open alarms of these causes, and which of them rules have told of, or are to tell of. */
export async function selectOpenAndRules(db: Queryable, causes: readonly string[]) {
  const open = await selectOpenByCause(db, causes);
  const causeOf = new Map(open.map(({ id, cause }) => [id, cause]));
  const ids = [...causeOf.keys()];
  const of = (rows: readonly { rule_id: number; alarm_id: number | null }[], told: boolean) =>
    rows.flatMap(({ rule_id, alarm_id }) => {
      const cause = causeOf.get(alarm_id ?? 0);
      return alarm_id === null || cause === undefined ? [] : [{ rule_id, alarm_id, cause, told }];
    });
  const told = await inChunks(ids, some =>
    db.selectFrom('told_alarms').select(['rule_id', 'alarm_id']).where('alarm_id', 'in', some).execute(),
  );
  const waiting = await inChunks(ids, some =>
    db.selectFrom('tellings').select(['rule_id', 'alarm_id']).where('alarm_id', 'in', some).execute(),
  );
  return { open, rules: [...of(told, true), ...of(waiting, false)] };
}

/** Of which open alarms rules have told several in one message, by what they have in common. */
export function selectToldTogether(db: Queryable, together: readonly string[]) {
  return inChunks(together, some =>
    db
      .selectFrom('told_alarms')
      .innerJoin('alarms', 'alarms.id', 'told_alarms.alarm_id')
      .select(['told_alarms.rule_id', 'alarms.together', eb => eb.fn.min<number>('alarms.opened_at').as('opened_at')])
      .where('alarms.closed_at', 'is', null)
      .where('alarms.together', 'in', some)
      .groupBy(['told_alarms.rule_id', 'alarms.together', 'told_alarms.told_at'])
      .having(eb => eb.fn.countAll(), '>', 1)
      .execute(),
  );
}

export async function noteTold(trx: Trx, told: readonly { rule_id: number; alarm_id: number }[], told_at: number) {
  for (let from = 0; from < told.length; from += 200) {
    await trx
      .insertInto('told_alarms')
      .values(told.slice(from, from + 200).map(one => ({ ...one, told_at })))
      .onConflict(conflict => conflict.columns(['alarm_id', 'rule_id']).doUpdateSet({ told_at }))
      .execute();
  }
}
