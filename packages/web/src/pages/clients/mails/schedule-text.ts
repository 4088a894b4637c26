import { t } from '../../../texts/text.ts';
import type { ReportSchedule } from './report-mail.ts';

/** When reports go out, in a sentence. */
export function scheduleText(schedule: ReportSchedule | undefined): string {
  if (schedule === undefined) return t('clients.mails.noSchedule');
  if (!schedule.enabled) return t('clients.mails.off');
  if (schedule.problem === 'no_mail_server') return t('clients.mails.noServer');
  return t('clients.mails.on', { day: schedule.day, zone: schedule.time_zone });
}
