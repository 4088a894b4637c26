import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { siteErrorsSchema } from '../../sites/index.ts';
import { updateGroupSchema } from '../../updates/index.ts';
import { runsHolding } from '../holding-runs.ts';
import { heldBySchema } from '../run.schemas.ts';
import { selectSitesToUpdate } from '../run.store.ts';
import { selectPlannedUpdates } from './plan.store.ts';
import { notRolledBackSchema, planOf } from './plan.ts';
import { runTargetInput, runTargetOf } from './run-target.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const versions = (description: string) => Type.Array(Type.String(), { description });

export const planUpdates = ability({
  name: 'plan-updates-v1',
  summary: 'Tell what an update run would do now: on which sites, what cannot be rolled back, what holds it up.',
  category: 'updates',
  effect: 'read',
  method: 'POST',
  instructions: 'Takes what run-updates-v1 takes. Show the user the plan before starting the run. Changes nothing.',
  input: Type.Object(runTargetInput),
  output: Type.Object({
    sites: count('Sites that would be in the run.'),
    updates: count('Updates that would be in the run, those to be skipped included.'),
    skipped: count('Of these: updates that the WordPress or PHP of their site is too old for.'),
    not_rolled_back: notRolledBackSchema('Of these, updates that could not be rolled back, by reason'),
    items: Type.Array(
      Type.Object({
        type: updateGroupSchema,
        slug: Type.String({ description: 'Slug of the plugin, theme or translation; wordpress for WordPress itself.' }),
        name: Type.String({ description: 'Name of the item.' }),
        from: versions('Versions that the sites have.'),
        to: versions('Versions that they would get.'),
        sites: count('Sites that would get it.'),
        not_rolled_back: notRolledBackSchema('Sites on which it could not be rolled back, by reason'),
      }),
      { description: 'The items, those on the most sites first.' },
    ),
    held_by: heldBySchema,
    held_sites: count('Sites that were asked for and that other runs have in work: they are left out.'),
    errors: siteErrorsSchema,
  }),
  errors: ['job_not_found'],
}).run(async (input, ctx) => {
  const { target, errors } = await runTargetOf(ctx, input);
  const found = await selectSitesToUpdate(ctx.database, target);
  const siteIds = found.filter(site => !site.busy).map(site => site.id);
  const held_sites = found.length - siteIds.length;
  const planned = siteIds.length > 0 ? await selectPlannedUpdates(ctx.database, { ...target, siteIds }) : [];
  const held_by = held_sites > 0 ? await runsHolding(ctx.database, target) : [];
  return { sites: siteIds.length, ...planOf(planned, ctx.settings.packageHosts), held_by, held_sites, errors };
});
