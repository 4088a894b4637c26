import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { setPassword } from '../passwords/set-password.ts';
import { dashboardUserIdSchema } from '../user.schemas.ts';
import { requirePerson } from '../user-access.ts';

export const setDashboardUserPassword = ability({
  name: 'set-dashboard-user-password-v1',
  summary: 'Give a user of this dashboard a new password for the browser; their sessions end.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  adminOnly: true,
  proof: 'login',
  instructions: 'Hand the password over to the user, who should then change it in the profile.',
  input: Type.Object({
    user_id: dashboardUserIdSchema,
    password: Type.String({ minLength: 1, maxLength: 1000, description: 'The password: 12 characters or more.' }),
    end_application_passwords: Type.Optional(
      Type.Boolean({
        default: true,
        description: "End the user's application passwords too: whoever knew the old password may have made one.",
      }),
    ),
  }),
  output: Type.Object({ changed: Type.Boolean({ description: 'Always true.' }) }),
  errors: ['user_not_found'],
}).run(async ({ user_id, password, end_application_passwords }, ctx) => {
  const { actor } = ctx;
  requirePerson(actor);
  const keep = actor.kind === 'user' && actor.id === user_id ? actor.session : undefined;
  await setPassword(ctx, user_id, password, { keep, keepApplicationPasswords: end_application_passwords === false });
  return { changed: true };
});
