import { type Static, Type } from 'typebox';
import { getBatchJobStatus } from '../../../features/jobs/index.ts';
import { execute } from '../../../kernel/ability/execute.ts';
import { ownTool } from './own-tool.ts';
import { resultSchema, toolResult } from './results.ts';
import { waitUntil } from './wait-until.ts';

export const secondsSchema = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 50,
    default: 20,
    description: 'Wait at most so long, at most 50; 0 answers at once.',
  }),
);

const input = Type.Object(
  { ...getBatchJobStatus.input.properties, wait_seconds: secondsSchema },
  { additionalProperties: false },
);

type Job = Static<typeof getBatchJobStatus.output>;

export const waitForJobTool = ownTool({
  input,
  name: 'wait_for_job',
  title: 'Wait for a job',
  description:
    'Get the state of a background job, after waiting a while for its end. Use it after a tool has answered with a job_id. The job goes on whether or not you wait; call this again while status is queued or processing.',
  outputSchema: resultSchema(['done'], getBatchJobStatus.output),
  annotations: {
    title: 'Wait for a job',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  run: async ({ job_id, wait_seconds = 20 }, call) => {
    const { ctx } = call.caller;
    let told = -1;
    const job = await waitUntil(call, wait_seconds, async () => {
      const found = (await execute(getBatchJobStatus, () => ({ job_id }), ctx)) as Job;
      const { processed, total, failed, status, halted } = found;
      if (processed > told) await call.progress(processed, total, `${processed} of ${total} sites, ${failed} failed`);
      told = Math.max(told, processed);
      return { found, over: halted || !['queued', 'processing'].includes(status) };
    });
    return toolResult({ status: 'done' }, job);
  },
});
