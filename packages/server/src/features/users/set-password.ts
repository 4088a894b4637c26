import { change } from '../../kernel/change.ts';
import type { Ctx } from '../../kernel/context.ts';
import { deleteSessionsOf } from '../sessions/index.ts';
import { setPasswordHash } from './password.store.ts';
import { demandGoodPassword, hashPassword } from './password.ts';
import { resolveUser } from './who-may.ts';

/**
 * Gives a user a new password for the browser and ends his sessions.
 * @param keep The session that goes on. @throws AppError user_not_found, or ability_invalid_input naming `path`.
 */
export async function setPassword(
  ctx: Ctx,
  userId: number,
  password: string,
  { keep, path }: { keep?: number; path?: string } = {},
): Promise<void> {
  const { name } = await resolveUser(ctx.database.db, userId);
  demandGoodPassword(password, name, path);
  const hash = await hashPassword(password);
  await change(ctx, async trx => {
    await resolveUser(trx, userId);
    await setPasswordHash(trx, userId, hash);
    const sessions_ended = await deleteSessionsOf(trx, userId, keep);
    const entry = { action: 'user.password_set', subject: `user:${userId}`, detail: { name, sessions_ended } };
    return { result: undefined, audit: [entry] };
  });
}
