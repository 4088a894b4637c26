import type { Actor } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { KeyPermission } from './key.ts';

/**
 * A key gives no key what it hasn't itself, by making, changing or enabling one. Source: docs/spec/rest-v2.md#keys.
 * @throws AppError rest_insufficient_scope.
 */
export function requireOwnRights(actor: Actor, given: readonly KeyPermission[]): void {
  if (actor.kind !== 'key') return;
  const lacking = given.filter(permission => !actor[permission]);
  if (lacking.length === 0 && given.length > 0 && actor.limited === true) {
    throw new AppError(
      'rest_insufficient_scope',
      "This key expires or is bound to addresses, so it can't give rights to a key. Log in as a user.",
    );
  }
  if (lacking.length === 0) return;
  const names = lacking.join(' and ');
  throw new AppError('rest_insufficient_scope', `This key lacks ${names} itself, so it can't give ${names} to a key.`);
}

/**
 * Credentials of v1 are made in the web page and on the command line only. Source: docs/spec/rest-v2.md#keys.
 * @throws AppError permission_denied.
 */
export function requireNoKey(actor: Actor): void {
  if (actor.kind !== 'key') return;
  throw new AppError('permission_denied', 'An API key may not make credentials of v1. Log in as a user.');
}
