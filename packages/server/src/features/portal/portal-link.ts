import { hash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody finds one by guessing. */
export function newPortalToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it. It has enough random bits for a fast hash. */
export function portalTokenHash(token: string): string {
  return hash('sha256', `portal ${token}`);
}

export function isPortalToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
