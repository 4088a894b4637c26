import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput, searchTextInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { scopeOf, siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { type InstalledType, selectItemsByName } from './installed-items.store.ts';

const itemSchema = Type.Object({
  type: Type.Unsafe<InstalledType>({ type: 'string', enum: ['plugin', 'theme'], description: 'What it is.' }),
  slug: Type.String({ description: 'As in the filters `plugin` and `theme` of list-site-records-v1.' }),
  name: Type.String({ description: 'Its name, as its highest version says it.' }),
  sites_count: Type.Integer({ minimum: 1, description: 'Sites that have it, active or not.' }),
});

export const listInstalledItems = ability({
  name: 'list-installed-items-v1',
  summary:
    'List the plugins and themes that are installed on any site, each once, with the number of its sites. Use it to find the slug of a plugin or theme by a part of its name.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    search: searchTextInput('the name or slug'),
    ...siteScopeInput('items of sites'),
  }),
  output: listOutput(itemSchema, 'plugins and themes'),
}).run(async ({ search = '', page = 1, per_page = 20, ...input }, { database: { db } }) => {
  const wanted = { text: search.trim().toLowerCase(), scope: scopeOf(input) };
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  return { ...(await selectItemsByName(db, wanted, window)), page, per_page };
});
