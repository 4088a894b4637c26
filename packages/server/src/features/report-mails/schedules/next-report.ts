import { Temporal } from 'temporal-polyfill';
import { daysOfPeriod } from '../../reports/index.ts';
import { dayAfter, duePeriod, periodAfter, periodBefore, type ScheduleTimes, sentAt } from './due-period.ts';

/** A schedule, and how far its reports have come. */
export interface ScheduleProgress extends ScheduleTimes {
  /** The last period that was dealt with; '': in a restored store. */
  readonly last_period: string;
  /** First day that the next report covers, if the interval was changed since the last one; otherwise null. */
  readonly begins_on: string | null;
}

type GoingSchedule = ScheduleProgress & { readonly enabled: number };

/** A report can't cover more. */
const MOST_DAYS = 366;

export function isReportDue(schedule: ScheduleProgress, now: number): boolean {
  return schedule.last_period < duePeriod(schedule, now);
}

/**
 * The name of what the report on a period covers. After the interval was changed, the first report begins where the last
 * one ended, so that no day is left out.
 */
export function coveredPeriod({ begins_on }: ScheduleProgress, period: string): string {
  const { from, to } = daysOfPeriod(period);
  if (begins_on === null || begins_on >= from) return period;
  const days = Temporal.PlainDate.from(begins_on).until(to).days;
  return days < MOST_DAYS ? `${begins_on}/${to}` : period;
}

/**
 * What the report on a period covers for a client whose own schedule was deleted, from the first day that it has not been
 * told; undefined: all of it was told.
 */
export function coveredFrom(begin: string | null, covered: string): string | undefined {
  const { from, to } = daysOfPeriod(covered);
  if (begin === null || begin === from) return covered;
  if (begin > to) return undefined;
  const days = Temporal.PlainDate.from(begin).until(to).days;
  return days < MOST_DAYS ? `${begin}/${to}` : covered;
}

/**
 * From which day the schedule for all goes on for a client whose own one is deleted, so that no day is sent twice or
 * never; null: like for all others.
 */
export function beginsAfterOwn(own: GoingSchedule, all: GoingSchedule | undefined, now: number): string | null {
  if (own.last_period === '' || all?.enabled !== 1 || all.last_period === '') return null;
  const begin = firstUntold(own, now);
  const usual = nextReport(all, now).from;
  // What was not told while it was off is not made up for.
  return begin === usual || (own.enabled !== 1 && begin < usual) ? null : begin;
}

/** After an outage, only the last period is owed. */
function firstUntold(before: ScheduleProgress, now: number): string {
  const owed = duePeriod(before, now);
  return before.begins_on ?? (before.last_period < owed ? daysOfPeriod(owed).from : dayAfter(before.last_period));
}

/** What is sent next, and when, ms epoch. */
export function nextReport(schedule: ScheduleProgress, now: number): { at: number; from: string; to: string } {
  const due = duePeriod(schedule, now);
  const waits = schedule.last_period !== '' && schedule.last_period < due;
  const latest = schedule.last_period > due ? schedule.last_period : due;
  const period = waits ? due : periodAfter(schedule.every, latest);
  return { at: waits ? now : sentAt(schedule, period), ...daysOfPeriod(coveredPeriod(schedule, period)) };
}

/**
 * From where a schedule goes on with other times. One that sends loses no report that it had not sent yet, and repeats
 * none; a new one, or one that was off, sends nothing on periods that are over.
 */
export function progressAfterChange(
  before: GoingSchedule | undefined,
  times: ScheduleTimes,
  now: number,
): Pick<ScheduleProgress, 'last_period' | 'begins_on'> {
  const due = duePeriod(times, now);
  const same = before?.every === times.every;
  if (before?.enabled !== 1 || before.last_period === '') {
    return { last_period: same && before.last_period > due ? before.last_period : due, begins_on: null };
  }
  if (same) return { last_period: before.last_period, begins_on: before.begins_on };
  const begins_on = firstUntold(before, now);
  const covered = periodBefore(times.every, begins_on);
  return { last_period: covered > due ? covered : due, begins_on };
}
