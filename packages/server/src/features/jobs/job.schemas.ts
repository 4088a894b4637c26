import { Type } from 'typebox';

export const JOB_STATUSES = ['queued', 'processing', 'completed', 'failed', 'canceled'] as const;

const instant = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });

/** State of a job. Source: docs/spec/abilities.md#jobs. */
export const jobStatusSchema = Type.Object({
  job_id: Type.String({ description: 'Id of the job: its type and a UUID.' }),
  type: Type.String({ description: 'What the job does, e.g. sync.' }),
  status: Type.Unsafe<(typeof JOB_STATUSES)[number]>({
    type: 'string',
    enum: [...JOB_STATUSES],
    description: 'completed: every site has a final result, failed ones included. failed: the job could not go on.',
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
  succeeded: Type.Integer({ description: 'Sites that went well.' }),
  failed: Type.Integer({ description: 'Sites that failed.' }),
  skipped: Type.Integer({ description: 'Sites where there was nothing to do, or nothing could be done.' }),
  halted: Type.Boolean({
    description: 'The job waits for a decision: resume or abandon its update run. It is neither running nor done.',
  }),
  started_at: instant('When the work began, ISO 8601 UTC; null while queued.'),
  completed_at: instant('When the job ended, ISO 8601 UTC; null before.'),
  errors: Type.Array(
    Type.Object({
      site_id: Type.Integer({ description: 'Id of the site.' }),
      code: Type.String({ description: 'Error code.' }),
      message: Type.String({ description: 'What went wrong and what to do.' }),
    }),
    { description: 'The failed sites, the first 1,000 by id; the items list all.' },
  ),
  job_timed_out: Type.Boolean({ description: 'The job was given up because it took too long.' }),
  result: Type.Optional(
    Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description: 'What the job came to as a whole, for types of jobs that tell; not in lists of jobs.',
    }),
  ),
});

export const jobIdSchema = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Id of the job, as job_id of the queued answer.',
});
