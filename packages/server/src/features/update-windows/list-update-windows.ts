import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import type { Ctx } from '../../kernel/context.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { windowFieldsSchema } from './window.schemas.ts';
import { selectUpdateWindowPage } from './window.store.ts';
import { requireWindow, windowView } from './window.ts';

/** A window as the list shows it. @throws AppError update_window_not_found. */
export async function readUpdateWindow({ window_id }: { window_id: number }, ctx: Ctx) {
  return windowView(await requireWindow(ctx, window_id));
}

export const listUpdateWindows = ability({
  name: 'list-update-windows-v1',
  summary: 'List the update windows with their next opening. Use it to see when sites are updated automatically.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ ...pagingInput(), ...siteScopeInput('windows for sites') }),
  output: listOutput(windowFieldsSchema, 'windows'),
}).run(async ({ page = 1, per_page = 20, ...scope }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectUpdateWindowPage(ctx.database.db, scope, window);
  return { items: rows.map(windowView), page, per_page, total };
});
