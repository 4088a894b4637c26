import { Temporal } from 'temporal-polyfill';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When a window is open, in its time zone. */
export interface WindowTimes {
  readonly days: readonly Weekday[];
  /** `HH:MM`. Closing at or before opening means on the next day. */
  readonly opens: string;
  readonly closes: string;
  /** IANA name. */
  readonly timeZone: string;
}

export interface Opening {
  /** ms epoch */
  readonly opensAt: number;
  readonly closesAt: number;
}

const DAYS_LOOKED_AT = 21;

/**
 * The first opening after a time (ms epoch). A time skipped by a clock change becomes the one after the gap, a repeated
 * time means its first occurrence; a window completely inside the gap does not open that day.
 */
export function nextOpening(times: WindowTimes, after: number): Opening {
  const { days, timeZone } = times;
  const today = Temporal.Instant.fromEpochMilliseconds(Math.floor(after)).toZonedDateTimeISO(timeZone).toPlainDate();
  // A gap at midnight may move the opening of a day into the next one.
  for (let ahead = -1; ahead <= DAYS_LOOKED_AT; ahead++) {
    const date = today.add({ days: ahead });
    if (!days.includes(WEEKDAYS[date.dayOfWeek - 1] as Weekday)) continue;
    const opening = openingOn(date, times);
    if (opening.opensAt > after && opening.closesAt > opening.opensAt) return opening;
  }
  throw new Error('the window never opens'); // it has at least one day a week
}

/** When a window that opened at this time closes. */
export function closingOf(times: WindowTimes, opensAt: number): number {
  const date = Temporal.Instant.fromEpochMilliseconds(opensAt).toZonedDateTimeISO(times.timeZone).toPlainDate();
  const dayBefore = openingOn(date.subtract({ days: 1 }), times);
  return dayBefore.opensAt === opensAt ? dayBefore.closesAt : openingOn(date, times).closesAt;
}

function openingOn(date: Temporal.PlainDate, { opens, closes, timeZone }: WindowTimes): Opening {
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
      .epochMilliseconds;
  return { opensAt: at(date, opens), closesAt: at(closes > opens ? date : date.add({ days: 1 }), closes) };
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
