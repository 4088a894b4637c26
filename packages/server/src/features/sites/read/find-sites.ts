import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSites } from '../resolve-sites.ts';
import { siteErrorsSchema, siteSelectorSchema } from '../site.schemas.ts';
import { siteRecordSchema } from './site-record.schemas.ts';
import { siteRecords } from './site-record.views.ts';

/** More than an address can hold. */
const MOST = 10_000;

export const findSites = ability({
  name: 'find-sites-v1',
  summary: 'Look up sites by id, domain or URL. Use it to turn what a user typed into site ids.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    site_ids_or_domains: Type.Array(siteSelectorSchema, {
      minItems: 1,
      maxItems: MOST,
      description: `The sites, by id, domain or URL: at least one, at most ${MOST}.`,
    }),
  }),
  output: Type.Object({
    sites: Type.Array(siteRecordSchema, { description: 'The sites that were found, in the order of the request.' }),
    errors: siteErrorsSchema,
  }),
}).run(async ({ site_ids_or_domains }, ctx) => {
  const { sites, errors } = await resolveSites(ctx, site_ids_or_domains);
  const ids = sites.map(({ site }) => site.id);
  return { sites: await siteRecords(ctx, ids), errors };
});
