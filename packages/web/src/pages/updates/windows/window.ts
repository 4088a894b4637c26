import type { Output } from '../../../generated/abilities.ts';
import { WEEKDAYS } from '../../../generated/choices.ts';
import { t } from '../../../texts/text.ts';
import { formatHour, formatWeekday, isOwnZone } from '../../../ui/text/format.ts';

export type UpdateWindow = Output<'list-update-windows-v1'>['items'][number];

export type Day = (typeof WEEKDAYS)[number];

export const dayName = (day: Day) => formatWeekday(WEEKDAYS.indexOf(day));

/** `Mon, Tue 02:00–04:00`, with the time zone if it is not the viewer's own. */
export function windowHours({ days, opens, closes, time_zone }: UpdateWindow): string {
  const named =
    days.length === WEEKDAYS.length
      ? t('updates.windows.daily')
      : WEEKDAYS.filter(day => days.includes(day))
          .map(dayName)
          .join(', ');
  const values = { days: named, opens: formatHour(opens), closes: formatHour(closes) };
  if (isOwnZone(time_zone)) return t('updates.windows.times', values);
  return t('updates.windows.timesZone', { ...values, zone: time_zone });
}

/** The time zones that the browser knows, and this one. */
export function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
