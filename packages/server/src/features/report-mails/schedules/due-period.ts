import { Temporal } from 'temporal-polyfill';
import { startOnDate, WEEKDAYS, type Weekday } from '../../../kernel/time/openings.ts';
import { daysOfPeriod } from '../../reports/index.ts';

/** When mails with reports go out, in the time zone of the schedule: in the morning of the day. */
export const SENT_AT = '07:00';

export const REPORT_INTERVALS = ['week', 'month', 'quarter'] as const;
export type ReportInterval = (typeof REPORT_INTERVALS)[number];

export interface ScheduleTimes {
  readonly every: ReportInterval;
  /** On which the report on the week before is sent. */
  readonly weekday: Weekday;
  /** Of the month after the period, 1 to 28. */
  readonly day: number;
  readonly time_zone: string;
}

/**
 * The latest period whose report is due: the one before the day that came last. After an outage of a year that is one
 * period, not all.
 */
export function duePeriod(times: ScheduleTimes, now: number): string {
  const today = Temporal.Instant.fromEpochMilliseconds(Math.floor(now)).toZonedDateTimeISO(times.time_zone);
  const current = periodWith(times.every, today.toPlainDate());
  const before = periodBefore(times.every, daysOfPeriod(current).from);
  return sentAt(times, before) <= now ? before : periodBefore(times.every, daysOfPeriod(before).from);
}

/** When the report on a period is sent, ms epoch. */
export function sentAt({ every, weekday, day, time_zone }: ScheduleTimes, period: string): number {
  const next = Temporal.PlainDate.from(daysOfPeriod(period).to).add({ days: 1 });
  const date = every === 'week' ? next.add({ days: WEEKDAYS.indexOf(weekday) }) : next.with({ day });
  return startOnDate(date.toString(), { opens: SENT_AT, timeZone: time_zone });
}

/** The last one that ends before a day, `YYYY-MM-DD`. */
export function periodBefore(every: ReportInterval, day: string): string {
  const current = Temporal.PlainDate.from(daysOfPeriod(periodWith(every, Temporal.PlainDate.from(day))).from);
  return periodWith(every, current.subtract({ days: 1 }));
}

export function periodAfter(every: ReportInterval, period: string): string {
  return periodWith(every, Temporal.PlainDate.from(dayAfter(period)));
}

/** The first day after a period. */
export function dayAfter(period: string): string {
  return Temporal.PlainDate.from(daysOfPeriod(period).to).add({ days: 1 }).toString();
}

/** The name of the period in which a day lies; those of one interval sort by time. */
function periodWith(every: ReportInterval, date: Temporal.PlainDate): string {
  if (every === 'week') return `${date.yearOfWeek}-W${String(date.weekOfYear).padStart(2, '0')}`;
  const month = date.toPlainYearMonth();
  return every === 'month' ? month.toString() : `${month.year}-Q${Math.ceil(month.month / 3)}`;
}
