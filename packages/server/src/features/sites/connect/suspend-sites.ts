import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { chooseSites } from '../resolve-sites.ts';
import { batchItems, excludedSitesSchema, siteErrorsSchema, siteSelectors } from '../site.schemas.ts';
import { changeStatus } from './change-status.ts';

export const suspendSites = ability({
  name: 'suspend-sites-v1',
  summary: 'Suspend several sites: they stay stored, but syncs and updates skip them.',
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
    suspended: batchItems('The sites that are now suspended.'),
    errors: siteErrorsSchema,
    total_suspended: Type.Integer({ description: 'Number of sites suspended.' }),
    total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
  }),
  errors: ['site_not_found', 'ambiguous_site'],
}).run(async ({ site_ids_or_domains, exclude = [] }, ctx) => {
  const { sites, errors } = await chooseSites(ctx, site_ids_or_domains, exclude, async () => []);
  const suspended = await changeStatus(
    ctx,
    'suspend',
    sites.map(({ site }) => site.id),
  );
  return { suspended, errors, total_suspended: suspended.length, total_errors: errors.length };
});
