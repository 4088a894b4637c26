import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { AppError } from '../../../kernel/errors.ts';
import { requireNotRefused, resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { typesInputSchema, typesOfGroups } from '../../updates/index.ts';
import { type HoldingRun, heldMessage } from '../holding-runs.ts';
import { listRunItems } from '../manage/list-run-items.ts';
import { requireRun } from '../require-run.ts';
import { runItemSchema, slugsInputSchema, startedRunFields, strategyInputSchema } from '../run.schemas.ts';
import { withDefaults } from '../strategy.ts';
import { startRun } from './start-run.ts';
import { startedView } from './started-view.ts';
import { whenJobEnds } from './when-job-ends.ts';

export const runSiteUpdates = ability({
  name: 'run-site-updates-v1',
  summary:
    'Install pending updates on one site, in the background or while the caller waits. Use it for a single site; use run-updates-v1 for several.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  instructions: 'Changes the site. Show the user get-site-updates-v1 first.',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    type: typesInputSchema,
    slugs: slugsInputSchema,
    strategy: strategyInputSchema,
    wait: Type.Optional(
      Type.Boolean({ default: false, description: 'Respond only when the run has ended, or after ten minutes.' }),
    ),
  }),
  output: Type.Object({
    ...startedRunFields,
    site_id: Type.Integer({ description: 'Id of the site.' }),
    results: Type.Optional(Type.Array(runItemSchema, { description: 'The outcome of each update; only with wait.' })),
  }),
  errors: ['invalid_input', 'site_suspended', 'site_disconnected', 'site_busy'],
}).run(async ({ site_id_or_domain, type, slugs, strategy, wait = false }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  requireNotRefused(site);
  const started = await startRun(ctx, {
    siteIds: [site.id],
    types: typesOfGroups(type),
    slugs: slugs && [...new Set(slugs)],
    strategy: strategy && withDefaults(strategy),
  });
  if (started.busy.length > 0) throw heldSite(started.holders);
  const view = { ...startedView(ctx, started), site_id: site.id };
  if (!wait) return view;
  if (started.jobId === undefined) return { ...view, results: [] };
  await whenJobEnds(ctx, started.jobId);
  return { ...view, results: await listRunItems(ctx, await requireRun(ctx, started.jobId)) };
});

/** Names the run that is updating the site, and what it is waiting for. */
function heldSite(holders: readonly HoldingRun[]): AppError {
  const [first] = holders;
  if (!first) return new AppError('site_busy', heldMessage(holders));
  const { job_id, state, waits_for, halt_reason } = first;
  return new AppError('site_busy', heldMessage(holders), { job_id, run: { job_id, state, waits_for, halt_reason } });
}
