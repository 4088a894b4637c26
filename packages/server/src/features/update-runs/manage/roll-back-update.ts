import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { changeOnSite, siteSelectorSchema } from '../../sites/index.ts';
import { typeOfGroup, updateGroupSchema } from '../../updates/index.ts';
import { requireRun } from '../require-run.ts';
import { runItemSchema, runJobIdSchema } from '../run.schemas.ts';
import { rollBackOnRequest } from '../site/roll-back-on-request.ts';
import { listRunItems } from './list-run-items.ts';

export const rollBackUpdate = ability({
  name: 'roll-back-update-v1',
  summary:
    'Roll back one update on one site to the earlier version, if the package of that version is still available. Use it when an update has broken a site.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  instructions: 'Only for updates whose roll_back is "possible" in get-update-run-v1. Ask the user first.',
  input: Type.Object({
    job_id: runJobIdSchema,
    site_id_or_domain: siteSelectorSchema,
    type: updateGroupSchema,
    slug: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'Slug of the plugin or theme, as the run shows it.',
    }),
  }),
  output: Type.Object({ ...runItemSchema.properties }),
  callsSite: true,
  errors: ['job_not_found', 'site_busy', 'invalid_state', 'update_failed', 'site_timeout'],
}).run(async ({ job_id, site_id_or_domain, type, slug }, ctx) => {
  const run = await requireRun(ctx, job_id);
  const siteId = await changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    await rollBackOnRequest(ctx, run, { siteId: row.id, type: typeOfGroup(type), slug }, connection);
    return row.id;
  });
  const items = await listRunItems(ctx, run, { siteId });
  const item = items.find(one => one.type === type && one.slug === slug);
  if (!item) throw invalidState('work_forgotten', 'The run no longer has this update. List its updates.');
  return item;
});
