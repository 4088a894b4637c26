import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { resolveTag } from './resolve-tag.ts';
import { tagIdSchema, tagSchema } from './tag.schemas.ts';
import { tagViews } from './tag.store.ts';

export const getTag = ability({
  name: 'get-tag-v1',
  summary: 'Get one tag with its sites.',
  category: 'tags',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ tag_id: tagIdSchema }),
  output: tagSchema,
  errors: ['tag_not_found'],
}).run(async ({ tag_id }, ctx) => {
  const { db } = ctx.database;
  const [view] = await tagViews(db, [await resolveTag(db, tag_id)]);
  return view as NonNullable<typeof view>;
});
