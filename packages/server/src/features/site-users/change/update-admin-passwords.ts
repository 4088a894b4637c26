import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { queuedFields } from '../../sites/index.ts';
import { queueUserJob } from '../jobs/queue-user-job.ts';
import { requireValidUser } from '../require-valid-user.ts';
import { settleTargets } from '../settle-targets.ts';
import { passwordSchema, siteFields, userTargetInput, websiteErrorsSchema } from '../site-user.schemas.ts';
import { requireTargets } from '../target-sites.ts';
import { setAdminPassword } from './set-admin-password.ts';

export const updateAdminPasswords = ability({
  name: 'update-admin-passwords-v1',
  summary:
    'Change the password of the administrator that Sitekeeper connects as, on one or more sites. The connections keep working.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: true,
  proof: 'fresh',
  instructions: 'For more than 200 sites, the answer is a job: poll its status_url.',
  input: Type.Object({ ...userTargetInput, password: passwordSchema('The new password.') }),
  output: Type.Object({
    updated: Type.Array(Type.Object(siteFields), { description: 'The sites on which the password was changed.' }),
    errors: websiteErrorsSchema,
    total_updated: Type.Integer({ description: 'Number of sites on which the password was changed.' }),
    total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
    ...queuedFields,
  }),
  callsSite: true,
  errors: [
    'invalid_input',
    'site_not_found',
    'client_not_found',
    'tag_not_found',
    'ambiguous_site',
    'site_suspended',
    'site_disconnected',
    'site_busy',
    'outcome_unknown',
  ],
}).run(async ({ password, ...filter }, ctx) => {
  requireValidUser({ password });
  const { sites, errors } = await requireTargets(ctx, filter);
  if (sites.length > ctx.settings.inlineLimit) {
    const queued = await queueUserJob(ctx, {
      type: 'password',
      total: sites.length,
      rejected: [],
      sites: sites.map(({ id, url }) => ({ id, url, lines: [1] })),
      payloadOf: () => ({ admin_password: password }),
    });
    return { updated: [], errors, total_updated: 0, total_errors: errors.length, ...queued };
  }
  const settled = await settleTargets(ctx, { sites, errors }, async site => {
    const failure = await setAdminPassword(ctx, site.id, password);
    return failure ? { failure } : { result: undefined };
  });
  const updated = settled.done.map(({ site }) => ({ website_id: site.id, website_url: site.url }));
  return { updated, errors: settled.errors, total_updated: updated.length, total_errors: settled.errors.length };
});
