import { DAY_MS } from '../../kernel/time/durations.ts';
import type { RenewalType } from './cost.ts';

const MONTHS: Record<Exclude<RenewalType, 'weekly' | 'disabled'>, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/** Dates are `YYYY-MM-DD` in UTC; they sort as text. */
export function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The days that a renewal can have been on; those after the last one must still be days with a year of four digits. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2100-12-31';

/** Whether a text is an existing day on which a renewal can have been. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dateOf(ms) === text;
}

/**
 * The first renewal after `last` that is not before `today`. Every renewal is counted from `last` and falls on `day`
 * of the month, or on the month's last day where it has no such day: so January 31 goes over February 28 to March 31.
 */
export function nextRenewal(renewal: {
  last: string;
  /** Day of the month of the first renewal. */
  day: number;
  every: Exclude<RenewalType, 'disabled'>;
  today: string;
}): string {
  const { last, day, every, today } = renewal;
  const nth = (n: number) => (every === 'weekly' ? plusDays(last, 7 * n) : plusMonths(last, MONTHS[every] * n, day));
  let n = Math.max(1, everyElapsed(last, today, every) - 1);
  while (nth(n) < today) n += 1;
  return nth(n);
}

/** The day to keep when the last renewal is set: a clamped renewal at a month's end keeps the day of the first one. */
export function renewalDay(last: string, known: number | null): number {
  const day = Number(last.slice(8));
  const clamped = day === daysIn(Number(last.slice(0, 4)), Number(last.slice(5, 7)) - 1);
  return known !== null && clamped && known > day ? known : day;
}

function everyElapsed(from: string, to: string, every: Exclude<RenewalType, 'disabled'>): number {
  if (every === 'weekly') return Math.floor((Date.parse(to) - Date.parse(from)) / (7 * DAY_MS));
  return Math.floor((monthNumber(to) - monthNumber(from)) / MONTHS[every]);
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function plusDays(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * DAY_MS);
}

function plusMonths(date: string, months: number, day: number): string {
  const total = monthNumber(date) + months;
  const [year, month] = [Math.floor(total / 12), total % 12];
  return dateOf(Date.UTC(year, month, Math.min(day, daysIn(year, month))));
}

/** @param month From 0. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}
