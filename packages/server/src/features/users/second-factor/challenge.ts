import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { deleteOldChallenges, insertUsedChallenge } from './passkey.store.ts';

const GOOD_FOR_MS = 5 * 60_000;

/**
 * Challenges for passkeys contain their own expiry, sealed, and only answered ones are stored: requesting a million of
 * them fills nothing. `use` names their purpose: `sign-in`, `register/12`.
 */
export function newChallenge({ secrets, clock }: Services, use: string): string {
  const content = `${clock.now() + GOOD_FOR_MS} ${randomBytes(16).toString('hex')}`;
  return secrets.seal(placeOf(use), content);
}

/** @param answered As the browser signed it: the challenge in base64url. */
export function isChallenge({ secrets, clock }: Services, use: string, answered: string): boolean {
  try {
    const content = secrets.open(placeOf(use), Buffer.from(answered, 'base64url').toString('utf8')).toString('utf8');
    return Number(content.split(' ')[0]) > clock.now();
  } catch {
    return false;
  }
}

/** @returns false when the challenge was answered before. */
export function claimChallenge(trx: Trx, { clock }: Pick<Services, 'clock'>, answered: string): Promise<boolean> {
  const hash = createHash('sha256').update(Buffer.from(answered, 'base64url')).digest('hex');
  return insertUsedChallenge(trx, hash, clock.now() + GOOD_FOR_MS);
}

/** Deletes challenges that have expired and could not be answered again anyway. */
export async function forgetChallenges({ database, clock }: Services): Promise<void> {
  await database.write(trx => deleteOldChallenges(trx, clock.now()));
}

function placeOf(use: string): string {
  return `passkey/${use}`;
}
