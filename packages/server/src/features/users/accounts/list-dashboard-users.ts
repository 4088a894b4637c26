import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { dashboardUserSchema } from '../user.schemas.ts';
import { selectUsers } from '../user.store.ts';
import { dashboardUserViews } from '../user.views.ts';

export const listDashboardUsers = ability({
  name: 'list-dashboard-users-v1',
  summary:
    'List the people who can sign in to this dashboard, sorted by name. For WordPress users, use list-site-users-v1.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  instructions: 'These people sign in to Sitekeeper. They are not the users of the WordPress sites.',
  input: Type.Object({
    ...pagingInput(),
    search: Type.Optional(
      Type.String({ default: '', maxLength: 200, description: 'Part of the name, regardless of case.' }),
    ),
  }),
  output: listOutput(dashboardUserSchema, 'users'),
}).run(async ({ page = 1, per_page = 20, search = '' }, ctx) => {
  const { db } = ctx.database;
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectUsers(db, { search }, window);
  return { items: await dashboardUserViews(db, rows), page, per_page, total };
});
