import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { jobIdSchema, jobStatusSchema } from './job.schemas.ts';
import { endJob } from './job.store.ts';
import { jobView, requireJob } from './job.ts';

export const cancelJob = ability({
  name: 'cancel-job-v1',
  summary:
    'Cancel a job: work already under way on a site is completed, the remaining sites are skipped. What was done is not undone.',
  category: 'jobs',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ job_id: jobIdSchema }),
  output: jobStatusSchema,
  errors: ['job_not_found', 'invalid_state'],
}).run(async ({ job_id }, ctx) => {
  const job = await requireJob(ctx, job_id);
  const end = { status: 'canceled', timedOut: false, code: 'canceled', message: 'The job was canceled.' } as const;
  await audited(ctx, async trx => {
    if (!(await endJob(trx, job_id, end, ctx.clock.now()))) {
      const { status } = await requireJob(ctx, job_id, trx);
      throw invalidState('job_ended', `The job has already ended (${status}).`);
    }
    await ctx.jobEnds.get(job.type)?.(trx, ctx, job_id);
    return { result: undefined, audit: [{ action: 'job.canceled', subject: `job:${job_id}` }] };
  });
  return jobView(ctx, job_id);
});
