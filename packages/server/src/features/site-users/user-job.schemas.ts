import { Type } from 'typebox';

/** Members of an answer when the work became a job. */
export const queuedFields = {
  queued: Type.Optional(Type.Literal(true, { description: 'The work goes on in the background.' })),
  job_id: Type.Optional(Type.String({ description: 'Id of the job; only when the work became one.' })),
  status_url: Type.Optional(Type.String({ description: 'Address to poll for the state of the job.' })),
  sites_queued: Type.Optional(Type.Integer({ description: 'Sites in the job.' })),
};
