import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { siteSelectorSchema } from '../../sites/index.ts';
import { typesInputSchema } from '../../updates/index.ts';
import { itemsInputSchema, slugsInputSchema, strategyInputSchema } from '../run.schemas.ts';
import { chosenUpdates } from './chosen-updates.ts';
import { oneSiteRunOutput, siteToUpdate, updateOneSite } from './update-one-site.ts';

export const runSiteUpdates = ability({
  name: 'run-site-updates-v1',
  summary:
    'Install pending updates on one site, in the background or while the caller waits. Use it for a single site; use run-updates-v1 for several.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  instructions: 'Changes the site. Show the user get-site-updates-v1 first.',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    type: typesInputSchema,
    slugs: slugsInputSchema,
    items: itemsInputSchema,
    strategy: strategyInputSchema,
    wait: Type.Optional(
      Type.Boolean({ default: false, description: 'Respond only when the run has ended, or after ten minutes.' }),
    ),
  }),
  output: Type.Object(oneSiteRunOutput),
  errors: ['invalid_input', 'site_suspended', 'site_disconnected', 'site_busy'],
}).run(async ({ site_id_or_domain, type, slugs, items, strategy, wait }, ctx) => {
  const chosen = chosenUpdates({ type, slugs, items });
  const siteId = await siteToUpdate(ctx, site_id_or_domain);
  return updateOneSite(ctx, { siteId, ...chosen, strategy, wait });
});
