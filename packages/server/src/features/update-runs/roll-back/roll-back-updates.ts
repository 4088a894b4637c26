import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { scopeOf, siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { counted } from '../../../kernel/text/counted.ts';
import { createJob, jobUrl } from '../../jobs/index.ts';
import { requireRun } from '../require-run.ts';
import { causeInputSchema, runJobIdSchema } from '../run.schemas.ts';
import { lockRun } from '../run.store.ts';
import { rollBackOfItem } from '../site/previous-package.ts';
import { notRolledBackSchema } from '../start/plan.ts';
import { rollBackUpdatesJob } from './roll-back-updates.job.ts';
import { insertRollBacks, type MadeGroup, selectMadeItems } from './roll-backs.store.ts';

const MADE_STATES = ['needs_attention', 'updated'] as const;

export const rollBackUpdates = ability({
  name: 'roll-back-updates-v1',
  summary:
    'Roll back the updates of a run that need attention, or a group of them, to the earlier versions, as a job. Use it when a release has broken many sites.',
  category: 'updates',
  effect: 'write',
  needsApproval: true,
  method: 'POST',
  instructions:
    'Changes many sites. Show the user the failures of the run first (get-update-run-v1). Poll the job at status_url.',
  input: Type.Object({
    job_id: runJobIdSchema,
    state: Type.Optional(
      Type.Unsafe<MadeGroup['state']>({
        type: 'string',
        enum: [...MADE_STATES],
        default: 'needs_attention',
        description: 'Only updates in this state: those that need attention, or those that went well.',
      }),
    ),
    cause: causeInputSchema,
    ...siteScopeInput('updates of sites'),
  }),
  output: Type.Object({
    job_id: textOrNull('Id of the job; null when there was nothing to roll back.'),
    status_url: textOrNull('Address to poll for the state of the job.'),
    sites: Type.Integer({ description: 'Sites of the job.' }),
    updates: Type.Integer({ description: 'Updates to roll back.' }),
    message: Type.String({ description: 'What was started, or why nothing was started.' }),
    not_rolled_back: notRolledBackSchema('Of the updates asked for, those that can’t be rolled back, by reason'),
  }),
  errors: ['job_not_found'],
}).run(async ({ job_id: runId, state = 'needs_attention', cause, ...more }, ctx) => {
  await requireRun(ctx, runId);
  return audited(ctx, async trx => {
    await lockRun(trx, runId); // of two that ask at once, the second one finds the job of the first
    const found = await selectMadeItems(trx, runId, { state, cause, scope: scopeOf(more) });
    const judged = found.map(item => ({ ...item, can: rollBackOfItem(item, ctx.settings.packageHosts) }));
    const not_rolled_back: Partial<Record<(typeof judged)[number]['can'], number>> = {};
    for (const { can } of judged) if (can !== 'possible') not_rolled_back[can] = (not_rolled_back[can] ?? 0) + 1;
    const items = judged.filter(({ can, held_by }) => can === 'possible' && held_by === null);
    const held = judged.find(({ held_by }) => held_by !== null)?.held_by ?? null;
    if (items.length === 0) {
      const message =
        held === null ? 'None of these updates can be rolled back.' : 'They are being rolled back already.';
      const status_url = held === null ? null : jobUrl(ctx, held);
      return { result: { job_id: held, status_url, sites: 0, updates: 0, message, not_rolled_back }, audit: [] };
    }
    const siteIds = [...new Set(items.map(({ site_id }) => site_id))];
    const job_id = await createJob(trx, ctx, rollBackUpdatesJob.type, siteIds);
    await insertRollBacks(trx, ctx.database.engine, job_id, runId, items);
    const [sites, updates] = [siteIds.length, items.length];
    const message = `${counted(updates, 'update')} on ${counted(sites, 'site')} will be rolled back.`;
    const detail = { run: runId, state, ...(cause === undefined ? {} : { cause }), sites, updates };
    return {
      result: { job_id, status_url: jobUrl(ctx, job_id), sites, updates, message, not_rolled_back },
      audit: [{ action: 'updates.roll_back_started', subject: `job:${job_id}`, detail }],
    };
  });
});
