import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dashboardRoleSchema, dashboardUserSchema } from '../user.schemas.ts';
import { insertUser, selectUserByName } from '../user.store.ts';
import { normaliseUserName } from '../user.ts';
import { dashboardUserView } from '../user.views.ts';
import { requirePerson, resolveUser } from '../user-access.ts';

export const addDashboardUser = ability({
  name: 'add-dashboard-user-v1',
  summary: 'Add a user of this dashboard, who can log in once there is an application password.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  adminOnly: true,
  proof: 'login',
  instructions: 'Then make an application password with add-application-password-v1 and hand it over.',
  input: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 100, description: 'Name to log in with: no blanks, no colons.' }),
    role: dashboardRoleSchema,
  }),
  output: dashboardUserSchema,
  errors: ['invalid_input', 'already_exists'],
}).run(async ({ name: given, role }, ctx) => {
  requirePerson(ctx.actor);
  const name = normaliseUserName(given);
  return audited(ctx, async trx => {
    if (await selectUserByName(trx, name))
      throw new AppError('already_exists', `There is a user named "${name}" already.`);
    const id = await insertUser(trx, { name, role, now: ctx.clock.now() });
    const result = await dashboardUserView(trx, await resolveUser(trx, id));
    return { result, audit: [{ action: 'user.added', subject: `user:${id}`, detail: { name, role } }] };
  });
});
