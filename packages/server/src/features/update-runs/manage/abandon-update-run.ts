import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { endJob } from '../../jobs/index.ts';
import { requireRun } from '../require-run.ts';
import { runFieldsSchema, runJobIdSchema } from '../run.schemas.ts';
import { lockRun } from '../run.store.ts';
import { countedView, runStateOf } from '../run.views.ts';
import { endAbandoned } from '../waves/advance-run.ts';

export const abandonUpdateRun = ability({
  name: 'abandon-update-run-v1',
  summary:
    'End an update run early: updates already sent are completed, the rest are skipped. Use it when a halted run should not be resumed, or to stop one that is under way.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ job_id: runJobIdSchema }),
  output: runFieldsSchema,
  errors: ['job_not_found', 'invalid_state'],
}).run(async ({ job_id }, ctx) => {
  await requireRun(ctx, job_id);
  const end = { status: 'canceled', timedOut: false, code: 'canceled', message: 'The run was abandoned.' } as const;
  await audited(ctx, async trx => {
    await lockRun(trx, job_id);
    if (!(await endJob(trx, job_id, end, ctx.clock.now()))) {
      const state = runStateOf(await requireRun(ctx, job_id, trx));
      throw invalidState('run_ended', `The run has already ended (${state}).`);
    }
    await endAbandoned(trx, ctx, job_id);
    return { result: undefined, audit: [{ action: 'updates.abandoned', subject: `job:${job_id}` }] };
  });
  return countedView(ctx.database.db, await requireRun(ctx, job_id));
});
