const number = new Intl.NumberFormat('en');
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const dateTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

/** 12,345 */
export const formatNumber = (value: number) => number.format(value);

/** `1 site`, `12,345 sites`. */
export function count(value: number, [one, many]: readonly [one: string, many: string]): string {
  return `${number.format(value)} ${value === 1 ? one : many}`;
}

/** @param iso A day is the same everywhere; of an instant it is the day here. */
export function formatDate(iso: string): string {
  return (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? day : date).format(new Date(iso));
}
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));

/** An address without what is the same in all of them: `one.example/blog`. */
export const bareAddress = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');

/** @param amount In the major unit, e.g. 12.5 €. @param currency ISO 4217. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
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
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : 'just now';
}
