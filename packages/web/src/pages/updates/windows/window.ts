import type { Output } from '../../../generated/abilities.ts';
import { WEEKDAYS } from '../../../generated/choices.ts';
import { formatHour, formatWeekday, isOwnZone } from '../../../ui/text/format.ts';

export type UpdateWindow = Output<'list-update-windows-v1'>['items'][number];

export type Day = (typeof WEEKDAYS)[number];

export const dayName = (day: Day) => formatWeekday(WEEKDAYS.indexOf(day));

/** `Mon, Tue 02:00–04:00`, with the time zone where it is not the reader's own. */
export function windowHours({ days, opens, closes, time_zone }: UpdateWindow): string {
  const named =
    days.length === WEEKDAYS.length
      ? 'Daily'
      : WEEKDAYS.filter(day => days.includes(day))
          .map(dayName)
          .join(', ');
  const zone = isOwnZone(time_zone) ? '' : ` (${time_zone})`;
  return `${named} ${formatHour(opens)}–${formatHour(closes)}${zone}`;
}

/** The time zones that the browser knows, and this one. */
export function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
