import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { AppError } from '../../kernel/errors.ts';
import { counted } from '../../kernel/text/counted.ts';
import { createJob, jobUrl } from '../jobs/index.ts';
import { resolveSites, siteErrorsSchema, siteSelectors } from '../sites/index.ts';
import { installJob } from './install.job.ts';
import { activateSchema, INSTALL_INSTRUCTIONS } from './install.schemas.ts';
import { insertInstallJob } from './installs.store.ts';
import { type DirectoryPackage, directorySlugSchema, directoryVersionSchema, PACKAGE_TYPES } from './package.ts';

export const installOnSites = ability({
  name: 'install-on-sites-v1',
  summary:
    'Install a plugin or theme from WordPress.org on several sites, as a job. Sites that have it already are skipped.',
  category: 'sites',
  effect: 'write',
  needsApproval: true,
  method: 'POST',
  instructions: `${INSTALL_INSTRUCTIONS} Poll the job at status_url.`,
  input: Type.Object({
    site_ids_or_domains: siteSelectors('The sites, by id, domain or URL. At least one.', { minItems: 1 }),
    type: Type.Unsafe<DirectoryPackage['type']>({
      type: 'string',
      enum: [...PACKAGE_TYPES],
      description: 'What to install: plugin or theme.',
    }),
    slug: directorySlugSchema('plugin or theme'),
    version: directoryVersionSchema,
    activate: activateSchema,
  }),
  output: Type.Object({
    job_id: textOrNull('Id of the job; null if none of the sites was found.'),
    status_url: textOrNull('Address to poll for the state of the job.'),
    sites: Type.Integer({ description: 'Sites of the job.' }),
    message: Type.String({ description: 'What was started, or why nothing was started.' }),
    errors: siteErrorsSchema,
  }),
  errors: ['invalid_input'],
}).run(async ({ site_ids_or_domains, ...wanted }, ctx) => {
  const { type, slug, activate = false } = wanted;
  if (activate && type === 'theme') {
    throw new AppError(
      'invalid_input',
      'activate: themes are installed without activating them. Leave activate out, then activate the theme on each site.',
    );
  }
  const { sites, errors } = await resolveSites(ctx, site_ids_or_domains);
  if (sites.length === 0) {
    return { job_id: null, status_url: null, sites: 0, message: 'None of these sites was found.', errors };
  }
  const job_id = await audited(ctx, async trx => {
    const ids = sites.map(({ site }) => site.id);
    const id = await createJob(trx, ctx, installJob.type, ids);
    await insertInstallJob(trx, id, wanted);
    const detail = { slug, version: wanted.version ?? 'latest', activate, sites: ids.length };
    return { result: id, audit: [{ action: `${type}s.install_started`, subject: `job:${id}`, detail }] };
  });
  const message = `The ${type} ${slug} will be installed on ${counted(sites.length, 'site')}.`;
  return { job_id, status_url: jobUrl(ctx, job_id), sites: sites.length, message, errors };
});
