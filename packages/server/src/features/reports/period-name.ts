import { Temporal } from 'temporal-polyfill';
import { AppError } from '../../kernel/errors.ts';
import { daysOfMonth } from './report-period.ts';

const DAY = '20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';

/** `2026-10`, `2026-W42` (ISO 8601), `2026-Q4`, or first and last day: `2026-11-01/2026-11-22`. */
export const PERIOD_NAME = `^(20\\d\\d-(0[1-9]|1[0-2])|20\\d\\d-W(0[1-9]|[1-4]\\d|5[0-3])|20\\d\\d-Q[1-4]|${DAY}/${DAY})$`;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** First and last day of a period, by its name. @throws AppError invalid_input. */
export function daysOfPeriod(name: string): Days {
  const [year = '', part = ''] = name.split('-');
  if (name.includes('/')) {
    const [from = '', to = ''] = name.split('/');
    return { from, to };
  }
  if (part.startsWith('W')) return daysOfWeek(name, Number(year), Number(part.slice(1)));
  if (!part.startsWith('Q')) return daysOfMonth(name);
  const first = Temporal.PlainDate.from({ year: Number(year), month: Number(part.slice(1)) * 3 - 2, day: 1 });
  return { from: first.toString(), to: first.add({ months: 3 }).subtract({ days: 1 }).toString() };
}

function daysOfWeek(name: string, year: number, week: number): Days {
  // The fourth of January is always in the first week.
  const inWeek = Temporal.PlainDate.from({ year, month: 1, day: 4 }).add({ weeks: week - 1 });
  const monday = inWeek.subtract({ days: inWeek.dayOfWeek - 1 });
  if (monday.yearOfWeek !== year) throw new AppError('invalid_input', `There is no week ${name}.`);
  return { from: monday.toString(), to: monday.add({ days: 6 }).toString() };
}
