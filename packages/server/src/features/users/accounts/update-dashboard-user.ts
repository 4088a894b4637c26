import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { actorName } from '../../../kernel/context.ts';
import { emitEvents } from '../../events/index.ts';
import { dashboardRoleSchema, dashboardUserIdSchema, dashboardUserSchema } from '../user.schemas.ts';
import { setRole } from '../user.store.ts';
import { dashboardUserView } from '../user.views.ts';
import { requireOtherAdmin, requirePerson, resolveUser } from '../user-access.ts';

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
    const user = await resolveUser(trx, user_id);
    const result = await dashboardUserView(trx, { ...user, role });
    if (user.role === role) return { result, audit: [] };
    await setRole(trx, user_id, role);
    const detail = { name: user.name, from: user.role, to: role };
    const told = { user_id, ...detail, by: actorName(ctx.actor) };
    await emitEvents(trx, [{ type: 'user.role_changed', data: told }], new Date(ctx.clock.now()));
    return { result, audit: [{ action: 'user.role_changed', subject: `user:${user_id}`, detail }] };
  });
});
