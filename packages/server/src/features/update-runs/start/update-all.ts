import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { siteErrorsSchema, siteSelectors } from '../../sites/index.ts';
import { changedTypesSchema } from '../../updates/index.ts';
import { startedRunFields, strategyInputSchema, waitedResultsSchema, waitInputSchema } from '../run.schemas.ts';
import { withDefaults } from '../strategy.ts';
import { resultsIfWaited } from './run-results.ts';
import { runTargetOf } from './run-target.ts';
import { startRun } from './start-run.ts';
import { startedView } from './started-view.ts';

export const updateAll = ability({
  name: 'update-all-v1',
  summary:
    'Install everything that is pending on all connected sites, or on the given ones. Use run-updates-v1 for single plugins or themes, or to retry what failed.',
  category: 'updates',
  effect: 'write',
  needsApproval: true,
  method: 'POST',
  instructions:
    'Changes many sites. Show the user plan-updates-v1 with the same input first. For many sites give a strategy, so that a bad release stops at the first ones. Follow the run with get-update-run-v1.',
  input: Type.Object({
    site_ids_or_domains: Type.Optional(siteSelectors('The sites; empty or left out: all connected ones.')),
    type: changedTypesSchema,
    strategy: strategyInputSchema,
    wait: waitInputSchema,
  }),
  output: Type.Object({ ...startedRunFields, errors: siteErrorsSchema, results: waitedResultsSchema }),
  errors: ['site_busy'],
}).run(async ({ strategy, wait, ...input }, ctx) => {
  const { target, errors } = await runTargetOf(ctx, input);
  const started = await startRun(ctx, { ...target, strategy: strategy && withDefaults(strategy) });
  return { ...startedView(ctx, started), errors, ...(await resultsIfWaited(ctx, started, wait)) };
});
