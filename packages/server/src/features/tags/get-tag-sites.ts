import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { pageOfSites, siteListItemSchema } from '../sites/index.ts';
import { resolveTag } from './resolve-tag.ts';
import { tagIdSchema } from './tag.schemas.ts';

export const getTagSites = ability({
  name: 'get-tag-sites-v1',
  summary: 'List the sites with a tag, by name.',
  category: 'tags',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ tag_id: tagIdSchema, ...pagingInput() }),
  output: listOutput(siteListItemSchema, 'sites with the tag'),
  errors: ['tag_not_found'],
}).run(async ({ tag_id, page = 1, per_page = 20 }, ctx) => {
  await resolveTag(ctx.database.db, tag_id);
  return pageOfSites(ctx, { tag_id }, { page, per_page });
});
