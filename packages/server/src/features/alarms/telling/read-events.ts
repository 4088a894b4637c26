import type { Insertable } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import {
  type EventSeverity,
  type EventView,
  eventView,
  isTold,
  type NamedEventRow,
  selectEventsAfter,
  togetherOf,
} from '../../events/index.ts';
import { inMaintenance } from '../../maintenance-windows/index.ts';
import { selectActiveRules } from '../rules/rule.store.ts';
import { type AlarmRule, nextDigest, ruleMatches } from '../rules/rule.ts';
import { type AlarmStep, alarmSteps } from './alarm-steps.ts';
import {
  closeAlarmRow,
  deleteTellings,
  insertAlarms,
  insertTellings,
  lockAlarmCursor,
  selectAlarmsWaiting,
  selectOpenByCause,
  selectRulesTold,
  selectSiteOwners,
  selectTellingsOf,
  selectTellingsOfPast,
  updateAlarmCursor,
  updateAlarmEvent,
} from './telling.store.ts';
import { type UnwantedAlarm, unwantedTellings } from './unwanted-tellings.ts';

const EVENTS_AT_A_TIME = 200;
/** What is held because of maintenance is looked at again after so long. */
export const MAINTENANCE_LOOK_MS = 60_000;

/**
 * Works out from new events which alarms open and close, and what each rule has to tell. The place in the events moves
 * in the same transaction, so each event is worked out once, whichever process dies meanwhile.
 * @returns false when there is nothing more to read.
 */
export function readEvents({ database, clock }: Services): Promise<boolean> {
  return database.write(async trx => {
    const after = await lockAlarmCursor(trx);
    const rows = await selectEventsAfter(trx, after, EVENTS_AT_A_TIME);
    const last = rows.at(-1);
    if (last === undefined) return false;
    await new EventReader(trx, clock.now()).read(rows);
    await updateAlarmCursor(trx, last.id);
    return rows.length === EVENTS_AT_A_TIME;
  });
}

interface OpenAlarm {
  readonly id: number;
  readonly snoozed_until: number | null;
}
type Read = { readonly row: NamedEventRow; readonly event: EventView };

class EventReader {
  readonly #trx: Trx;
  readonly #now: number;
  #rules: readonly AlarmRule[] = [];
  #owners: Awaited<ReturnType<typeof selectSiteOwners>> = new Map();
  #inMaintenance: ReadonlySet<number> = new Set();
  readonly #open = new Map<string, OpenAlarm>();
  /** Alarms that are stored, but whose turn has not come, by cause. */
  readonly #opened = new Map<string, OpenAlarm>();
  #tellings: Insertable<Tables['tellings']>[] = [];
  /** Alarms of which something may wait to be told: one look for all, as thousands may become worse together. */
  readonly #mayWait = new Set<number>();
  /** The last alarm of each cause that ended because a person wants to hear no more of it. */
  readonly #unwanted = new Map<string, UnwantedAlarm>();

  constructor(trx: Trx, now: number) {
    this.#trx = trx;
    this.#now = now;
  }

