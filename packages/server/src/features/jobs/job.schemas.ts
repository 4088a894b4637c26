import { Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';

export const JOB_STATUSES = ['queued', 'processing', 'completed', 'failed', 'canceled'] as const;

/** State of a job. Source: docs/spec/abilities.md#jobs. */
export const jobStatusSchema = Type.Object({
  job_id: Type.String({ description: 'Id of the job: its type and a UUID.' }),
  type: Type.String({ description: 'What the job does, e.g. sync.' }),
  status: Type.Unsafe<(typeof JOB_STATUSES)[number]>({
    type: 'string',
    enum: [...JOB_STATUSES],
    description:
      'completed: every site has a final result, which may be a failure. failed: the job could not continue.',
  }),
  progress: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'Percentage of the sites that were processed; below 100 when the job was canceled.',
  }),
  processed: Type.Integer({
    description: 'Sites that were processed: those that succeeded, failed or were skipped. Canceled ones were not.',
  }),
  total: Type.Integer({ description: 'Sites in the job.' }),
  succeeded: Type.Integer({ description: 'Sites that succeeded.' }),
  failed: Type.Integer({ description: 'Sites that failed.' }),
  skipped: Type.Integer({ description: 'Sites with nothing to do, or where nothing could be done.' }),
  halted: Type.Boolean({
    description: 'The job waits for a decision: resume or abandon its update run. It is neither running nor done.',
  }),
  started_at: textOrNull('When the work began, ISO 8601 UTC; null while queued.'),
  completed_at: textOrNull('When the job ended, ISO 8601 UTC; null before.'),
  errors: Type.Array(
    Type.Object({
      site_id: Type.Integer({ description: 'Id of the site; of an import of sites (addsites), the line of the file.' }),
      code: Type.String({ description: 'Error code.' }),
      message: Type.String({ description: 'What went wrong and what to do.' }),
    }),
    { description: 'The failed sites, the first 1,000 by id. list-job-items-v1 lists all of them.' },
  ),
  job_timed_out: Type.Boolean({ description: 'The job timed out.' }),
  result: Type.Optional(
    Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description: 'Result of the job as a whole, for the types of jobs that have one. Not in lists of jobs.',
    }),
  ),
});

export const jobIdSchema = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Id of the job: the job_id of the response that queued it.',
});
