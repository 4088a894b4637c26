import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { startedRunFields, strategyInputSchema } from '../run.schemas.ts';
import { withDefaults } from '../strategy.ts';
import { startRun } from './start-run.ts';
import { startedView } from './started-view.ts';

export const updateThemeEverywhere = ability({
  name: 'update-theme-everywhere-v1',
  summary:
    'Update one theme on every connected site that has an update pending for it, in the background. Use it to roll out a single theme, such as a security fix.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  instructions: 'Changes many sites. Give a strategy, so that a bad release stops at the first ones.',
  input: Type.Object({
    slug: Type.String({ minLength: 1, maxLength: 300, description: 'Slug of the theme, as list-updates-v1 shows it.' }),
    strategy: strategyInputSchema,
  }),
  output: Type.Object(startedRunFields),
  errors: ['invalid_input', 'site_busy'],
}).run(async ({ slug, strategy }, ctx) => {
  const order = { siteIds: undefined, types: ['theme'] as const, slugs: [slug] };
  return startedView(ctx, await startRun(ctx, { ...order, strategy: strategy && withDefaults(strategy) }));
});
