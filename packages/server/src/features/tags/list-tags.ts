import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { offsetOf, page, perPage } from '../../kernel/paging.ts';
import { tagView } from './tag.schemas.ts';
import { listTags as queryTags } from './tag.store.ts';

export const listTags = ability({
  name: 'list-tags-v1',
  summary: 'List the tags, by name, with the sites that carry them.',
  category: 'tags',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    page: Type.Optional(page),
    per_page: Type.Optional(perPage(20, 100)),
    search: Type.Optional(
      Type.String({ default: '', maxLength: 200, description: 'Part of the name, whatever its case.' }),
    ),
  }),
  output: Type.Object({
    items: Type.Array(tagView, { description: 'The tags of this page.' }),
    page: Type.Integer({ description: 'The page asked for.' }),
    per_page: Type.Integer({ description: 'Tags per page.' }),
    total: Type.Integer({ description: 'All tags that match.' }),
  }),
  errors: [],
}).run(async ({ page = 1, per_page = 20, search = '' }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  return { ...(await queryTags(ctx.database.db, { search }, window)), page, per_page };
});
