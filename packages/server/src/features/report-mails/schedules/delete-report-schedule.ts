import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { AppError } from '../../../kernel/errors.ts';
import { claimClientRow } from '../../clients/index.ts';
import { beginsAfterOwn } from './next-report.ts';
import { scheduleIdSchema } from './report-schedule.schemas.ts';
import {
  deleteScheduleRow,
  forgetReportsBegin,
  lockSchedule,
  lockScheduleOf,
  selectNamedSchedule,
  updateReportsBegin,
} from './report-schedule.store.ts';

export const deleteReportSchedule = ability({
  name: 'delete-report-schedule-v1',
  summary: 'Delete a schedule of reports. The schedule for all clients, if there is one, is then for its client, too.',
  category: 'clients',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  input: Type.Object({ schedule_id: scheduleIdSchema }),
  output: Type.Object({ deleted: Type.Boolean({ description: 'true.' }), schedule_id: scheduleIdSchema }),
  errors: ['report_schedule_not_found'],
}).run(async ({ schedule_id }, ctx) =>
  audited(ctx, async trx => {
    const all = await lockScheduleOf(trx, null);
    const found = await selectNamedSchedule(trx, schedule_id);
    if (typeof found?.client_id === 'number') await claimClientRow(trx, found.client_id);
    const row = await lockSchedule(trx, schedule_id);
    if (!row) {
      throw new AppError('report_schedule_not_found', `No schedule of reports has id ${schedule_id}. List them first.`);
    }
    await deleteScheduleRow(trx, row.id);
    if (row.client_id === null) await forgetReportsBegin(trx);
    else {
      const begin = beginsAfterOwn(row, all, ctx.clock.now());
      await updateReportsBegin(trx, row.client_id, begin);
    }
    const subject = row.client_id === null ? 'report_schedule:all' : `client:${row.client_id}`;
    const audit = [{ action: 'report_schedule.deleted', subject, detail: { every: row.every } }];
    return { result: { deleted: true, schedule_id }, audit };
  }),
);
