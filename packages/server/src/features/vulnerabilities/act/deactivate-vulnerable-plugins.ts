import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { counted } from '../../../kernel/text/counted.ts';
import { createJob, jobUrl } from '../../jobs/index.ts';
import { count } from '../vulnerability.schemas.ts';
import { chosen, chosenErrorsSchema } from './chosen.ts';
import { deactivatePluginsJob } from './deactivate-plugins.job.ts';
import { deactivationInput } from './deactivation.schemas.ts';
import { deactivationTarget } from './deactivation-target.ts';
import { insertJobPlugins } from './job-plugins.store.ts';
import { leftSchema } from './split-items.ts';

export const deactivateVulnerablePlugins = ability({
  name: 'deactivate-vulnerable-plugins-v1',
  summary:
    'Deactivate plugins on all sites on which they are active, as a job: those with the given vulnerabilities, or the named ones. Use it where no update fixes them and waiting is too dangerous. They stay installed.',
  category: 'updates',
  effect: 'write',
  needsApproval: true,
  method: 'POST',
  instructions:
    'Changes many sites, and what the plugins do on them stops. Show the user plan-plugin-deactivation-v1 with the same input first. Poll the job at status_url.',
  input: Type.Object(deactivationInput),
  output: Type.Object({
    job_id: textOrNull('Id of the job; null when there was nothing to deactivate.'),
    status_url: textOrNull('Address to poll for the state of the job.'),
    sites: count('Sites of the job.'),
    plugins: count('Plugins to deactivate, counted on each site.'),
    message: Type.String({ description: 'What was started, or why nothing was started.' }),
    left: leftSchema,
    errors: chosenErrorsSchema,
  }),
  errors: ['vulnerability_not_found', 'invalid_input'],
}).run(async ({ slugs, ...input }, ctx) => {
  const { filter, errors } = await chosen(ctx, input);
  const { wanted, left } = await deactivationTarget(ctx, filter, slugs);
  const ids = [...new Set(wanted.map(({ site_id }) => site_id))];
  const nothing = 'None of these plugins is active on a connected site.';
  if (ids.length === 0) return { job_id: null, status_url: null, sites: 0, plugins: 0, message: nothing, left, errors };
  const plugins = [...new Set(wanted.map(({ slug }) => slug))].sort();
  const job_id = await audited(ctx, async trx => {
    const id = await createJob(trx, ctx, deactivatePluginsJob.type, ids);
    await insertJobPlugins(trx, ctx.database.engine, id, wanted);
    const detail = { sites: ids.length, plugins: plugins.slice(0, 100), vulnerabilities: filter.recordIds ?? [] };
    return { result: id, audit: [{ action: 'plugins.deactivation_started', subject: `job:${id}`, detail }] };
  });
  const message = `${counted(plugins.length, 'plugin')} on ${counted(ids.length, 'site')} will be deactivated.`;
  return {
    job_id,
    status_url: jobUrl(ctx, job_id),
    sites: ids.length,
    plugins: wanted.length,
    message,
    left,
    errors,
  };
});
