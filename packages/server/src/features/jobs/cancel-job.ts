import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { change } from '../../kernel/audit/change.ts';
import { AppError } from '../../kernel/errors.ts';
import { jobId, jobStatus } from './job.schemas.ts';
import { endJob } from './job.store.ts';
import { demandJob, jobView } from './job.ts';

export const cancelJob = ability({
  name: 'cancel-job-v1',
  summary: 'Cancel a job: sites not yet begun are left out, those under way end.',
  category: 'jobs',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ job_id: jobId }),
  output: jobStatus,
  errors: ['job_not_found', 'invalid_state'],
}).run(async ({ job_id }, ctx) => {
  const job = await demandJob(ctx, job_id);
  const end = { status: 'canceled', timedOut: false, code: 'canceled', message: 'The job was canceled.' } as const;
  await change(ctx, async trx => {
    if (!(await endJob(trx, job_id, end, ctx.clock.now()))) {
      throw new AppError('invalid_state', `The job has ended already (${job.status}).`);
    }
    return { result: undefined, audit: [{ action: 'job.canceled', subject: `job:${job_id}` }] };
  });
  return jobView(ctx, await demandJob(ctx, job_id));
});
