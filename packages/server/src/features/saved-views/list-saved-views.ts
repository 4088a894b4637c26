import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { savedListSchema, savedViewSchema } from './saved-view.schemas.ts';
import { selectSavedViews } from './saved-view.store.ts';
import { savedViewViews } from './saved-view.views.ts';
import { requireViewer } from './view-rules.ts';

export const listSavedViews = ability({
  name: 'list-saved-views-v1',
  summary: 'List your saved views of a list in the dashboard, and those that others share.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ list: savedListSchema }),
  output: Type.Object({ views: Type.Array(savedViewSchema, { description: 'Your own views first, by name.' }) }),
  errors: ['permission_denied'],
}).run(async ({ list }, ctx) => {
  const { db } = ctx.database;
  const { id } = requireViewer(ctx.actor);
  return { views: await savedViewViews(db, await selectSavedViews(db, id, list), id) };
});
