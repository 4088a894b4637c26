import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { chooseSites } from '../resolve-sites.ts';
import { batchItems, excludedSitesSchema, siteErrorsSchema, siteSelectors } from '../site.schemas.ts';
import { changeStatus } from './change-status.ts';

export const disconnectSites = ability({
  name: 'disconnect-sites-v1',
  summary:
    'Stop all communication with several sites. They stay stored with their keys, so that you can reconnect them later.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  instructions: 'You cannot select all sites at once: list their ids.',
  input: Type.Object({
    site_ids_or_domains: siteSelectors('The sites, by id, domain or URL. At least one.', { minItems: 1 }),
    exclude: excludedSitesSchema,
  }),
  output: Type.Object({
    disconnected: batchItems('The sites that are now disconnected.'),
    errors: siteErrorsSchema,
    total_disconnected: Type.Integer({ description: 'Number of sites disconnected.' }),
    total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
  }),
  errors: ['site_not_found', 'ambiguous_site'],
}).run(async ({ site_ids_or_domains, exclude = [] }, ctx) => {
  const { sites, errors } = await chooseSites(ctx, site_ids_or_domains, exclude, async () => []);
  const disconnected = await changeStatus(
    ctx,
    'disconnect',
    sites.map(({ site }) => site.id),
  );
  return { disconnected, errors, total_disconnected: disconnected.length, total_errors: errors.length };
});
