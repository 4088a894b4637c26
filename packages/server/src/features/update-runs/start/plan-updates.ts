import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { siteErrorsSchema } from '../../sites/index.ts';
import { runsHolding } from '../holding-runs.ts';
import { heldBySchema } from '../run.schemas.ts';
import { heldBackFields, heldBackOf } from './held-back.ts';
import { selectLeftOut, selectNamesInOrder } from './left-out.store.ts';
import { selectPlannedUpdates } from './plan.store.ts';
import { planFields, planOf } from './plan.ts';
import { selectSitesToUpdate } from './run-target.store.ts';
import { runTargetInput, runTargetOf } from './run-target.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** A careful run names the sites of its first wave. */
const FIRST_SITES = 100;

export const planUpdates = ability({
  name: 'plan-updates-v1',
  summary:
    'Preview an update run: which sites and updates it would cover, which of them cannot be rolled back, and which runs hold sites back. Use it before starting a run; it changes nothing.',
  category: 'updates',
  effect: 'read',
  method: 'POST',
  instructions: 'Accepts the same input as run-updates-v1. Show the user the plan before starting the run.',
  input: Type.Object(runTargetInput),
  output: Type.Object({
    sites: count('Sites that would be in the run.'),
    ...planFields,
    first_sites: Type.Array(
      Type.Object({
        site_id: Type.Integer({ description: 'Id of the site.' }),
        site_name: Type.String({ description: 'Name of the site.' }),
      }),
      { description: 'The first sites of the run, up to 100, in the order in which its waves take them.' },
    ),
    left_out: Type.Object(
      {
        ignored: count('Updates that are ignored.'),
        disconnected_sites: count('Sites with such updates that are not connected.'),
        suspended_sites: count('Sites with such updates that are suspended.'),
      },
      { description: 'What is on offer and would not be in the run, apart from held_back and held_by.' },
    ),
    ...heldBackFields,
    held_by: heldBySchema,
    held_sites: count('Requested sites that other runs are already updating. They are skipped.'),
    errors: siteErrorsSchema,
  }),
  errors: ['invalid_input', 'job_not_found'],
}).run(async (input, ctx) => {
  const { target, errors } = await runTargetOf(ctx, input);
  const found = await selectSitesToUpdate(ctx.database, target);
  const siteIds = found.filter(site => !site.busy).map(site => site.id);
  const held_sites = found.length - siteIds.length;
  const planned = siteIds.length > 0 ? await selectPlannedUpdates(ctx.database, { ...target, siteIds }) : [];
  const held_by = held_sites > 0 ? await runsHolding(ctx.database, target) : [];
  const plan = planOf(planned, ctx.settings.packageHosts);
  const young = await heldBackOf(ctx.database, target);
  const first_sites = await selectNamesInOrder(ctx.database.db, siteIds.slice(0, FIRST_SITES));
  const left_out = await selectLeftOut(ctx.database, target);
  return { sites: siteIds.length, ...plan, first_sites, left_out, ...young, held_by, held_sites, errors };
});
