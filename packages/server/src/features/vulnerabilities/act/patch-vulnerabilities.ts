import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { startedRunFields, startedView, startRun, strategyInputSchema, withDefaults } from '../../update-runs/index.ts';
import { chosen, chosenErrorsSchema, chosenInput } from './chosen.ts';
import { patchTarget } from './patch-target.ts';
import { leftSchema } from './split-items.ts';

export const patchVulnerabilities = ability({
  name: 'patch-vulnerabilities-v1',
  summary:
    'Install the pending updates that fix vulnerabilities, on exactly the sites that have them, as a careful update run in waves. Use deactivate-vulnerable-plugins-v1 where there is no update.',
  category: 'updates',
  effect: 'write',
  needsApproval: true,
  method: 'POST',
  instructions:
    'Changes many sites. Show the user plan-vulnerability-patches-v1 with the same input first. Follow the run with get-update-run-v1.',
  input: Type.Object({ ...chosenInput, strategy: strategyInputSchema }),
  output: Type.Object({ ...startedRunFields, left: leftSchema, errors: chosenErrorsSchema }),
  errors: ['vulnerability_not_found', 'site_busy'],
}).run(async ({ strategy, ...input }, ctx) => {
  const { filter, errors } = await chosen(ctx, input);
  const { target, left } = await patchTarget(ctx, filter);
  const started = await startRun(ctx, { ...target, strategy: withDefaults(strategy ?? {}) });
  return { ...startedView(ctx, started), left, errors };
});
