import type { Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { NO_MAIL_SERVER, type OutgoingMail } from '../../../ports/mail/port.ts';
import { clientReport, printReport, reportFileName } from '../../report-prints/index.ts';
import { daysOfPeriod } from '../../reports/index.ts';
import { isSuspended, selectScheduleInForce } from '../schedules/report-schedule.store.ts';
import { mailTexts } from './mail-texts.ts';
import { type ReportMailRow, selectAddressesOf, selectGivenAddresses } from './report-mail.store.ts';

/** A report by schedule is due before its period has ended where the client is. */
export class TooEarly extends Error {
  override readonly name = 'TooEarly';
  readonly endsAt: number;

  /** @param endsAt First moment after the period, ms epoch. */
  constructor(endsAt: number) {
    super('The period of the report has not ended yet.');
    this.endsAt = endsAt;
  }
}

/** The report as a mail with the PDF. @throws AppError if it can't be sent as things are; PrintError; TooEarly. */
export async function prepareMail(services: Services, row: ReportMailRow): Promise<OutgoingMail> {
  const { database, mail } = services;
  if (!mail.ready) throw new AppError('invalid_state', `${NO_MAIL_SERVER} Then send it again.`);
  await requireStillWanted(database.db, row);
  const given = await selectGivenAddresses(database.db, row.client_id);
  const to = given.length > 0 ? given : await selectAddressesOf(database.db, row.client_id);
  if (to.length === 0) {
    const message = 'The client has no e-mail address. Add one to the client or a contact, then send it again.';
    throw new AppError('invalid_state', message);
  }
  const made = await clientReport(services, { clientId: row.client_id, ...daysOfPeriod(row.period) });
  const { goes_on, ends_at } = made.report.period;
  if (row.asked_by === 'schedule' && goes_on) throw new TooEarly(Date.parse(ends_at));
  const pdf = await printReport(services, made);
  return {
    to,
    ...mailTexts(made),
    senderName: made.branding.senderName,
    messageKey: row.message_key,
    attachments: [{ fileName: reportFileName(made), mediaType: 'application/pdf', bytes: pdf }],
  };
}

/** It may have been due hours ago. @throws AppError if the client is no longer to get it by itself. */
export async function requireStillWanted(db: Queryable, row: ReportMailRow): Promise<void> {
  if (row.asked_by !== 'schedule') return;
  const advice = 'Send it again if the client is to get it all the same.';
  if (await isSuspended(db, row.client_id)) throw new AppError('invalid_state', `The client is suspended. ${advice}`);
  if ((await selectScheduleInForce(db, row.client_id))?.enabled === 1) return;
  throw new AppError('invalid_state', `Reports to this client were switched off after this one was due. ${advice}`);
}
