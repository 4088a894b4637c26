import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { filterBy, listOutput, pagingInput, wantedBy } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { reportMailSchema, reportMailView } from './report-mail.schemas.ts';
import { REPORT_MAIL_STATES, selectReportMails } from './report-mail.store.ts';

export const listReportMails = ability({
  name: 'list-report-mails-v1',
  summary: 'List the reports that were sent by mail, or are to be sent, the newest first.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    client_id: Type.Optional(Type.Integer({ minimum: 1, description: 'Only those of this client.' })),
    state: filterBy(REPORT_MAIL_STATES, 'Only those in these states.'),
  }),
  output: listOutput(reportMailSchema, 'mails'),
}).run(async ({ client_id, state, page = 1, per_page = 20 }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const filter = { clientId: client_id, states: wantedBy(state) };
  const { rows, total } = await selectReportMails(ctx.database.db, filter, window);
  return { items: rows.map(reportMailView), page, per_page, total };
});
