import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { viewIdSchema } from './saved-view.schemas.ts';
import { deleteSavedViewRow } from './saved-view.store.ts';
import { requireOwnView, requireViewer } from './view-rules.ts';

export const removeSavedView = ability({
  name: 'remove-saved-view-v1',
  summary: 'Remove one of your saved views, for everybody if it is shared. The list itself stays as it is.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  own: true,
  input: Type.Object({ view_id: viewIdSchema }),
  output: Type.Object({ removed: Type.Boolean({ description: 'Always true.' }) }),
  errors: ['permission_denied', 'saved_view_not_found'],
}).run(({ view_id }, ctx) => {
  const user = requireViewer(ctx.actor);
  return audited(ctx, async trx => {
    const { name, list } = await requireOwnView(trx, user, view_id);
    await deleteSavedViewRow(trx, view_id);
    const entry = { action: 'saved_view.removed', subject: `saved_view:${view_id}`, detail: { list, name } };
    return { result: { removed: true }, audit: [entry] };
  });
});
