import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { reconnect } from './reconnect.ts';
import { resolveSites } from './resolve-sites.ts';
import { queueSites, settleSites } from './settle-sites.ts';
import { batchItems, queuedJob, siteErrors, siteSelectors } from './site.schemas.ts';
import { listSites } from './site.store.ts';

export const reconnectSites = ability({
  name: 'reconnect-sites-v1',
  summary: 'Connect several sites again, or all that are disconnected.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  instructions: 'With many sites the answer is a job: poll its status_url.',
  input: Type.Object({
    site_ids_or_domains: Type.Optional(siteSelectors('The sites; empty for all disconnected ones.', { default: [] })),
  }),
  output: Type.Union([
    Type.Object({
      reconnected: batchItems('The sites that are connected now.'),
      errors: siteErrors,
      total_reconnected: Type.Integer({ description: 'Number of sites connected.' }),
      total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
    }),
    queuedJob,
  ]),
  errors: [],
}).run(async ({ site_ids_or_domains = [] }, ctx) => {
  const { sites, errors } =
    site_ids_or_domains.length > 0
      ? await resolveSites(ctx, site_ids_or_domains)
      : { sites: named(await listSites(ctx.database, { status: 'disconnected' })), errors: [] };
  if (sites.length > ctx.settings.inlineLimit) return queueSites(ctx, 'reconnect', sites, errors);
  const settled = await settleSites(ctx, sites, site => reconnect(ctx, site.row.id));
  const all = [...errors, ...settled.errors];
  return {
    reconnected: settled.done,
    errors: all,
    total_reconnected: settled.done.length,
    total_errors: all.length,
  };
});

/** Sites that the caller didn't name go by their id. */
export function named<T extends { id: number }>(sites: readonly T[]): { identifier: number; site: T }[] {
  return sites.map(site => ({ identifier: site.id, site }));
}
