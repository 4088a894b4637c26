import { hash, randomBytes } from 'node:crypto';

/** A new API token: `sk_` and 256 random bits in base64url. Source: docs/spec/rest-v2.md#keys. */
export function newKeyToken(): string {
  return `sk_${randomBytes(32).toString('base64url')}`;
}

/** The credentials that v1 uses instead of a token. Source: docs/spec/rest-v1.md#credentials. */
export interface ConsumerPair {
  /** `ck_` and 160 random bits in lower-case hex. */
  readonly consumer_key: string;
  /** `cs_` and 160 random bits in lower-case hex. */
  readonly consumer_secret: string;
}

export function newConsumerPair(): ConsumerPair {
  const random = () => randomBytes(20).toString('hex');
  return { consumer_key: `ck_${random()}`, consumer_secret: `cs_${random()}` };
}

/** The stored hash of a token, consumer key or secret. They have enough random bits for a fast hash. */
export function keyHash(secret: string): string {
  return hash('sha256', secret);
}

/** The part of a token that is shown, so that its owner recognises it: 42 of its 256 bits. */
export function truncatedKey(token: string): string {
  return token.slice(-7);
}

export const KEY_PERMISSIONS = ['read', 'write'] as const;
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

/** Columns of a key that say what it may do. */
export interface KeyRightColumns {
  readonly can_read: number;
  readonly can_write: number;
  readonly enabled: number;
}

export function rightsOf(permissions: readonly KeyPermission[]): Pick<KeyRightColumns, 'can_read' | 'can_write'> {
  return { can_read: Number(permissions.includes('read')), can_write: Number(permissions.includes('write')) };
}

export function permissionsOf({
  can_read,
  can_write,
}: Pick<KeyRightColumns, 'can_read' | 'can_write'>): KeyPermission[] {
  return KEY_PERMISSIONS.filter(permission => (permission === 'read' ? can_read : can_write) === 1);
}

/** The permissions that holders of a key gain by a change. Enabling a key gives them all of its permissions. */
export function gainedBy(before: KeyRightColumns, after: KeyRightColumns): KeyPermission[] {
  const enabled = before.enabled !== 1 && after.enabled === 1;
  const had = permissionsOf(before);
  return permissionsOf(after).filter(permission => enabled || !had.includes(permission));
}
