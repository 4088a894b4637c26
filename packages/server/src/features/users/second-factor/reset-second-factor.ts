import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { lockSignInRow, type SignInRow, selectSignInRowById } from '../passwords/password.store.ts';
import { dashboardUserIdSchema } from '../user.schemas.ts';
import { requirePerson, resolveUser } from '../user-access.ts';
import { deletePasskeysOf, selectPasskeysOf } from './passkey.store.ts';
import { replaceRecoveryCodes, setTotp } from './second-factor.store.ts';

export const resetSecondFactor = ability({
  name: 'reset-second-factor-v1',
  summary: 'Remove the second factor and the passkeys of a user who has lost them. The password stays.',
  category: 'admin',
  effect: 'destroy',
  method: 'POST',
  adminOnly: true,
  proof: 'login',
  input: Type.Object({ user_id: dashboardUserIdSchema }),
  output: Type.Object({
    reset: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    user_id: dashboardUserIdSchema,
    user_name: Type.String({ description: 'Name of the user.' }),
    second_factor: Type.Boolean({ description: 'Whether the user had a second factor.' }),
    passkeys: Type.Integer({ description: 'Number of passkeys that the user had.' }),
    has_password: Type.Boolean({ description: 'Whether the user has a password to sign in with afterwards.' }),
  }),
  errors: ['user_not_found', 'invalid_state'],
}).run(async ({ user_id, confirm, dry_run }, ctx) => {
  requirePerson(ctx.actor);
  const { db } = ctx.database;
  const { name } = await resolveUser(db, user_id);
  const row = await selectSignInRowById(db, user_id);
  const had = {
    second_factor: Boolean(row?.totp_sealed),
    passkeys: (await selectPasskeysOf(db, user_id)).length,
  };
  const about = { user_id, user_name: name, ...had, has_password: hasPassword(row) };
  requireAnotherWayIn(ctx, about);
  if (dry_run === true) return { reset: false, dry_run: true, ...about };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    const has_password = hasPassword(await lockSignInRow(trx, user_id));
    requireAnotherWayIn(ctx, { user_id, has_password, passkeys: (await selectPasskeysOf(trx, user_id)).length });
    await setTotp(trx, user_id, null, null);
    await replaceRecoveryCodes(trx, user_id, []);
    await deletePasskeysOf(trx, user_id);
    const audit = [{ action: 'user.second_factor_reset', subject: `user:${user_id}`, detail: { name, ...had } }];
    return { result: { reset: true, ...about }, audit };
  });
});

const hasPassword = (row: SignInRow | undefined) => typeof row?.password_hash === 'string';

/** Nobody takes away the own last way in. For others, the dry run says what would follow. */
function requireAnotherWayIn(
  { actor }: Ctx,
  { user_id, has_password, passkeys }: { user_id: number; has_password: boolean; passkeys: number },
): void {
  const own = actor.kind === 'user' && actor.id === user_id;
  if (!own || has_password || passkeys === 0) return;
  throw invalidState(
    'passkeys_alone',
    'Your passkeys are your only way to sign in, and all of them would be deleted. Set a password first.',
  );
}
