import type { Updateable } from 'kysely';
import type { Tables } from '../../../ports/database/schema.ts';
import { type ChannelRow, NO_ERROR } from '../channel.ts';
import type { AttemptOutcome } from '../kinds/receiver.ts';

/** A receiver that restarts is back by then. */
const TOLD_AFTER_MS = 15 * 60_000;
/** The time of the last success is not written more often. */
const NOTED_EVERY_MS = 60_000;

type Health = Pick<
  ChannelRow,
  'enabled' | 'off_reason' | 'failures' | 'failing_since' | 'failing_told' | 'last_success_at'
>;

interface AfterAttempt {
  /** What is to be stored; undefined for nothing. */
  readonly set?: Updateable<Tables['channels']>;
  /** What people should hear of. */
  readonly tell?: 'failing' | 'recovered';
}

/** How a channel does after an attempt. @param lost The message is dead. */
export function healthAfter(
  { enabled, off_reason, failures, failing_since, failing_told, last_success_at }: Health,
  outcome: AttemptOutcome,
  { now, lost }: { now: number; lost: boolean },
): AfterAttempt {
  if (outcome.ok) {
    const well = { failures: 0, failing_since: null, failing_told: 0, ...NO_ERROR, last_success_at: now };
    if (failing_told === 1) return { set: well, tell: 'recovered' };
    return failures > 0 || now - (last_success_at ?? 0) >= NOTED_EVERY_MS ? { set: well } : {};
  }
  const since = failing_since ?? now;
  // Of one that a person has switched off, a test or a message under way would open an alarm that nothing closes.
  const watched = enabled === 1 || off_reason === 'gone';
  const tells = watched && failing_told === 0 && (lost || now - since >= TOLD_AFTER_MS);
  const gone = outcome.final === 'gone' ? { enabled: 0, off_reason: 'gone' } : {};
  const set = {
    ...gone,
    failures: failures + 1,
    failing_since: since,
    failing_told: tells ? 1 : failing_told,
    last_error: outcome.error,
    last_error_code: outcome.code,
    last_error_status: outcome.statusCode ?? null,
    last_failure_at: now,
  };
  return tells ? { set, tell: 'failing' } : { set };
}
