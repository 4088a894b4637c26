import type { Actor } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';

/** The calling user: only users sign in with a browser. @throws AppError permission_denied. */
export function requireSessionUser(actor: Actor): Actor & { kind: 'user' } {
  if (actor.kind === 'user') return actor;
  throw new AppError('permission_denied', 'Only a user has sessions. Sign in as a user.');
}
