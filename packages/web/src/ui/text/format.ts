import { LOCALES } from '../../texts/language.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';

type DateOptions = Intl.DateTimeFormatOptions;

// Made when they are first used: each takes the browser some milliseconds, and a page needs few of them.
const dates = (options: DateOptions) => once(() => new Intl.DateTimeFormat(LOCALES, options));
const number = once(() => new Intl.NumberFormat(LOCALES));
const date = dates({ dateStyle: 'medium' });
const day = dates({ dateStyle: 'medium', timeZone: 'UTC' });
const dateTime = dates({ dateStyle: 'medium', timeStyle: 'short' });
const hour = dates({ timeStyle: 'short', timeZone: 'UTC' });
const axisTime = dates({ timeStyle: 'short' });
const axisDay = dates({ day: 'numeric', month: 'short' });
const percent = once(() => new Intl.NumberFormat(LOCALES, { style: 'percent', maximumFractionDigits: 3 }));
const relative = once(() => new Intl.RelativeTimeFormat(LOCALES, { numeric: 'auto', style: 'short' }));

export const decimalSeparator = once(
  () =>
    number()
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.',
);

/** 12,345 */
export const formatNumber = (value: number) => number().format(value);

/** @param iso A day is the same everywhere; for an instant it is the local day. */
export function formatDate(iso: string): string {
  return (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? day() : date()).format(new Date(iso));
}
/** From one day to another, each `2026-11-16`. */
export const formatDays = (from: string, to: string) => day().formatRange(new Date(from), new Date(to));
export const formatDateTime = (iso: string) => dateTime().format(new Date(iso));

/** The time of day of an instant: `17:30`. */
export const formatTime = (iso: string) => axisTime().format(new Date(iso));

/** A time at the axis of a chart. @param at In ms. @param step Between two times of the axis, in s: by days, it is a day. */
export const formatAxisTime = (at: number, step: number) => (step < 86_400 ? axisTime() : axisDay()).format(at);

/** A share as percent, never rounded up to 100 %. @param ratio 0–1 */
export const formatRatio = (ratio: number) => percent().format(Math.floor(ratio * 100_000) / 100_000);

/** Making a format takes far longer than using it, and lists use few of them thousands of times. */
function keptFormats<F, K extends string>(make: (key: K) => F): (key: K) => F {
  const kept = new Map<K, F>();
  return key => {
    const format = kept.get(key) ?? make(key);
    kept.set(key, format);
    return format;
  };
}

const durationIn = keptFormats(
  (unit: 'millisecond' | 'second') => new Intl.NumberFormat(LOCALES, { style: 'unit', unit, maximumFractionDigits: 1 }),
);

/** 320 ms, 1.2 s */
export const formatMilliseconds = (ms: number) =>
  ms < 1000 ? durationIn('millisecond').format(Math.round(ms)) : durationIn('second').format(ms / 1000);

type MonthStyle = 'narrow' | 'short' | 'long';
const monthIn = keptFormats((style: MonthStyle) => {
  const year = style === 'long' ? 'numeric' : undefined;
  return new Intl.DateTimeFormat(LOCALES, { month: style, year, timeZone: 'UTC' });
});

/** @param month `2026-03` */
export const formatMonth = (month: string, style: MonthStyle) =>
  monthIn(style).format(new Date(`${month}-01T00:00:00Z`));

/** A time of day, in any place. @param hhmm `17:30` */
export const formatHour = (hhmm: string) => hour().format(new Date(`2026-01-01T${hhmm}:00Z`));

const weekdayIn = keptFormats(
  (style: 'short' | 'long') => new Intl.DateTimeFormat(LOCALES, { weekday: style, timeZone: 'UTC' }),
);

/** @param index 0 is Monday. */
export const formatWeekday = (index: number, style: 'short' | 'long' = 'short') =>
  weekdayIn(style).format(Date.UTC(2024, 0, 1 + index));

/** The time zone that instants are shown in. */
export const ownZone = once(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Zones have several names. */
export function isOwnZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone === ownZone();
  } catch {
    return false;
  }
}

/** An address without the parts that all of them share: `one.example/blog`. */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');

const moneyIn = keptFormats((currency: string) => new Intl.NumberFormat(LOCALES, { style: 'currency', currency }));

/** @param amount In the major unit, e.g. 12.5 €. @param currency ISO 4217. */
export const formatMoney = (amount: number, currency: string) => moneyIn(currency).format(amount);

/** A short amount of money: `12K €`. */
export function compactMoney(currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(LOCALES, { style: 'currency', currency, notation: 'compact' });
  return amount => format.format(amount);
}

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `3 hr. ago`, `in 5 days`, `just now`. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? relative().format(Math.round(seconds / step[1]), step[0]) : t('common.now');
}
