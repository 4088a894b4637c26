import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { applicationPasswordSchema, ownerInput } from '../user.schemas.ts';
import { applicationPasswordView } from '../user.views.ts';
import { ownerOf } from '../user-access.ts';
import { selectApplicationPasswords } from './application-password.store.ts';

export const listApplicationPasswords = ability({
  name: 'list-application-passwords-v1',
  summary: 'List your application passwords or, as an admin, those of another user. The secrets are not shown.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object(ownerInput),
  output: Type.Object({
    items: Type.Array(applicationPasswordSchema, { description: 'The application passwords, oldest first.' }),
    total: Type.Integer({ description: 'Number of application passwords.' }),
  }),
  errors: ['user_not_found', 'invalid_input', 'permission_denied'],
}).run(async ({ user_id }, ctx) => {
  const { db } = ctx.database;
  const rows = await selectApplicationPasswords(db, (await ownerOf(ctx, db, user_id)).id);
  return { items: rows.map(applicationPasswordView), total: rows.length };
});
