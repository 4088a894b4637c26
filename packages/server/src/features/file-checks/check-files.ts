import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import {
  batchItems,
  chooseSites,
  excludedSitesSchema,
  queuedJobSchema,
  queueSites,
  settleSites,
  siteErrorsSchema,
  siteSelectors,
} from '../sites/index.ts';
import { checkSiteFiles } from './read/check-site-files.ts';
import { selectAllowedSites } from './read/consent.store.ts';
import { judgeCheckedFiles } from './read/due-file-checks.ts';

export const checkFiles = ability({
  name: 'check-files-v1',
  summary:
    'Check the files of sites on which file checks are on, instead of waiting for the weekly check. Read the result with list-checked-items-v1.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  instructions: 'For many sites the answer is a job: poll its status_url. Altered files are named some seconds later.',
  input: Type.Object({
    site_ids_or_domains: Type.Optional(
      siteSelectors('The sites; empty for all connected ones on which file checks are on.', { default: [] }),
    ),
    exclude: excludedSitesSchema,
  }),
  output: Type.Union([
    Type.Object({
      queued: Type.Literal(false, { description: 'The work is done.' }),
      checked: batchItems('The sites whose files were read.'),
      errors: siteErrorsSchema,
      total_checked: Type.Integer({ description: 'Number of sites whose files were read.' }),
      total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
    }),
    queuedJobSchema,
  ]),
  errors: ['site_not_found', 'ambiguous_site'],
}).run(async ({ site_ids_or_domains = [], exclude = [] }, ctx) => {
  const { sites, errors } = await chooseSites(ctx, site_ids_or_domains, exclude, () =>
    selectAllowedSites(ctx.database.db),
  );
  if (sites.length > ctx.settings.inlineLimit) return queueSites(ctx, 'files', sites, errors);
  const settled = await settleSites(ctx, sites, site => checkSiteFiles(ctx, site.row.id));
  await judgeCheckedFiles(ctx);
  const checked = settled.done.map(({ id, url }) => ({ id, url }));
  const all = [...errors, ...settled.errors];
  return {
    queued: false as const,
    checked,
    errors: all,
    total_checked: checked.length,
    total_errors: all.length,
  };
});
