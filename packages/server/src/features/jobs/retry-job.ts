import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { jobIdSchema, jobStatusSchema } from './job.schemas.ts';
import { createJob, jobView, requireJob } from './job.ts';
import { selectFailedSites } from './job-items.store.ts';

export const retryJob = ability({
  name: 'retry-job-v1',
  summary: 'Retry the failed sites of a job that has ended, as a new job.',
  category: 'jobs',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  instructions:
    'Poll the new job: its job_id is in the response. Sites that have been deleted since are left out. For an update run, use run-updates-v1 with failed_in instead.',
  input: Type.Object({ job_id: jobIdSchema }),
  output: jobStatusSchema,
  errors: ['job_not_found', 'invalid_state'],
}).run(async ({ job_id }, ctx) => {
  const job = await requireJob(ctx, job_id);
  if (!ctx.retryableJobs.has(job.type)) {
    throw invalidState('job_not_repeatable', `Jobs of type ${job.type} cannot be retried. ${insteadOf(job.type)}`);
  }
  if (job.status === 'queued' || job.status === 'processing') {
    throw invalidState('job_not_ended', 'The job has not ended yet. Wait for it, or cancel it first.');
  }
  const id = await audited(ctx, async trx => {
    const sites = await selectFailedSites(trx, job_id);
    if (sites.length === 0)
      throw invalidState('no_failed_sites', 'No site of the job failed, or all were deleted since.');
    const made = await createJob(trx, ctx, job.type, sites);
    const detail = { again: made, sites: sites.length };
    return { result: made, audit: [{ action: 'job.retried', subject: `job:${job_id}`, detail }] };
  });
  return jobView(ctx, id);
});

function insteadOf(type: string): string {
  return type === 'update'
    ? 'Start a run of what failed in it: run-updates-v1 with failed_in.job_id, and failed_in.state for what was rolled back.'
    : 'Start a new one.';
}
