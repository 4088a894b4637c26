import type { Services } from '../../../kernel/context.ts';
import { fillMessage } from '../../../kernel/text/fill-message.ts';
import { timeInWords } from '../../../kernel/text/time-in-words.ts';
import { MINUTE_MS } from '../../../kernel/time/durations.ts';
import { MailError } from '../../../ports/mail/port.ts';
import { openReadable } from '../../../ports/secrets/port.ts';
import { brandingOf } from '../../branding/index.ts';
import { mailBody } from '../../channels/index.ts';
import {
  claimDueInvitation,
  deleteInvitationsBefore,
  hasDueMail,
  type InvitationRow,
  updateMailRow,
} from './invitation.store.ts';
import { invitationState } from './invitation.ts';
import { INVITATION_TEXTS } from './invitation-texts.ts';
import { type InvitationLetter, placeOfInvitation, readLetter } from './sealed-invitations.ts';

/** Before each further attempt. */
const PAUSES = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS, 480 * MINUTE_MS];
/** Longer than any attempt: a process that died meanwhile leaves its mail to another. */
const LEASE_MS = 10 * MINUTE_MS;
/** Each is claimed when its turn comes: some slow ones must not outlast the leases of the others. */
const AT_A_TIME = 10;
const PROBLEM_CHARACTERS = 300;
const KEPT_MS = 90 * 24 * 60 * MINUTE_MS;

/** Mails the links that are due. A mail whose answer was lost is sent again, with the same Message-ID. */
export async function mailInvitations(services: Services): Promise<void> {
  const { database, clock, stopping } = services;
  for (let mailed = 0; mailed < AT_A_TIME && !stopping.aborted; mailed++) {
    const now = clock.now();
    if (!(await hasDueMail(database.db, now))) return;
    const row = await database.write(trx => claimDueInvitation(trx, { now, leaseMs: LEASE_MS }));
    if (row) await mailOne(services, row);
  }
}

async function mailOne(services: Services, row: InvitationRow): Promise<void> {
  const { clock, database, secrets, mail } = services;
  const sealed = openReadable(secrets, placeOfInvitation(row.id), row.mail_sealed ?? '')?.toString('utf8');
  if (sealed === undefined || row.email === null || invitationState(row, clock.now()) !== 'pending') {
    await database.write(trx =>
      updateMailRow(trx, row.id, { mail_state: 'failed', mail_sealed: null, mail_due_at: null }),
    );
    return;
  }
  const { timeZone } = await brandingOf(database.db, null);
  const problem = await mail
    .send({
      to: [row.email],
      messageKey: `invitation-${row.id}-${row.created_at}`,
      ...mailOf(row, readLetter(sealed), timeZone),
    })
    .then(() => undefined, mailProblem);
  await database.write(trx => updateMailRow(trx, row.id, afterAttempt(row, problem, clock.now())));
}

function mailProblem(error: unknown): MailError {
  if (error instanceof MailError) return error;
  throw error; // its lease ends, and it is sent again
}

function mailOf({ invited_by, expires_at }: InvitationRow, { link, language }: InvitationLetter, timeZone: string) {
  const from = /^user:/.test(invited_by) ? invited_by.slice('user:'.length) : undefined;
  const texts = INVITATION_TEXTS[language];
  const title = from === undefined ? texts.title : fillMessage(texts.titleFrom, { from }, language);
  const until = timeInWords(expires_at, language, timeZone);
  const paragraphs = [texts.whatToDo, fillMessage(texts.until, { until }, language)];
  return { subject: title, ...mailBody({ title, paragraphs, items: [], url: link, action: texts.action, language }) };
}

/** What is stored after an attempt. */
function afterAttempt(row: InvitationRow, problem: MailError | undefined, now: number) {
  if (problem === undefined) return { mail_state: 'sent', mail_sealed: null, mail_due_at: null, mail_problem: '' };
  const mail_problem = problem.message.slice(0, PROBLEM_CHARACTERS);
  const pause = PAUSES[row.mail_attempts - 1];
  if (problem.permanent || pause === undefined) {
    return { mail_state: 'failed', mail_sealed: null, mail_due_at: null, mail_problem };
  }
  return { mail_due_at: now + pause, mail_problem };
}

/** Those that expired long ago. */
export async function deleteOldInvitations({ database, clock }: Services): Promise<void> {
  await database.write(trx => deleteInvitationsBefore(trx, clock.now() - KEPT_MS));
}
