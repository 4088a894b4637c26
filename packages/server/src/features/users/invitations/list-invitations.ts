import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { invitationSchema } from './invitation.schemas.ts';
import { selectInvitations } from './invitation.store.ts';
import { invitationView } from './invitation.views.ts';

export const listInvitations = ability({
  name: 'list-invitations-v1',
  summary: 'List the invitations to this dashboard, newest first, and what became of them. Links are not shown.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  instructions: 'Invitations are listed until 90 days after they have expired.',
  input: Type.Object(pagingInput()),
  output: listOutput(invitationSchema, 'invitations'),
}).run(async ({ page = 1, per_page = 20 }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectInvitations(ctx.database.db, window);
  const now = ctx.clock.now();
  return { items: rows.map(row => invitationView(row, now)), page, per_page, total };
});
