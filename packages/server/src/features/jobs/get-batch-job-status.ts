import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { jobId, jobStatus } from './job.schemas.ts';
import { demandJob, jobView } from './job.ts';

export const getBatchJobStatus = ability({
  name: 'get-batch-job-status-v1',
  summary: 'Get the state of a background job.',
  category: 'jobs',
  effect: 'read',
  method: 'GET',
  instructions: 'Poll every few seconds until status is completed, failed or canceled.',
  input: Type.Object({ job_id: jobId }),
  output: jobStatus,
  errors: ['job_not_found'],
}).run(async ({ job_id }, ctx) => jobView(ctx, await demandJob(ctx, job_id)));
