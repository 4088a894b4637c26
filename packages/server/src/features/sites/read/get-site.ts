import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteDetailSchema, siteSelectorSchema } from '../site.schemas.ts';
import { siteDetailView } from '../site.views.ts';

export const getSite = ability({
  name: 'get-site-v1',
  summary:
    'Get the details of one site as of its last sync. For tags, health and the last check, use get-site-record-v1.',
  category: 'sites',
  effect: 'read',
  method: 'POST',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    include_stats: Type.Optional(
      Type.Boolean({ default: false, description: 'Add the update counts and the health score.' }),
    ),
  }),
  output: siteDetailSchema,
}).run(async ({ site_id_or_domain, include_stats }, ctx) =>
  siteDetailView(await resolveSite(ctx, site_id_or_domain), include_stats),
);
