import { t } from '../../../texts/text.ts';
import type { ReportSchedule } from './report-mail.ts';

/** Why none goes out, if one is due. */
export const scheduleProblem = (schedule: ReportSchedule | undefined): string | undefined =>
  schedule?.enabled && schedule.problem === 'no_mail_server' ? t('clients.mails.notSent') : undefined;

/** When reports go out, in a sentence. */
export function scheduleText(schedule: ReportSchedule | undefined): string {
  if (schedule === undefined) return t('clients.mails.noSchedule');
  if (!schedule.enabled) return t('clients.mails.off');
  return t('clients.mails.on', { day: schedule.day, zone: schedule.time_zone });
}
