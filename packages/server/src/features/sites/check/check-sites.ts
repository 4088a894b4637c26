import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { CheckResult } from '../../../ports/child-sites/port.ts';
import { chooseSites } from '../resolve-sites.ts';
import { queueSites, settleSites } from '../settle-sites.ts';
import { excludedSitesSchema, queuedJobSchema, siteErrorsSchema, siteSelectors } from '../site.schemas.ts';
import { selectSites } from '../site.store.ts';
import { checkAddress } from './check-address.ts';
import { checkFields, checkView } from './check-site.ts';

export const checkSites = ability({
  name: 'check-sites-v1',
  summary: 'Check whether the addresses of several sites respond, or of all sites that are not suspended.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: false,
  instructions: 'For many sites the answer is a job: poll its status_url.',
  input: Type.Object({
    site_ids_or_domains: Type.Optional(
      siteSelectors('The sites; empty for all that are not suspended.', { default: [] }),
    ),
    exclude: excludedSitesSchema,
  }),
  output: Type.Union([
    Type.Object({
      results: Type.Array(Type.Object(checkFields), { description: 'The checked sites.' }),
      summary: Type.Object(
        {
          total_checked: Type.Integer({ description: 'Sites checked.' }),
          reachable: Type.Integer({ description: 'Of these, sites that responded.' }),
          unreachable: Type.Integer({ description: 'Of these, sites that did not.' }),
        },
        { description: 'Totals of the results.' },
      ),
      errors: Type.Optional(siteErrorsSchema),
    }),
    queuedJobSchema,
  ]),
  errors: ['site_not_found', 'ambiguous_site'],
}).run(async ({ site_ids_or_domains = [], exclude = [] }, ctx) => {
  const { sites, errors } = await chooseSites(ctx, site_ids_or_domains, exclude, allButSuspended);
  if (sites.length > ctx.settings.inlineLimit) return queueSites(ctx, 'check', sites, errors);
  const checks = new Map<number, CheckResult>();
  const { done, errors: gone } = await settleSites(ctx, sites, async site => {
    checks.set(site.row.id, await checkAddress(ctx, site));
    return undefined;
  });
  const results = done.map(({ id, url }) => {
    const result = checks.get(id) ?? { reachable: false, httpStatus: 0, elapsedMs: 0 };
    return { site_id: id, site_url: url, ...checkView(result) };
  });
  const reachable = results.filter(result => result.reachable).length;
  const summary = { total_checked: results.length, reachable, unreachable: results.length - reachable };
  const all = [...errors, ...gone];
  return { results, summary, ...(all.length > 0 ? { errors: all } : {}) };

  async function allButSuspended() {
    return (await selectSites(ctx.database, {})).filter(site => site.status !== 'suspended');
  }
});
