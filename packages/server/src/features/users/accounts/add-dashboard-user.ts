import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { alreadyExists } from '../../../kernel/state-reasons.ts';
import { dashboardRoleSchema, dashboardUserSchema } from '../user.schemas.ts';
import { insertUser, selectUserByName } from '../user.store.ts';
import { normaliseUserName } from '../user.ts';
import { dashboardUserView } from '../user.views.ts';
import { requirePerson, resolveUser } from '../user-access.ts';

export const addDashboardUser = ability({
  name: 'add-dashboard-user-v1',
  summary:
    'Add a person who can use this dashboard. They can sign in once you have given them an application password or a browser password.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  adminOnly: true,
  proof: 'login',
  instructions:
    'Then create an application password with add-application-password-v1, or set a browser password with set-dashboard-user-password-v1, and hand it over.',
  input: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 100, description: 'Name to sign in with, without spaces or colons.' }),
    role: dashboardRoleSchema,
  }),
  output: dashboardUserSchema,
  errors: ['invalid_input', 'already_exists'],
}).run(async ({ name: given, role }, ctx) => {
  requirePerson(ctx.actor);
  const name = normaliseUserName(given);
  return audited(ctx, async trx => {
    if (await selectUserByName(trx, name))
      throw alreadyExists('person_exists', `A user named "${name}" already exists.`, { name });
    const id = await insertUser(trx, { name, role, now: ctx.clock.now() });
    const result = await dashboardUserView(trx, await resolveUser(trx, id));
    return { result, audit: [{ action: 'user.added', subject: `user:${id}`, detail: { name, role } }] };
  });
});
