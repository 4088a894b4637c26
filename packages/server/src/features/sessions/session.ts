import { createHash, randomBytes } from 'node:crypto';

/** However much a browser asks for, it signs in again after so long. */
export const LONGEST_SESSION_MS = 30 * 24 * 3600_000;
/** "Last seen" is kept to this: a write per request would cost more than the request. */
export const SEEN_GRAIN_MS = 5 * 60_000;
/** Sessions of a user. With one more, the one ends that was not used for longest. */
export const MOST_SESSIONS = 50;
const USER_AGENT_KEPT = 200;

/** 256 random bits in base64url, so that a plain hash of it can't be guessed backwards. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What is kept of what a browser says it is. */
export function shortUserAgent(text: string | undefined): string {
  return (text ?? '').replace(/\p{Cc}/gu, ' ').slice(0, USER_AGENT_KEPT);
}
