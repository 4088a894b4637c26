import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { jobIdSchema, jobStatusSchema } from './job.schemas.ts';
import { jobView } from './job.ts';

export const getBatchJobStatus = ability({
  name: 'get-batch-job-status-v1',
  summary: 'Get the state, progress and errors of a background job. Use it to follow an operation that was queued.',
  category: 'jobs',
  effect: 'read',
  method: 'GET',
  instructions: 'Poll every few seconds until status is completed, failed or canceled.',
  input: Type.Object({ job_id: jobIdSchema, ...siteScopeInput('sites') }),
  output: jobStatusSchema,
  errors: ['job_not_found'],
}).run(async ({ job_id, ...scope }, ctx) => jobView(ctx, job_id, { withErrors: true, scope }));
