import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { actorName } from '../../../kernel/context.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { emitEvents } from '../../events/index.ts';
import { jobHasEnded } from '../../jobs/index.ts';
import { requireRun } from '../require-run.ts';
import { runFieldsSchema, runJobIdSchema } from '../run.schemas.ts';
import { hasClosed, lockRun, selectRunProgress, updateRunRow } from '../run.store.ts';
import { countedView, runStateOf } from '../run.views.ts';
import { sendWave } from '../waves/advance-run.ts';

export const resumeUpdateRun = ability({
  name: 'resume-update-run-v1',
  summary:
    'Resume a halted update run. The next wave is as large as the one that halted it; if its update window has closed meanwhile, the run goes on without that end. Use it once the cause has been looked at; otherwise abandon the run.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  instructions: 'Ask the user first, and show what went wrong: the failures of get-update-run-v1.',
  input: Type.Object({ job_id: runJobIdSchema }),
  output: runFieldsSchema,
  errors: ['job_not_found', 'invalid_state'],
}).run(async ({ job_id }, ctx) => {
  await requireRun(ctx, job_id);
  await audited(ctx, async trx => {
    const run = await lockRun(trx, job_id);
    if (run?.state !== 'halted' || (await jobHasEnded(trx, job_id))) {
      const state = runStateOf(await requireRun(ctx, job_id, trx));
      throw invalidState('run_not_halted', `Only a halted run can be resumed; this one is ${state}.`);
    }
    const { left, last } = await selectRunProgress(trx, job_id, run.wave);
    // Whoever resumes it then wants it to go on.
    if (hasClosed(run, ctx.clock.now())) await updateRunRow(trx, job_id, { closes_at: null });
    await sendWave(trx, ctx, run, Math.min(left, last.sites));
    const told = { run_id: job_id, by: actorName(ctx.actor) };
    await emitEvents(trx, [{ type: 'run.resumed', data: told }], new Date(ctx.clock.now()));
    return { result: undefined, audit: [{ action: 'updates.resumed', subject: `job:${job_id}` }] };
  });
  return countedView(ctx.database.db, await requireRun(ctx, job_id));
});
