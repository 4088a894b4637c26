import { Temporal } from 'temporal-polyfill';
import { startOnDate } from '../../../kernel/time/openings.ts';

/** When mails with reports go out, in the time zone of the schedule: in the morning of the day. */
export const SENT_AT = '07:00';

/**
 * The latest month whose report is due, as `YYYY-MM`: the one before the day that came last. After an outage of a year
 * that is one month, not twelve.
 */
export function duePeriod({ day, time_zone }: { day: number; time_zone: string }, now: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(time_zone).toPlainDate();
  const date = local.with({ day }).toString();
  const isOver = startOnDate(date, { opens: SENT_AT, timeZone: time_zone }) <= now;
  return local
    .toPlainYearMonth()
    .subtract({ months: isOver ? 1 : 2 })
    .toString();
}

/** When the schedule sends next, ms epoch. */
export function nextSendAt({ day, time_zone }: { day: number; time_zone: string }, now: number): number {
  const month = Temporal.PlainYearMonth.from(duePeriod({ day, time_zone }, now)).add({ months: 2 });
  return startOnDate(month.toPlainDate({ day }).toString(), { opens: SENT_AT, timeZone: time_zone });
}
