import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { chooseSites } from '../resolve-sites.ts';
import { queueSites, settleSites } from '../settle-sites.ts';
import { batchItems, excludedSitesSchema, queuedJobSchema, siteErrorsSchema, siteSelectors } from '../site.schemas.ts';
import { selectSites } from '../site.store.ts';
import { reconnect } from './reconnect.ts';

export const reconnectSites = ability({
  name: 'reconnect-sites-v1',
  summary: 'Reconnect several sites, or all that are disconnected. Use it after an outage or a move.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  instructions: 'For many sites the answer is a job: poll its status_url.',
  input: Type.Object({
    site_ids_or_domains: Type.Optional(siteSelectors('The sites; empty for all disconnected ones.', { default: [] })),
    exclude: excludedSitesSchema,
  }),
  output: Type.Union([
    Type.Object({
      reconnected: batchItems('The sites that are now connected.'),
      errors: siteErrorsSchema,
      total_reconnected: Type.Integer({ description: 'Number of sites connected.' }),
      total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
    }),
    queuedJobSchema,
  ]),
  errors: ['site_not_found', 'ambiguous_site'],
}).run(async ({ site_ids_or_domains = [], exclude = [] }, ctx) => {
  const disconnected = () => selectSites(ctx.database, { status: 'disconnected' });
  const { sites, errors } = await chooseSites(ctx, site_ids_or_domains, exclude, disconnected);
  if (sites.length > ctx.settings.inlineLimit) return queueSites(ctx, 'reconnect', sites, errors);
  const settled = await settleSites(ctx, sites, site => reconnect(ctx, site.row.id, site.row.status_wished_at));
  const all = [...errors, ...settled.errors];
  return {
    reconnected: settled.done,
    errors: all,
    total_reconnected: settled.done.length,
    total_errors: all.length,
  };
});
