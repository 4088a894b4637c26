import { createHash, randomBytes } from 'node:crypto';

/** A session ends after this time, however active the browser is. */
export const LONGEST_SESSION_MS = 30 * 24 * 3600_000;
/** Accuracy of "last seen": a write per request would cost more than the request. */
export const SEEN_GRAIN_MS = 5 * 60_000;
/** Per user. A further session ends the one that was idle longest. */
export const MOST_SESSIONS = 50;
const USER_AGENT_KEPT = 200;

/** 256 random bits in base64url, so that a plain hash of it can't be reversed. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The stored part of the user agent. */
export function shortUserAgent(text: string | undefined): string {
  return (text ?? '').replace(/\p{Cc}/gu, ' ').slice(0, USER_AGENT_KEPT);
}
