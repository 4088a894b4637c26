import { createHash, randomBytes } from 'node:crypto';

/** A new API token: `sk_` and 256 random bits in base64url. Source: decisions.md §3, keys. */
export function newToken(): string {
  return `sk_${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a token. To the server the header's value is opaque text. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export const PERMISSIONS = ['read', 'write'] as const;
export type Permission = (typeof PERMISSIONS)[number];
