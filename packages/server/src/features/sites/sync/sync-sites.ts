import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { chooseSites } from '../resolve-sites.ts';
import { queueSites, settleSites } from '../settle-sites.ts';
import { excludedSitesSchema, queuedJobSchema, siteErrorsSchema, siteSelectors } from '../site.schemas.ts';
import { selectSites } from '../site.store.ts';
import { runSync } from './run-sync.ts';
import { slowEarly } from './slow/slow-early.ts';
import { selectSlowSites } from './slow/slow-sites.store.ts';

export const syncSites = ability({
  name: 'sync-sites-v1',
  summary:
    'Sync several sites, or all connected ones: fetch their current versions, plugins, themes, updates, security checks and changes.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: false,
  instructions: 'For more than 200 sites the answer is a job: poll its status_url.',
  input: Type.Object({
    site_ids_or_domains: Type.Optional(siteSelectors('The sites; empty for all connected ones.', { default: [] })),
    exclude: excludedSitesSchema,
  }),
  output: Type.Union([
    Type.Object({
      queued: Type.Literal(false, { description: 'The work is done.' }),
      synced: Type.Array(
        Type.Object({
          id: Type.Integer({ description: 'Id of the site.' }),
          url: Type.String({ description: 'Address of the site.' }),
          name: Type.String({ description: 'Name of the site.' }),
        }),
        { description: 'The sites that were synced.' },
      ),
      errors: siteErrorsSchema,
      total_synced: Type.Integer({ description: 'Number of sites synced.' }),
      total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
    }),
    queuedJobSchema,
  ]),
  errors: ['site_not_found', 'ambiguous_site'],
}).run(async ({ site_ids_or_domains = [], exclude = [] }, ctx) => {
  const connected = () => selectSites(ctx.database, { status: 'connected' });
  const { sites, errors } = await chooseSites(ctx, site_ids_or_domains, exclude, connected);
  if (sites.length > ctx.settings.inlineLimit) {
    const slow = await selectSlowSites(ctx.database.db);
    const ordered = slowEarly(sites, ({ site }) => slow.has(site.id));
    return queueSites(ctx, 'sync', ordered, errors);
  }
  const settled = await settleSites(ctx, sites, site => runSync(ctx, site));
  const all = [...errors, ...settled.errors];
  return {
    queued: false as const,
    synced: settled.done,
    errors: all,
    total_synced: settled.done.length,
    total_errors: all.length,
  };
});
