import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { claimClientRow } from '../../clients/index.ts';
import { daysOfPeriod, reportPeriod } from '../../reports/index.ts';
import { insertScheduledMails } from '../mails/report-mail.store.ts';
import { duePeriod } from './due-period.ts';
import { coveredFrom, coveredPeriod, isReportDue } from './next-report.ts';
import {
  forgetReportsBegin,
  isReported,
  lockSchedule,
  type ReportScheduleRow,
  selectActiveSchedules,
  selectClientsWithoutSchedule,
  updateScheduleRow,
} from './report-schedule.store.ts';

/** Puts down a mail for each client whose report is due, once per client and period. @returns how many. */
export async function queueDueReports({ database, clock }: Services): Promise<number> {
  const now = clock.now();
  const schedules = await selectActiveSchedules(database.db);
  let queued = 0;
  for (const { id, client_id } of schedules.filter(schedule => isReportDue(schedule, now))) {
    queued += await database.write(async trx => {
      if (client_id !== null) await claimClientRow(trx, client_id);
      const schedule = await lockSchedule(trx, id);
      if (schedule?.enabled !== 1 || !isReportDue(schedule, now)) return 0;
      const period = duePeriod(schedule, now);
      await updateScheduleRow(trx, id, { last_period: period, begins_on: null });
      // In a restored store: the original may have sent this period's reports.
      if (schedule.last_period === '') return 0;
      return insertMails(trx, schedule, coveredPeriod(schedule, period), now);
    });
  }
  return queued;
}

async function insertMails(trx: Trx, schedule: ReportScheduleRow, covered: string, now: number): Promise<number> {
  const { client_id, time_zone } = schedule;
  const { to, endsAt } = reportPeriod({ ...daysOfPeriod(covered), timeZone: time_zone });
  if (client_id !== null) {
    return insertScheduledMails(trx, (await isReported(trx, client_id, endsAt)) ? [client_id] : [], covered, now);
  }
  const clients = await selectClientsWithoutSchedule(trx, endsAt);
  await forgetReportsBegin(trx, to);
  let made = 0;
  for (const [period, some] of Map.groupBy(clients, client => coveredFrom(client.reports_begin_on, covered))) {
    const ids = some.map(({ id }) => id);
    if (period !== undefined) made += await insertScheduledMails(trx, ids, period, now);
  }
  return made;
}
