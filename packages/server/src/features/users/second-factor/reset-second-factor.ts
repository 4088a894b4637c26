import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { lockSignInRow, selectSignInRowById } from '../passwords/password.store.ts';
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
  }),
  errors: ['user_not_found', 'invalid_state'],
}).run(async ({ user_id, confirm, dry_run }, ctx) => {
  requirePerson(ctx.actor);
  const { db } = ctx.database;
  const { name } = await resolveUser(db, user_id);
  const had = {
    second_factor: Boolean((await selectSignInRowById(db, user_id))?.totp_sealed),
    passkeys: (await selectPasskeysOf(db, user_id)).length,
  };
  const about = { user_id, user_name: name, ...had };
  if (dry_run === true) return { reset: false, dry_run: true, ...about };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    const user = await lockSignInRow(trx, user_id);
    const own = ctx.actor.kind === 'user' && ctx.actor.id === user_id;
    if (own && user?.password_hash === null && (await selectPasskeysOf(trx, user_id)).length > 0) {
      throw invalidState(
        'passkeys_alone',
        'Your passkeys are your only way to sign in, and all of them would be deleted. Set a password first.',
      );
    }
    await setTotp(trx, user_id, null, null);
    await replaceRecoveryCodes(trx, user_id, []);
    await deletePasskeysOf(trx, user_id);
    const audit = [{ action: 'user.second_factor_reset', subject: `user:${user_id}`, detail: { name, ...had } }];
    return { result: { reset: true, ...about }, audit };
  });
});
