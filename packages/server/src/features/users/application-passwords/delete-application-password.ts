import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { applicationPasswordSchema } from '../user.schemas.ts';
import { applicationPasswordView } from '../user.views.ts';
import { requirePerson } from '../user-access.ts';
import {
  type ApplicationPasswordRow,
  deleteApplicationPasswordRow,
  selectApplicationPasswordById,
} from './application-password.store.ts';

export const deleteApplicationPassword = ability({
  name: 'delete-application-password-v1',
  summary: 'Revoke one of your application passwords or, as an admin, one of another user.',
  category: 'admin',
  effect: 'destroy',
  method: 'POST',
  own: true,
  input: Type.Object({
    password_id: Type.Integer({ minimum: 1, description: 'Id of the application password.' }),
  }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    password: Type.Object(applicationPasswordSchema.properties, { description: 'The application password.' }),
  }),
  errors: ['user_not_found', 'permission_denied'],
}).run(async ({ password_id, confirm, dry_run }, ctx) => {
  const row = await managedPassword(ctx, password_id);
  const password = applicationPasswordView(row);
  if (dry_run === true) return { deleted: false, dry_run: true, password };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    if (!(await deleteApplicationPasswordRow(trx, password_id))) throw noPassword(password_id);
    const audit = [{ action: 'user.password_deleted', subject: `user:${row.user_id}`, detail: { password: row.name } }];
    return { result: { deleted: true, password }, audit };
  });
});

/** For a user who is not an admin, the passwords of others do not exist, so that ids reveal nothing. */
async function managedPassword({ actor, database }: Ctx, id: number): Promise<ApplicationPasswordRow> {
  requirePerson(actor);
  const row = await selectApplicationPasswordById(database.db, id);
  if (row && (actor.kind !== 'user' || actor.role === 'admin' || actor.id === row.user_id)) return row;
  throw noPassword(id);
}

function noPassword(id: number): AppError {
  return new AppError(
    'user_not_found',
    `You have no application password with id ${id}. List your application passwords to see their ids.`,
  );
}
