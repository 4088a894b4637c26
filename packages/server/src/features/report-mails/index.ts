import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { listReportMails } from './mails/list-report-mails.ts';
import { sendReport } from './mails/send-report.ts';
import { deleteReportSchedule } from './schedules/delete-report-schedule.ts';
import { listReportSchedules } from './schedules/list-report-schedules.ts';
import { setReportSchedule } from './schedules/set-report-schedule.ts';

export { listReportMails } from './mails/list-report-mails.ts';
export { mailTexts } from './mails/mail-texts.ts';
export { sendReport } from './mails/send-report.ts';
export { sendReportMails } from './mails/send-report-mails.ts';
export { deleteReportSchedule } from './schedules/delete-report-schedule.ts';
export { listReportSchedules } from './schedules/list-report-schedules.ts';
export { queueDueReports } from './schedules/queue-due-reports.ts';
export { setReportSchedule } from './schedules/set-report-schedule.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [
  listReportSchedules,
  setReportSchedule,
  deleteReportSchedule,
  listReportMails,
  sendReport,
];
