import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { pushBrowserSchema, pushBrowserView } from './browser.schemas.ts';
import { selectBrowsersOf } from './browser.store.ts';
import { requireBrowserOwner } from './require-own-browser.ts';

export const listPushBrowsers = ability({
  name: 'list-push-browsers-v1',
  summary: 'List your browsers that show notifications. What they are told is said by the alarm rules.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object({}),
  output: Type.Object({ items: Type.Array(pushBrowserSchema, { description: 'Your browsers, by name.' }) }),
  errors: ['permission_denied'],
}).run(async (_input, ctx) => {
  const rows = await selectBrowsersOf(ctx.database.db, requireBrowserOwner(ctx.actor).id);
  return { items: rows.map(pushBrowserView) };
});
