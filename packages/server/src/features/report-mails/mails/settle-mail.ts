import type { Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { MailError } from '../../../ports/mail/port.ts';
import { PrintError } from '../../../ports/report-printer/port.ts';
import { TooEarly } from './prepare-mail.ts';
import type { MailState, ReportMailRow } from './report-mail.store.ts';
import { waitAfter } from './retry-mail.ts';

const ANSWER_CHARACTERS = 500;

export interface MailOutcome {
  readonly state: MailState;
  readonly answer: string;
  readonly next_at: number | null;
  readonly ended_at: number | null;
  readonly lease_until: null;
  /** Left out: as they are. */
  readonly attempts?: number;
}

export function ended(state: 'sent' | 'failed' | 'unknown', answer: string, now: number): MailOutcome {
  return { state, answer: answer.slice(0, ANSWER_CHARACTERS), next_at: null, ended_at: now, lease_until: null };
}

/** What becomes of a mail that could not be made or sent: tried again if that can help and can't send it twice. */
export function afterFailure({ clock, log }: Services, row: ReportMailRow, error: unknown): MailOutcome {
  const now = clock.now();
  if (error instanceof TooEarly) {
    // Nothing was tried.
    const attempts = row.attempts - 1;
    return { state: 'pending', answer: row.answer, next_at: error.endsAt, ended_at: null, lease_until: null, attempts };
  }
  if (error instanceof AppError) return ended('failed', error.message, now);
  if (error instanceof MailError && error.mayHaveArrived) {
    const advice = 'The mail may have arrived: ask the recipients before you send it again.';
    return ended('unknown', `${error.message} ${advice}`, now);
  }
  if (error instanceof MailError && error.permanent) return ended('failed', error.message, now);
  const known = error instanceof MailError || error instanceof PrintError;
  if (!known) log.error({ err: error, mail: row.id }, 'a report could not be sent');
  const answer = known ? error.message : 'This server met an error of its own. Its log says more.';
  const wait = waitAfter(row.attempts);
  if (wait === undefined) return ended('failed', answer, now);
  return { state: 'pending', answer, next_at: now + wait, ended_at: null, lease_until: null };
}
