import { Temporal } from 'temporal-polyfill';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When something begins, in its time zone. */
export interface WeeklyStarts {
  readonly days: readonly Weekday[];
  /** `HH:MM` */
  readonly opens: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** When a window is open, in its time zone. */
export interface WindowTimes extends WeeklyStarts {
  /** `HH:MM`. Closing at or before opening means on the next day. */
  readonly closes: string;
}

export interface Opening {
  /** ms epoch */
  readonly opensAt: number;
  readonly closesAt: number;
}

const DAYS_LOOKED_AT = 21;

/** Whether two lists of days, such as `mon,tue`, have the same ones. */
export function areSameDays(one: string, other: string): boolean {
  return daysInOrder(one) === daysInOrder(other);
}

/**
 * The first opening after a time (ms epoch). A time skipped by a clock change becomes the one after the gap, a repeated
 * time means its first occurrence; a window completely inside the gap does not open that day.
 */
export function nextOpening(times: WindowTimes, after: number): Opening {
  for (const date of datesFrom(times, after)) {
    const opening = openingOn(date, times);
    if (opening.opensAt > after && opening.closesAt > opening.opensAt) return opening;
  }
  throw new Error('the window never opens'); // it has at least one day a week
}

/** The first start after a time (both ms epoch); clock changes count as for openings. */
export function nextStart(times: WeeklyStarts, after: number): number {
  for (const date of datesFrom(times, after)) {
    const start = startOn(date, times);
    if (start > after) return start;
  }
  throw new Error('it never starts'); // it has at least one day a week
}

/** The start on one date, as `YYYY-MM-DD`. @throws RangeError if there is no such date. */
export function startOnDate(date: string, times: Omit<WeeklyStarts, 'days'>): number {
  return startOn(Temporal.PlainDate.from(date, { overflow: 'reject' }), times);
}

function* datesFrom({ days, timeZone }: WeeklyStarts, after: number): Generator<Temporal.PlainDate> {
  const today = Temporal.Instant.fromEpochMilliseconds(Math.floor(after)).toZonedDateTimeISO(timeZone).toPlainDate();
  // A gap at midnight may move the opening of a day into the next one.
  for (let ahead = -1; ahead <= DAYS_LOOKED_AT; ahead++) {
    const date = today.add({ days: ahead });
    if (days.includes(WEEKDAYS[date.dayOfWeek - 1] as Weekday)) yield date;
  }
}

const daysInOrder = (days: string) => [...new Set(days.split(','))].sort().join(',');

/** When a window that opened at this time closes. */
export function closingOf(times: WindowTimes, opensAt: number): number {
  const date = Temporal.Instant.fromEpochMilliseconds(opensAt).toZonedDateTimeISO(times.timeZone).toPlainDate();
  const dayBefore = openingOn(date.subtract({ days: 1 }), times);
  return dayBefore.opensAt === opensAt ? dayBefore.closesAt : openingOn(date, times).closesAt;
}

function openingOn(date: Temporal.PlainDate, times: WindowTimes): Opening {
  const { opens, closes, timeZone } = times;
  const closingDate = closes > opens ? date : date.add({ days: 1 });
  return { opensAt: startOn(date, times), closesAt: startOn(closingDate, { opens: closes, timeZone }) };
}

function startOn(date: Temporal.PlainDate, { opens, timeZone }: Omit<WeeklyStarts, 'days'>): number {
  const local = date.toPlainDateTime(Temporal.PlainTime.from(opens));
  return local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** Intl takes names such as `PST`, with which nothing can be computed; Temporal takes whole dates. */
export function isTimeZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone !== '' && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== '';
  } catch {
    return false;
  }
}
