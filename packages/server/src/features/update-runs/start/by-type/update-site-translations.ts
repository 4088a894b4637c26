import { Type } from 'typebox';
import { ability } from '../../../../kernel/ability/ability.ts';
import { itemSlugs, itemsOutput, oneTypeInput, updateItems } from './update-items.ts';

export const updateSiteTranslations = ability({
  name: 'update-site-translations-v1',
  summary:
    'Install pending updates of translations on one site: all of them, or the given ones. Use run-site-updates-v1 for several types at once.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  instructions: 'Changes the site. Show the user get-site-updates-v1 first.',
  input: Type.Object({ ...oneTypeInput, slugs: itemSlugs('translations') }),
  output: itemsOutput,
  errors: ['invalid_input', 'site_suspended', 'site_disconnected', 'site_busy'],
}).run((input, ctx) => updateItems(ctx, 'translation', input));
