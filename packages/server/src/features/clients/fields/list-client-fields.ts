import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listInput, listOutput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { resolveClient } from '../resolve-client.ts';
import { clientFieldSchema, fieldClientSchema, fieldSelectors } from './client-field.schemas.ts';
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
    client_id_or_email: fieldClientSchema('Also the fields that only this client has, by id or e-mail address.'),
  }),
  output: listOutput(clientFieldSchema, 'client fields'),
  errors: ['client_not_found'],
}).run(async ({ page = 1, per_page = 20, search, include, exclude, client_id_or_email }, ctx) => {
  const client = client_id_or_email === undefined ? undefined : (await resolveClient(ctx, client_id_or_email)).id;
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const filter = { search, include: chosenFields(include), exclude: chosenFields(exclude), client };
  const { rows, total } = await selectClientFields(ctx.database.db, filter, window);
  return { items: rows.map(fieldViewOf), page, per_page, total };
});
