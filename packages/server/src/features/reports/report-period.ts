import { Temporal } from 'temporal-polyfill';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { isTimeZone } from '../../kernel/time/openings.ts';

/** As long as what reports are made from is kept. */
const MOST_DAYS = 400;

export interface ReportPeriod {
  /** First and last day, YYYY-MM-DD in the time zone. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  /** YYYY-MM if it is a whole month. */
  readonly month: string | null;
  /** ms epoch; `endsAt` is the first moment after it. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The days of a month, `YYYY-MM`. @throws AppError invalid_input. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const first = dayOf(`${month}-01`);
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() };
}

/** The month before the one in which an instant lies. @throws AppError invalid_input. */
export function lastMonth(now: number, timeZone: string): string {
  return dayIn(timeZone, now).with({ day: 1 }).subtract({ months: 1 }).toString().slice(0, 7);
}

/** So many days, the last of them the one in which an instant lies. @throws AppError invalid_input. */
export function lastDays(days: number, now: number, timeZone: string): { from: string; to: string } {
  const today = dayIn(timeZone, now);
  return { from: today.subtract({ days: days - 1 }).toString(), to: today.toString() };
}

/** @throws AppError invalid_input for days that don't exist, in the wrong order, or too many. */
export function reportPeriod({ from, to, timeZone }: Pick<ReportPeriod, 'from' | 'to' | 'timeZone'>): ReportPeriod {
  requireTimeZone(timeZone);
  const [first, last] = [dayOf(from), dayOf(to)];
  const days = first.until(last).days + 1;
  if (days < 1) throw invalidInput('report_backwards', 'The report ends before it begins. Exchange the two days.');
  if (days > MOST_DAYS) {
    throw invalidInput(
      'report_too_long',
      `A report covers at most ${MOST_DAYS} days, because records are not kept longer.`,
      { limit: MOST_DAYS },
    );
  }
  const isMonth = first.day === 1 && last.equals(first.with({ day: first.daysInMonth }));
  return {
    from,
    to,
    timeZone,
    month: isMonth ? from.slice(0, 7) : null,
    startsAt: startOf(first, timeZone),
    endsAt: startOf(last.add({ days: 1 }), timeZone),
  };
}

/** The day in which an instant lies. @throws AppError invalid_input. */
function dayIn(timeZone: string, now: number): Temporal.PlainDate {
  requireTimeZone(timeZone);
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(now)).toZonedDateTimeISO(timeZone).toPlainDate();
}

function requireTimeZone(name: string): void {
  if (isTimeZone(name)) return;
  throw invalidInput('time_zone', `There is no time zone named "${name}". Use a name such as Europe/Berlin.`);
}

const startOf = (day: Temporal.PlainDate, timeZone: string) => day.toZonedDateTime(timeZone).epochMilliseconds;

function dayOf(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    throw invalidInput('day_unknown', `There is no day ${text.slice(0, 20)}.`);
  }
}
