import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { savedViewSchema, viewIdSchema, viewInput } from './saved-view.schemas.ts';
import { clearDefaultView, lockViewsOf, updateSavedViewRow } from './saved-view.store.ts';
import { savedViewViews } from './saved-view.views.ts';
import { requireMaySharing, requireOwnView, requireRoom, requireViewer } from './view-rules.ts';

const { name, query, columns, shared, is_default } = viewInput;

export const updateSavedView = ability({
  name: 'update-saved-view-v1',
  summary: 'Rename one of your saved views, share it, make it the first, or save other filters in it.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  own: true,
  input: Type.Object({
    view_id: viewIdSchema,
    name: Type.Optional(name),
    query: Type.Optional(query),
    columns: Type.Optional(columns),
    shared: Type.Optional(shared),
    is_default: Type.Optional(is_default),
  }),
  output: savedViewSchema,
  errors: ['permission_denied', 'already_exists', 'saved_view_not_found'],
}).run(({ view_id, ...given }, ctx) => {
  const user = requireViewer(ctx.actor);
  const changesIt = [given.name, given.query, given.columns].some(value => value !== undefined);
  requireMaySharing(user, given.shared);
  return audited(ctx, async trx => {
    await lockViewsOf(trx, user.id);
    const before = await requireOwnView(trx, user, view_id);
    // Shared before its owner became a viewer, it stays as it is for the others.
    if (given.shared === undefined && changesIt) requireMaySharing(user, before.shared === 1);
    const title = given.name?.trim() ?? before.name;
    await requireRoom(trx, user, before.list, title, view_id);
    if (given.is_default) await clearDefaultView(trx, user.id, before.list);
    await updateSavedViewRow(trx, view_id, {
      name: title,
      name_key: title.toLowerCase(),
      query: given.query?.replace(/^\?/, '') ?? before.query,
      columns_json: given.columns ? JSON.stringify(given.columns) : before.columns_json,
      shared: Number(given.shared ?? before.shared === 1),
      is_default: Number(given.is_default ?? before.is_default === 1),
      updated_at: ctx.clock.now(),
    });
    const [result] = await savedViewViews(trx, [await requireOwnView(trx, user, view_id)], user.id);
    const detail = { fields: Object.keys(given) };
    const entry = { action: 'saved_view.updated', subject: `saved_view:${view_id}`, detail };
    return { result: result as NonNullable<typeof result>, audit: [entry] };
  });
});
