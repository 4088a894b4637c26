import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { count } from '../vulnerability.schemas.ts';
import { chosen, chosenErrorsSchema } from './chosen.ts';
import { deactivationInput } from './deactivation.schemas.ts';
import { deactivationTarget } from './deactivation-target.ts';
import { firstSitesOf, firstSitesSchema } from './first-sites.ts';
import { leftSchema } from './split-items.ts';

export const planPluginDeactivation = ability({
  name: 'plan-plugin-deactivation-v1',
  summary:
    'Preview which plugins deactivate-vulnerable-plugins-v1 would deactivate on how many sites. Use it before deactivating; it changes nothing.',
  category: 'updates',
  effect: 'read',
  method: 'POST',
  input: Type.Object(deactivationInput),
  output: Type.Object({
    sites: count('Sites on which something would be deactivated.'),
    items: Type.Array(
      Type.Object({
        slug: Type.String({ description: 'The plugin (dir/file.php).' }),
        name: Type.String({ description: 'Its name.' }),
        versions: Type.Array(Type.String(), { description: 'Installed versions.' }),
        sites: count('Sites on which it would be deactivated.'),
      }),
      { description: 'The plugins, most widely active first.' },
    ),
    first_sites: firstSitesSchema,
    left: leftSchema,
    errors: chosenErrorsSchema,
  }),
  errors: ['vulnerability_not_found', 'invalid_input'],
}).run(async ({ slugs, ...input }, ctx) => {
  const { filter, errors } = await chosen(ctx, input);
  const { wanted, left } = await deactivationTarget(ctx, filter, slugs);
  const items = [...Map.groupBy(wanted, ({ slug }) => slug)].map(([slug, alike]) => ({
    slug,
    name: alike[0]?.name ?? slug,
    versions: [...new Set(alike.map(({ version }) => version))].sort(),
    sites: alike.length,
  }));
  items.sort((a, b) => b.sites - a.sites || (a.slug < b.slug ? -1 : 1));
  const sites = new Set(wanted.map(({ site_id }) => site_id)).size;
  return { sites, items, first_sites: firstSitesOf(wanted), left, errors };
});
