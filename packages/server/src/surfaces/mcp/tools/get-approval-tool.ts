import { type Static, Type } from 'typebox';
import { getApproval } from '../../../features/approvals/index.ts';
import { execute } from '../../../kernel/ability/execute.ts';
import { ownTool } from './own-tool.ts';
import { resultSchema, toolResult } from './results.ts';
import { secondsSchema } from './wait-for-job.ts';
import { waitUntil } from './wait-until.ts';

const input = Type.Object(
  { ...getApproval.input.properties, wait_seconds: secondsSchema },
  { additionalProperties: false },
);

type Approval = Static<typeof getApproval.output>;

export const getApprovalTool = ownTool({
  input,
  name: 'get_approval',
  title: 'Get an approval',
  description:
    'Get what became of a call that waits for a person, after waiting a while for the decision. Use it after a tool has answered approval_needed and the user knows. While status is pending or running, call it again. unknown means that the call may have happened: look at the sites before you propose it again.',
  outputSchema: resultSchema(['done'], getApproval.output),
  annotations: {
    title: 'Get an approval',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  run: async ({ approval_id, wait_seconds = 20 }, call) => {
    const approval = await waitUntil(call, wait_seconds, async () => {
      const found = (await execute(getApproval, () => ({ approval_id }), call.caller.ctx)) as Approval;
      return { found, over: found.status !== 'pending' && found.status !== 'running' };
    });
    return toolResult({ status: 'done' }, approval);
  },
});
