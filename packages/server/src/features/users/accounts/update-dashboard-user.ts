import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { dashboardRoleSchema, dashboardUserIdSchema, dashboardUserSchema } from '../user.schemas.ts';
import { lockUser } from '../user.store.ts';
import { dashboardUserView } from '../user.views.ts';
import { requireOtherAdmin, requirePerson, userNotFound } from '../user-access.ts';
import { changeRole } from './change-role.ts';

export const updateDashboardUser = ability({
  name: 'update-dashboard-user-v1',
  summary: 'Change the role of a user of this dashboard. The last admin cannot get another role.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  adminOnly: true,
  proof: 'login',
  input: Type.Object({ user_id: dashboardUserIdSchema, role: dashboardRoleSchema }),
  output: dashboardUserSchema,
  errors: ['user_not_found', 'invalid_state'],
}).run(async ({ user_id, role }, ctx) => {
  requirePerson(ctx.actor);
  return audited(ctx, async trx => {
    if (role !== 'admin') await requireOtherAdmin(trx, user_id);
    const user = await lockUser(trx, user_id);
    if (!user) throw userNotFound(user_id);
    const result = await dashboardUserView(trx, { ...user, role });
    return { result, audit: await changeRole(trx, ctx, user, role) };
  });
});
