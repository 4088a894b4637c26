import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { setPassword } from '../passwords/set-password.ts';
import { dashboardUserIdSchema } from '../user.schemas.ts';
import { requirePerson } from '../user-access.ts';

export const setDashboardUserPassword = ability({
  name: 'set-dashboard-user-password-v1',
  summary:
    'Set a new browser password for a user of this dashboard and end the sessions of that user. Use it when somebody has forgotten the password, or when somebody else knows it: passkeys and browsers with notifications of another user are deleted, too.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  adminOnly: true,
  proof: 'login',
  instructions: 'Give the password to the user, who should then change it in the profile.',
  input: Type.Object({
    user_id: dashboardUserIdSchema,
    password: Type.String({ minLength: 1, maxLength: 1000, description: 'The password, at least 12 characters.' }),
    end_application_passwords: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          "Also revoke the user's application passwords: whoever knew the old password may have created one.",
      }),
    ),
  }),
  output: Type.Object({ changed: Type.Boolean({ description: 'Always true.' }) }),
  errors: ['user_not_found'],
}).run(async ({ user_id, password, end_application_passwords }, ctx) => {
  const { actor } = ctx;
  requirePerson(actor);
  const isOwn = actor.kind === 'user' && actor.id === user_id;
  const keep = isOwn ? actor.session : undefined;
  const own = isOwn ? 'changed' : undefined;
  const keepApplicationPasswords = end_application_passwords === false;
  await setPassword(ctx, user_id, password, { keep, keepApplicationPasswords, own });
  return { changed: true };
});
