import type { Output } from '../../generated/abilities.ts';

export type UpdateWindow = Output<'list-update-windows-v1'>['items'][number];

export const DAYS = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
} as const;
export type Day = keyof typeof DAYS;
export const ALL_DAYS = Object.keys(DAYS) as Day[];

/** `Mon, Tue 02:00–04:00` */
export function timesOf({ days, opens, closes }: UpdateWindow): string {
  const named =
    days.length === ALL_DAYS.length
      ? 'Daily'
      : ALL_DAYS.filter(day => days.includes(day))
          .map(day => DAYS[day])
          .join(', ');
  return `${named} ${opens}–${closes}`;
}

/** The time zones that the browser knows, and this one. */
export function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
