import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx, Role } from '../../../kernel/context.ts';
import { insertApplicationPassword } from '../application-passwords/application-password.store.ts';
import { insertUser, lockUserByName } from '../user.store.ts';
import { applicationPasswordHash, newApplicationPassword, normaliseUserName } from '../user.ts';
import { changeRole } from './change-role.ts';

/**
 * Creates a dashboard user with an application password, which is returned once and stored hashed. An existing user gets
 * the role and one more application password.
 * @throws AppError invalid_input when the name can't be used.
 */
export async function createUser(
  ctx: Ctx,
  input: { name: string; role: Role; passwordName: string },
): Promise<{ id: number; user: string; application_password: string; created: boolean }> {
  const name = normaliseUserName(input.name);
  const password = newApplicationPassword();
  return audited(ctx, async trx => {
    const existing = await lockUserByName(trx, name);
    const now = ctx.clock.now();
    const userId = existing?.id ?? (await insertUser(trx, { name, role: input.role, now }));
    const changed = existing ? await changeRole(trx, ctx, existing, input.role) : [];
    const hash = applicationPasswordHash(password);
    await insertApplicationPassword(trx, { userId, name: input.passwordName, hash, now });
    const action = existing ? 'user.password_added' : 'user.added';
    return {
      result: { id: userId, user: name, application_password: password, created: !existing },
      audit: [
        ...changed,
        { action, subject: `user:${userId}`, detail: { name, role: input.role, password: input.passwordName } },
      ],
    };
  });
}
