import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listInput, listOutput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { tagSchema } from './tag.schemas.ts';
import { selectTagCount, selectTags, tagViews } from './tag.store.ts';

export const listTags = ability({
  name: 'list-tags-v1',
  summary: 'List tags, by name, with their sites.',
  category: 'tags',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  input: Type.Object({
    ...listInput('the name'),
    ...siteScopeInput('tags of sites'),
    name: Type.Optional(Type.String({ maxLength: 200, description: 'Only the tag of this name, whatever its case.' })),
  }),
  output: listOutput(tagSchema, 'tags'),
}).run(async ({ page = 1, per_page = 20, ...filter }, ctx) => {
  const { db } = ctx.database;
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const [rows, total] = await Promise.all([selectTags(db, filter, window), selectTagCount(db, filter)]);
  return { items: await tagViews(db, rows, filter), page, per_page, total };
});
