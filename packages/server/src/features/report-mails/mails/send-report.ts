import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { actorName } from '../../../kernel/context.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { NO_MAIL_SERVER } from '../../../ports/mail/port.ts';
import { brandingOf } from '../../branding/index.ts';
import { claimClient, clientSelectorSchema, resolveClient } from '../../clients/index.ts';
import { daysOfPeriod, lastMonth, reportPeriod } from '../../reports/index.ts';
import { askedPeriodSchema, reportMailSchema, reportMailView } from './report-mail.schemas.ts';
import { insertAskedMail, type NamedMail, selectReportMail } from './report-mail.store.ts';

export const sendReport = ability({
  name: 'send-report-v1',
  summary:
    'Send the report on a month or another period to a client by mail, now, also if it was sent before. Use list-report-mails-v1 to see what became of it.',
  category: 'clients',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  instructions: 'The client receives this mail. Ask the user first.',
  input: Type.Object({
    client_id_or_email: clientSelectorSchema,
    period: Type.Optional(askedPeriodSchema),
  }),
  output: reportMailSchema,
  errors: ['client_not_found', 'invalid_input', 'invalid_state'],
}).run(async ({ client_id_or_email, period }, ctx) => {
  if (!ctx.mail.ready) {
    throw invalidState('mail_server_missing', NO_MAIL_SERVER);
  }
  const { id: clientId } = await resolveClient(ctx, client_id_or_email);
  const now = ctx.clock.now();
  const { timeZone } = await brandingOf(ctx.database.db, clientId);
  const about = period ?? lastMonth(now, timeZone);
  reportPeriod({ ...daysOfPeriod(about), timeZone });
  return audited(ctx, async trx => {
    const { id, name } = await claimClient(ctx, clientId, trx);
    const mail = await insertAskedMail(trx, id, about, { askedBy: actorName(ctx.actor), now });
    const row = (await selectReportMail(trx, mail)) as NamedMail;
    const audit = [{ action: 'report.sent', subject: `client:${id}`, detail: { name, period: about } }];
    return { result: reportMailView(row), audit };
  });
});
