import type { Actor } from '../../kernel/context.ts';
import { AppError, type Violation } from '../../kernel/errors.ts';
import { instantMs, isoInstant } from '../../kernel/text/instants.ts';
import { normaliseAddresses } from './addresses.ts';

/** Limits of a key, as a caller gives them. */
export interface GivenKeyLimits {
  readonly expires_at?: string | null | undefined;
  readonly addresses?: readonly string[] | undefined;
  readonly audit_log?: boolean | undefined;
}

/** Columns of a key that limit its use. */
export interface KeyLimitColumns {
  readonly expires_at: number | null;
  readonly addresses: string;
  readonly reads_audit: number;
}

export const NO_KEY_LIMITS: KeyLimitColumns = { expires_at: null, addresses: '', reads_audit: 0 };

/** The columns for the given limits; the others stay unchanged. @throws AppError ability_invalid_input. */
export function keyLimitsOf(
  { expires_at, addresses, audit_log }: GivenKeyLimits,
  before: KeyLimitColumns,
  now: number,
): KeyLimitColumns {
  return {
    expires_at: expires_at === undefined ? before.expires_at : expiryOf(expires_at, before.expires_at, now),
    addresses: addresses === undefined ? before.addresses : normaliseAddresses(addresses).join(','),
    reads_audit: audit_log === undefined ? before.reads_audit : Number(audit_log),
  };
}

function expiryOf(given: string | null, before: number | null, now: number): number | null {
  if (given === null) return null;
  const at = instantMs(given);
  if (at > now || (before !== null && isoInstant(at) === isoInstant(before))) return at;
  const message = 'is in the past: send a later time, or null for a key that does not expire';
  const errors: Violation[] = [{ path: 'input.expires_at', message, reason: 'in_the_past' }];
  throw new AppError('ability_invalid_input', `The input is not valid: expires_at ${message}.`, { errors });
}

export function addressesOf({ addresses }: Pick<KeyLimitColumns, 'addresses'>): string[] {
  return addresses === '' ? [] : addresses.split(',');
}

export function hasExpired({ expires_at }: Pick<KeyLimitColumns, 'expires_at'>, now: number): boolean {
  return expires_at !== null && expires_at <= now;
}

/**
 * A key that expires or is restricted to addresses cannot create or extend keys: they would outlive it, or work elsewhere.
 * @throws AppError rest_insufficient_scope.
 */
export function requireOwnLimits(actor: Actor, before: KeyLimitColumns, after: KeyLimitColumns): void {
  if (actor.kind !== 'key') return;
  const freed = before.expires_at !== after.expires_at || before.addresses !== after.addresses;
  if (freed && actor.limited === true)
    throw tooFar('This key expires or is restricted to addresses, so it cannot change these limits');
  if (after.reads_audit > before.reads_audit && !mayReadAudit(actor)) {
    throw tooFar('This key cannot read the audit log itself, so it cannot allow this');
  }
}

function mayReadAudit(actor: Actor & { kind: 'key' }): boolean {
  return actor.read && (actor.write || actor.auditLog === true);
}

function tooFar(what: string): AppError {
  return new AppError('rest_insufficient_scope', `${what} for another key. Sign in as a user.`);
}
