import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { dashboardUserIdSchema, dashboardUserSchema } from '../user.schemas.ts';
import { deleteUserRow, lockUser } from '../user.store.ts';
import { dashboardUserView } from '../user.views.ts';
import { requireOtherAdmin, requirePerson, resolveUser, userNotFound } from '../user-access.ts';

export const deleteDashboardUser = ability({
  name: 'delete-dashboard-user-v1',
  summary: 'Delete a user of this dashboard together with all application passwords. The last admin cannot be deleted.',
  category: 'admin',
  effect: 'destroy',
  method: 'POST',
  adminOnly: true,
  proof: 'login',
  input: Type.Object({ user_id: dashboardUserIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    user: Type.Object(dashboardUserSchema.properties, { description: 'The user.' }),
  }),
  errors: ['user_not_found', 'invalid_state'],
}).run(async ({ user_id, confirm, dry_run }, ctx) => {
  requirePerson(ctx.actor);
  const { db } = ctx.database;
  const found = await resolveUser(db, user_id);
  if (dry_run === true) return { deleted: false, dry_run: true, user: await dashboardUserView(db, found) };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    await requireOtherAdmin(trx, user_id);
    const row = await lockUser(trx, user_id);
    if (!row) throw userNotFound(user_id);
    const user = await dashboardUserView(trx, row);
    await deleteUserRow(trx, user_id);
    const detail = { name: user.name, role: user.role };
    return {
      result: { deleted: true, user },
      audit: [{ action: 'user.deleted', subject: `user:${user_id}`, detail }],
    };
  });
});
