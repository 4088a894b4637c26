import { WEEKDAYS } from '../../generated/choices.ts';
import { t } from '../../texts/text.ts';
import { formatHour, formatWeekday, isOwnZone } from '../../ui/text/format.ts';

export type Day = (typeof WEEKDAYS)[number];

export const dayName = (day: Day) => formatWeekday(WEEKDAYS.indexOf(day));

/** `Mon, Tue`, in the order of the week. */
export function daysText(days: readonly Day[]): string {
  if (days.length === WEEKDAYS.length) return t('shared.windows.daily');
  return WEEKDAYS.filter(day => days.includes(day))
    .map(dayName)
    .join(', ');
}

interface Hours {
  /** Which days, in words. */
  readonly days: string;
  /** HH:MM */
  readonly opens: string;
  readonly closes: string;
  readonly zone: string;
}

/** `Mon, Tue 02:00–04:00`, with the time zone if it is not the viewer's own. */
export function hoursText({ days, opens, closes, zone }: Hours): string {
  const values = { days, opens: formatHour(opens), closes: formatHour(closes) };
  if (isOwnZone(zone)) return t('shared.windows.times', values);
  return t('shared.windows.timesZone', { ...values, zone });
}

/** The time zones that the browser knows, and this one. */
export function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
