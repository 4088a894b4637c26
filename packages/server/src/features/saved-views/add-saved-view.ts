import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { savedListSchema, savedViewSchema, viewInput } from './saved-view.schemas.ts';
import { clearDefaultView, insertSavedView, lockViewsOf } from './saved-view.store.ts';
import { savedViewViews } from './saved-view.views.ts';
import { requireMaySharing, requireOwnView, requireRoom, requireViewer } from './view-rules.ts';

const { name, query, columns, shared, is_default } = viewInput;

export const addSavedView = ability({
  name: 'add-saved-view-v1',
  summary: 'Save the filters, order and columns of a list in the dashboard as a view with a name.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  own: true,
  input: Type.Object({
    list: savedListSchema,
    name,
    query,
    columns: Type.Optional(columns),
    shared: Type.Optional(shared),
    is_default: Type.Optional(is_default),
  }),
  output: savedViewSchema,
  errors: ['permission_denied', 'already_exists', 'saved_view_not_found'],
}).run(
  (
    { list, name: given, query: address, columns: chosen = {}, shared: all = false, is_default: first = false },
    ctx,
  ) => {
    const user = requireViewer(ctx.actor);
    requireMaySharing(user, all);
    return audited(ctx, async trx => {
      const title = given.trim();
      await lockViewsOf(trx, user.id);
      await requireRoom(trx, user, list, title);
      if (first) await clearDefaultView(trx, user.id, list);
      const now = ctx.clock.now();
      const id = await insertSavedView(trx, {
        user_id: user.id,
        list,
        name: title,
        name_key: title.toLowerCase(),
        query: address.replace(/^\?/, ''),
        columns_json: JSON.stringify(chosen),
        shared: Number(all),
        is_default: Number(first),
        created_at: now,
        updated_at: now,
      });
      const [result] = await savedViewViews(trx, [await requireOwnView(trx, user, id)], user.id);
      const entry = {
        action: 'saved_view.added',
        subject: `saved_view:${id}`,
        detail: { list, name: title, shared: all },
      };
      return { result: result as NonNullable<typeof result>, audit: [entry] };
    });
  },
);