  async read(rows: readonly NamedEventRow[]): Promise<void> {
    const siteIds = [...new Set(rows.flatMap(({ site_id }) => site_id ?? []))];
    this.#rules = await selectActiveRules(this.#trx);
    this.#owners = await selectSiteOwners(this.#trx, siteIds);
    this.#inMaintenance = await inMaintenance(this.#trx, siteIds, this.#now);
    const causes = [...new Set(rows.flatMap(({ cause }) => (cause === '' ? [] : [cause])))];
    const stored = await selectOpenByCause(this.#trx, causes);
    for (const alarm of stored) this.#open.set(alarm.cause, alarm);
    const ids = stored.map(({ id }) => id);
    for (const id of await selectAlarmsWaiting(this.#trx, ids)) this.#mayWait.add(id);
    const severities = new Map(stored.map(({ cause, severity }) => [cause, severity as EventSeverity]));
    const read = rows.map(row => {
      const event = eventView(row);
      return { row, event, id: row.id, cause: row.cause, phase: event.phase, severity: event.severity };
    });
    const steps = alarmSteps(read, severities);
    await this.#openAll(steps);
    for (const { event, step } of steps) await this.#take(event, step);
    await this.#storeTellings();
    await this.#dropUnwanted();
  }

  /** Nor is told that it was over before, and began again. */
  async #dropUnwanted(): Promise<void> {
    if (this.#unwanted.size === 0) return;
    const past = await selectTellingsOfPast(this.#trx, [...this.#unwanted.keys()]);
    const unwanted = unwantedTellings(past, this.#rules, this.#unwanted);
    await deleteTellings(
      this.#trx,
      unwanted.map(({ id }) => id),
    );
  }

  /** One statement for what 200 sites may have in common. An alarm that closes and opens again here waits for its turn. */
  async #openAll(steps: readonly { event: Read; step: AlarmStep }[]): Promise<void> {
    const first = new Map<string, Insertable<Tables['alarms']>>();
    for (const { event, step } of steps) {
      const { cause } = event.row;
      if (step === 'opened' && !this.#open.has(cause) && !first.has(cause)) first.set(cause, alarmOf(event));
    }
    for (const alarm of await insertAlarms(this.#trx, [...first.values()])) this.#opened.set(alarm.cause, alarm);
  }

  async #take(read: Read, step: AlarmStep): Promise<void> {
    if (step === 'nothing') return;
    if (step === 'closed') return this.#close(read);
    const alarm = step === 'single' ? undefined : await this.#keepAlarm(read, step);
    const matching = this.#rules.filter(rule => {
      // A rule that tells each event also tells what doesn't make the alarm worse.
      if (step === 'same' && rule.settings.grouping !== 'each') return false;
      return ruleMatches(rule, this.#told(read));
    });
    const rules = alarm && this.#isSnoozed(alarm) ? await this.#untold(alarm, matching) : matching;
    // Of a snoozed one, the rules that have told remind of it as it is.
    if (step === 'worse' && alarm) await this.#dropWaiting(alarm, matching.filter(tellsLatest));
    this.#queue(read, step === 'single' ? 'event' : 'alarm', rules, alarm?.id ?? null);
  }

  #isSnoozed({ snoozed_until }: OpenAlarm): boolean {
    return (snoozed_until ?? 0) > this.#now;
  }

  /**
   * Of a snoozed alarm that is still open when the snooze ends, the rules that have told of it remind. The others tell
   * of it then, as it was last: what they were to tell before is dropped.
   */
  async #untold({ id }: OpenAlarm, rules: readonly AlarmRule[]): Promise<readonly AlarmRule[]> {
    const told = new Set(await selectRulesTold(this.#trx, id));
    const untold = rules.filter(rule => !told.has(rule.id));
    await this.#dropWaiting({ id }, untold);
    return untold;
  }

  async #dropWaiting({ id }: Pick<OpenAlarm, 'id'>, rules: readonly AlarmRule[]): Promise<void> {
    if (rules.length === 0 || !this.#mayWait.has(id)) return;
    await this.#storeTellings();
    const waiting = await selectTellingsOf(this.#trx, id);
    const before = waiting.filter(({ rule_id }) => rules.some(rule => rule.id === rule_id));
    await deleteTellings(
      this.#trx,
      before.map(one => one.id),
    );
  }

  async #keepAlarm({ row, event }: Read, step: AlarmStep): Promise<OpenAlarm | undefined> {
    const { type, severity, cause, data_json } = row;
    const open = this.#open.get(cause);
    if (step !== 'opened') {
      if (step === 'worse' && open) await updateAlarmEvent(this.#trx, open.id, { type, severity, data_json });
      return open;
    }
    const opened = this.#opened.get(cause) ?? (await insertAlarms(this.#trx, [alarmOf({ row, event })]))[0];
    if (opened === undefined) throw new Error('an alarm has no id');
    this.#opened.delete(cause);
    this.#open.set(cause, opened);
    return opened;
  }

  /** That it is over is told by the rules that have told of it, or are about to. */
  async #close(read: Read): Promise<void> {
    const alarm = this.#open.get(read.row.cause);
    if (alarm === undefined) return;
    this.#open.delete(read.row.cause);
    const severity = await closeAlarmRow(this.#trx, alarm.id, read.row.occurred_at);
    if (severity === undefined) return;
    await this.#storeTellings();
    const waiting = await selectTellingsOf(this.#trx, alarm.id);
    // What is over before its maintenance, hold or snooze is not told, nor what ends because a person wants to hear no
    // more of it.
    const onHold = this.#owners.get(read.row.site_id ?? 0)?.onHold === true;
    const quiet = onHold || this.#isSnoozed(alarm) || !isTold(read.row.type);
    const muted = waiting.filter(one => quiet || one.muted === 1);
    await deleteTellings(
      this.#trx,
      muted.map(({ id }) => id),
    );
    const told = new Set(await selectRulesTold(this.#trx, alarm.id));
    for (const one of waiting) if (!muted.includes(one)) told.add(one.rule_id);
    if (!isTold(read.row.type)) {
      this.#unwanted.set(read.row.cause, { id: alarm.id, severity });
      return;
    }
    const rules = this.#rules.filter(({ id, settings }) => told.has(id) && settings.tell_recovery);
    this.#queue(read, 'recovery', rules, alarm.id);
  }

  #told({ row, event }: Read) {
    const owner = row.site_id === null ? undefined : this.#owners.get(row.site_id);
    const client_id = row.client_id ?? owner?.client_id ?? null;
    return { type: row.type, severity: event.severity, client_id, tags: owner?.tags ?? [] };
  }

  #queue(
    { row }: Read,
    kind: 'event' | 'alarm' | 'recovery',
    rules: readonly AlarmRule[],
    alarm_id: number | null,
  ): void {
    const muted = row.site_id !== null && this.#inMaintenance.has(row.site_id);
    if (alarm_id !== null) this.#mayWait.add(alarm_id);
    for (const { id, settings } of rules) {
      this.#tellings.push({
        rule_id: id,
        event_id: row.id,
        alarm_id,
        kind,
        queued_at: this.#now,
        // The digest of what maintenance holds is worked out when that ends.
        hold_until: muted ? this.#now + MAINTENANCE_LOOK_MS : (nextDigest(settings, this.#now) ?? this.#now),
        muted: Number(muted),
      });
    }
  }

  async #storeTellings(): Promise<void> {
    await insertTellings(this.#trx, this.#tellings);
    this.#tellings = [];
  }
}

/** Of what has become worse while it waited, it tells the latest only. Digests tell what was. */
const tellsLatest = ({ settings }: AlarmRule) => settings.grouping === 'cause' && settings.when === 'at_once';

function alarmOf({ row, event }: Read): Insertable<Tables['alarms']> {
  const { type, severity, cause, site_id, client_id, data_json, occurred_at } = row;
  const together = togetherOf(type, event.data);
  return { cause, type, severity, site_id, client_id, together, data_json, opened_at: occurred_at };
}
