import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import type { Ctx } from '../../kernel/context.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { keySchema } from './key.schemas.ts';
import { selectKeyById, selectKeys } from './key.store.ts';
import { keyView } from './key.views.ts';

/** A key as in the list; undefined if it does not exist. */
export async function readApiKey({ key_id }: { key_id: number }, { database }: Ctx) {
  const row = await selectKeyById(database.db, key_id);
  return row && keyView(row);
}

export const listApiKeys = ability({
  name: 'list-api-keys-v1',
  summary: 'List the API keys, newest first. Tokens are not shown. Use it to find the id of a key.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  adminOnly: true,
  input: Type.Object(pagingInput()),
  output: listOutput(keySchema, 'API keys'),
}).run(async ({ page = 1, per_page = 20 }, ctx) => {
  const { rows, total } = await selectKeys(ctx.database.db, { offset: offsetOf({ page, per_page }), limit: per_page });
  return { items: rows.map(keyView), page, per_page, total };
});
