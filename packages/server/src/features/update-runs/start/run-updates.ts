import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { siteErrorsSchema } from '../../sites/index.ts';
import { startedRunFields, strategyInputSchema, waitedResultsSchema, waitInputSchema } from '../run.schemas.ts';
import { withDefaults } from '../strategy.ts';
import { resultsIfWaited } from './run-results.ts';
import { runTargetInput, runTargetOf } from './run-target.ts';
import { startRun } from './start-run.ts';
import { startedView } from './started-view.ts';

export const runUpdates = ability({
  name: 'run-updates-v1',
  summary:
    'Install pending updates on all connected sites, or on the given ones, in the background. Use it for many sites at once; use run-site-updates-v1 for a single site.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  instructions:
    'Changes many sites. Show the user plan-updates-v1 with the same input first. For many sites give a strategy, so that a bad release stops at the first ones. Follow the run with get-update-run-v1.',
  input: Type.Object({
    ...runTargetInput,
    strategy: strategyInputSchema,
    wait: waitInputSchema,
  }),
  output: Type.Object({ ...startedRunFields, errors: siteErrorsSchema, results: waitedResultsSchema }),
  errors: ['invalid_input', 'site_busy', 'job_not_found'],
}).run(async ({ strategy, wait, ...input }, ctx) => {
  const { target, errors } = await runTargetOf(ctx, input);
  const started = await startRun(ctx, { ...target, strategy: strategy && withDefaults(strategy) });
  return { ...startedView(ctx, started), errors, ...(await resultsIfWaited(ctx, started, wait)) };
});
