import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listInput, listOutput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { clientFieldSchema, fieldSelectors } from './client-field.schemas.ts';
import { selectClientFields } from './client-field.store.ts';
import { chosenFields, fieldViewOf } from './resolve-field.ts';

export const listClientFields = ability({
  name: 'list-client-fields-v1',
  summary: 'List the custom fields of clients, sorted by name. Use it to learn the field names before you set values.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...listInput('the name'),
    include: fieldSelectors('Only fields with these ids or names.'),
    exclude: fieldSelectors('All fields except those with these ids or names.'),
  }),
  output: listOutput(clientFieldSchema, 'client fields'),
}).run(async ({ page = 1, per_page = 20, search, include, exclude }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const filter = { search, include: chosenFields(include), exclude: chosenFields(exclude) };
  const { rows, total } = await selectClientFields(ctx.database.db, filter, window);
  return { items: rows.map(fieldViewOf), page, per_page, total };
});
