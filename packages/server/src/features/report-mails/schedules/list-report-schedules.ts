import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { reportScheduleSchema, scheduleView } from './report-schedule.schemas.ts';
import { selectReportSchedules } from './report-schedule.store.ts';

export const listReportSchedules = ability({
  name: 'list-report-schedules-v1',
  summary: 'List which clients get their reports by mail, and when.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    client_id: Type.Optional(Type.Integer({ minimum: 1, description: 'Only the schedule of this client.' })),
  }),
  output: listOutput(reportScheduleSchema, 'schedules'),
}).run(async ({ client_id, page = 1, per_page = 20 }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectReportSchedules(ctx.database.db, client_id, window);
  return { items: rows.map(row => scheduleView(row, ctx)), page, per_page, total };
});
