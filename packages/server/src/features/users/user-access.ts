import type { Actor, Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { lockAdmins, selectUserById, type UserRow } from './user.store.ts';

/**
 * An API key must not create logins: a key with the write permission would gain the rights of the admin that it creates.
 * @throws AppError permission_denied.
 */
export function requirePerson(actor: Actor): void {
  if (actor.kind !== 'key') return;
  throw new AppError('permission_denied', 'An API key cannot manage logins. Sign in as a user.');
}

/**
 * The user whose application passwords are managed. @throws AppError permission_denied if the actor must not manage
 * them.
 */
export async function ownerOf(ctx: Ctx, db: Queryable, userId: number | undefined): Promise<UserRow> {
  const { actor } = ctx;
  requirePerson(actor);
  const own = actor.kind === 'user' ? actor.id : undefined;
  const id = userId ?? own;
  if (id === undefined)
    throw new AppError('invalid_input', 'Send user_id to say whose application passwords you mean.');
  if (actor.kind === 'user' && actor.role !== 'admin' && id !== own) {
    throw new AppError('permission_denied', 'You can manage only your own application passwords. Ask an admin.');
  }
  return resolveUser(db, id);
}

/** @throws AppError user_not_found. */
export async function resolveUser(db: Queryable, id: number): Promise<UserRow> {
  const user = await selectUserById(db, id);
  if (user) return user;
  throw userNotFound(id);
}

export function userNotFound(id: number): AppError {
  return new AppError('user_not_found', `No user of this dashboard has id ${id}.`);
}

/** @throws AppError invalid_state if this is the last admin. */
export async function requireOtherAdmin(trx: Trx, userId: number): Promise<void> {
  const admins = await lockAdmins(trx);
  if (!admins.includes(userId) || admins.length > 1) return;
  throw invalidState('last_admin', 'This is the last admin. Make another user an admin first.');
}
