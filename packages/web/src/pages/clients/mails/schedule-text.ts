import { WEEKDAYS } from '../../../generated/choices.ts';
import { t } from '../../../texts/text.ts';
import { formatDays, formatMonth, formatWeekday } from '../../../ui/text/format.ts';
import type { ReportSchedule } from './report-mail.ts';

/** Why none goes out, if one is due. */
export function scheduleProblem(schedule: ReportSchedule | undefined): string | undefined {
  if (!schedule?.enabled || schedule.problem === null) return undefined;
  return t(schedule.problem === 'client_suspended' ? 'clients.mails.notSentSuspended' : 'clients.mails.notSent');
}

/** When reports go out, in a sentence. */
export function scheduleText(schedule: ReportSchedule | undefined): string {
  if (schedule === undefined) return t('clients.mails.noSchedule');
  if (!schedule.enabled) return t('clients.mails.off');
  const { every, day, time_zone: zone } = schedule;
  if (every === 'week') {
    return t('clients.mails.weekly', { day: formatWeekday(WEEKDAYS.indexOf(schedule.weekday), 'long'), zone });
  }
  return t(every === 'month' ? 'clients.mails.monthly' : 'clients.mails.quarterly', { day, zone });
}

/** A period by its first and last day: a month by its name. */
export function periodText({ from, to }: { readonly from: string; readonly to: string }): string {
  const month = from.slice(0, 7);
  const ends = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  return from.endsWith('-01') && to === ends ? formatMonth(month, 'long') : formatDays(from, to);
}

/** What the next report is about; empty if there is none. */
export const nextPeriodText = ({ next_from: from, next_to: to }: ReportSchedule): string =>
  from === null || to === null ? '' : periodText({ from, to });
