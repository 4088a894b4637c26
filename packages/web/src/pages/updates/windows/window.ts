import type { Output } from '../../../generated/abilities.ts';
import { formatHour, formatWeekday, isOwnZone } from '../../../ui/text/format.ts';

export type UpdateWindow = Output<'list-update-windows-v1'>['items'][number];

export const ALL_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof ALL_DAYS)[number];

export const dayName = (day: Day) => formatWeekday(ALL_DAYS.indexOf(day));

/** `Mon, Tue 02:00–04:00`, with the time zone where it is not the reader's own. */
export function timesOf({ days, opens, closes, time_zone }: UpdateWindow): string {
  const named =
    days.length === ALL_DAYS.length
      ? 'Daily'
      : ALL_DAYS.filter(day => days.includes(day))
          .map(dayName)
          .join(', ');
  const zone = isOwnZone(time_zone) ? '' : ` (${time_zone})`;
  return `${named} ${formatHour(opens)}–${formatHour(closes)}${zone}`;
}

/** The time zones that the browser knows, and this one. */
export function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
