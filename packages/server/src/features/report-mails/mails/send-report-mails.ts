import type { Services } from '../../../kernel/context.ts';
import { prepareMail, requireStillWanted } from './prepare-mail.ts';
import {
  claimDueMail,
  hasEndedMailLease,
  MAIL_LEASE_MS,
  type ReportMailRow,
  settleEndedMailLeases,
  updateClaimedMail,
} from './report-mail.store.ts';
import { MOST_MAIL_ATTEMPTS } from './retry-mail.ts';
import { afterFailure, ended, type MailOutcome } from './settle-mail.ts';

/** As many as are printed at once. */
const AT_ONCE = 2;
const DIED = {
  unknown:
    'The server ended while the mail was being handed over, or could not store what became of it. Ask the recipients whether it arrived before you send it again.',
  failed: 'The server ended several times while this report was made. Its log may say why.',
  mostAttempts: MOST_MAIL_ATTEMPTS,
};

/** Makes and sends what is due, until nothing is or the process is to stop. All processes that work do. */
export async function sendReportMails(services: Services): Promise<void> {
  const { database, clock } = services;
  if (await hasEndedMailLease(database.db, clock.now())) {
    await database.write(trx => settleEndedMailLeases(trx, clock.now(), DIED));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendOneByOne(services)));
}

async function sendOneByOne(services: Services): Promise<void> {
  const { database, clock, stopping } = services;
  while (!stopping.aborted) {
    const row = await database.write(trx => claimDueMail(trx, clock.now()));
    if (row === undefined) return;
    await sendReportMail(services, row);
  }
}

/**
 * A mail is handed over at most once: before, it is stored that it is being sent, and nobody sends it again after that
 * unless the mail server has refused it.
 */
async function sendReportMail(services: Services, row: ReportMailRow): Promise<void> {
  const { database, clock, mail } = services;
  let outcome: MailOutcome;
  try {
    const prepared = await prepareMail(services, row);
    const sending = { state: 'sending', recipients_json: JSON.stringify(prepared.to) } as const;
    const lease = { lease_until: clock.now() + MAIL_LEASE_MS };
    const mine = await database.write(async trx => {
      await requireStillWanted(trx, row); // printing takes a while
      return updateClaimedMail(trx, row, ['preparing'], { ...sending, ...lease });
    });
    if (!mine) return;
    outcome = ended('sent', (await mail.send(prepared)).answer, clock.now());
  } catch (error) {
    outcome = afterFailure(services, row, error);
  }
  // If this fails, the mail counts as unknown once its lease has ended.
  await settle(services, row, outcome);
}

/** Also if the lease has ended meanwhile and the mail counts as unknown: now it is known. */
async function settle({ database }: Services, row: ReportMailRow, set: MailOutcome) {
  await database.write(trx => updateClaimedMail(trx, row, ['preparing', 'sending', 'unknown'], set));
}
