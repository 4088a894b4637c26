import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pageOf, pagingInput } from '../../kernel/lists/list.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { selectClientUpdates } from './client-updates.store.ts';
import { typesInputSchema } from './update.schemas.ts';
import { typesOfGroups } from './update.ts';

const count = (description: string) => Type.Integer({ description });

export const listClientUpdates = ability({
  name: 'list-client-updates-v1',
  summary:
    'List the clients whose sites have available updates, with their numbers, those with the most first. Ignored updates and suspended sites are left out. Use it to update client by client.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  input: Type.Object({
    type: typesInputSchema,
    search: Type.Optional(
      Type.String({ default: '', maxLength: 200, description: 'Part of the name of the client, whatever its case.' }),
    ),
    ...siteScopeInput('updates of sites'),
    ...pagingInput(),
  }),
  output: listOutput(
    Type.Object({
      client_id: Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description: 'Id of the client; null: the sites without a client.',
      }),
      client_name: Type.String({ description: 'Name of the client; empty for the sites without one.' }),
      site_ids: Type.Array(Type.Integer(), { description: 'Ids of the sites with such updates.' }),
      updates: count('Such updates on these sites.'),
      wp: count('Sites with a newer WordPress on offer.'),
      plugins: count('Plugin updates.'),
      themes: count('Theme updates.'),
      translations: count('Translation updates.'),
    }),
    'clients with such updates',
  ),
}).run(async ({ type, search = '', page = 1, per_page = 20, ...scope }, ctx) => {
  const rows = await selectClientUpdates(ctx.database.db, typesOfGroups(type), search.trim().toLowerCase(), scope);
  const found = rows.map(({ client_id, client_name, site_ids, core, plugin, theme, translation }) => ({
    client_id,
    client_name,
    site_ids: site_ids
      .split(',')
      .map(Number)
      .sort((a, b) => a - b),
    updates: core + plugin + theme + translation,
    wp: core,
    plugins: plugin,
    themes: theme,
    translations: translation,
  }));
  found.sort((a, b) => b.updates - a.updates || (a.client_id ?? 0) - (b.client_id ?? 0));
  return pageOf(found, { page, per_page });
});
