import { LOCALES } from '../../texts/language.ts';
import { t } from '../../texts/text.ts';

const number = new Intl.NumberFormat(LOCALES);
const date = new Intl.DateTimeFormat(LOCALES, { dateStyle: 'medium' });
const day = new Intl.DateTimeFormat(LOCALES, { dateStyle: 'medium', timeZone: 'UTC' });
const dateTime = new Intl.DateTimeFormat(LOCALES, { dateStyle: 'medium', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat(LOCALES, { timeStyle: 'short', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(LOCALES, { weekday: 'short', timeZone: 'UTC' });
const relative = new Intl.RelativeTimeFormat(LOCALES, { numeric: 'auto', style: 'short' });

/** The decimal separator. */
export const DECIMAL_SEPARATOR = number.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** 12,345 */
export const formatNumber = (value: number) => number.format(value);

/** @param iso A day is the same everywhere; for an instant it is the local day. */
export function formatDate(iso: string): string {
  return (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? day : date).format(new Date(iso));
}
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));

const axisTime = new Intl.DateTimeFormat(LOCALES, { timeStyle: 'short' });
const axisDay = new Intl.DateTimeFormat(LOCALES, { day: 'numeric', month: 'short' });

/** The time of day of an instant: `17:30`. */
export const formatTime = (iso: string) => axisTime.format(new Date(iso));

/** A time at the axis of a chart. @param at In ms. @param step Between two times of the axis, in s: by days, it is a day. */
export const formatAxisTime = (at: number, step: number) => (step < 86_400 ? axisTime : axisDay).format(at);

const percent = new Intl.NumberFormat(LOCALES, { style: 'percent', maximumFractionDigits: 3 });

/** A share as percent, never rounded up to 100 %. @param ratio 0–1 */
export const formatRatio = (ratio: number) => percent.format(Math.floor(ratio * 100_000) / 100_000);

/** Making a format takes far longer than using it, and lists use few of them thousands of times. */
function keptFormats<F>(make: (key: string) => F): (key: string) => F {
  const kept = new Map<string, F>();
  return key => {
    const format = kept.get(key) ?? make(key);
    kept.set(key, format);
    return format;
  };
}

const durationIn = keptFormats(
  unit => new Intl.NumberFormat(LOCALES, { style: 'unit', unit, maximumFractionDigits: 1 }),
);

/** 320 ms, 1.2 s */
export const formatMilliseconds = (ms: number) =>
  ms < 1000 ? durationIn('millisecond').format(Math.round(ms)) : durationIn('second').format(ms / 1000);

/** @param month `2026-03` */
export function formatMonth(month: string, style: 'narrow' | 'short' | 'long'): string {
  const year = style === 'long' ? 'numeric' : undefined;
  const format = new Intl.DateTimeFormat(LOCALES, { month: style, year, timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** A time of day, in any place. @param hhmm `17:30` */
export const formatHour = (hhmm: string) => hour.format(new Date(`2026-01-01T${hhmm}:00Z`));

/** @param index 0 is Monday. */
export const formatWeekday = (index: number) => weekday.format(Date.UTC(2024, 0, 1 + index));

/** The time zone that instants are shown in. */
export const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Zones have several names. */
export function isOwnZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone === OWN_ZONE;
  } catch {
    return false;
  }
}

/** An address without the parts that all of them share: `one.example/blog`. */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');

const moneyIn = keptFormats(currency => new Intl.NumberFormat(LOCALES, { style: 'currency', currency }));

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
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : t('common.now');
}
