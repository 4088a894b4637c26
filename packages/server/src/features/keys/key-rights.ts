import type { Actor } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { KeyPermission } from './key.ts';

/**
 * A key cannot give a key rights that it does not have, whether by creating, updating or enabling one. Source: docs/spec/rest-v2.md#keys.
 * @throws AppError rest_insufficient_scope.
 */
export function requireOwnRights(actor: Actor, given: readonly KeyPermission[]): void {
  if (actor.kind !== 'key') return;
  const lacking = given.filter(permission => !actor[permission]);
  if (lacking.length === 0 && given.length > 0 && actor.limited === true) {
    throw new AppError(
      'rest_insufficient_scope',
      'This key expires or is restricted to addresses, so it cannot give rights to a key. Sign in as a user.',
    );
  }
  if (lacking.length === 0) return;
  const names = lacking.join(' and ');
  throw new AppError(
    'rest_insufficient_scope',
    `This key does not have the ${names} permission, so it cannot give it to a key.`,
  );
}

/** Whether this actor may give a key these rights: see `requireOwnRights`. */
export function mayGive(actor: Actor, given: readonly KeyPermission[]): boolean {
  return actor.kind !== 'key' || (actor.limited !== true && given.every(permission => actor[permission]));
}

/**
 * Credentials for v1 can be created only in the web pages and on the command line. Source: docs/spec/rest-v2.md#keys.
 * @throws AppError permission_denied.
 */
export function requireNoKey(actor: Actor): void {
  if (actor.kind !== 'key') return;
  throw new AppError('permission_denied', 'An API key cannot create credentials for v1. Sign in as a user.');
}
