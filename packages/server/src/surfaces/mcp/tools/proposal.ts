import type { CallToolResult } from '@modelcontextprotocol/server';
import { approvalStatusSchema, type proposeCall } from '../../../features/approvals/index.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { NOTICE, toolResult } from './results.ts';

export const PROPOSES =
  'A call that deletes, changes access or changes many sites is only proposed: the answer has a preview and an approval. Show the preview to the user, who approves or rejects it in Sitekeeper; then use get_approval to learn the outcome. You cannot approve it yourself.';

export const proposalSchema = {
  type: 'object',
  description: 'The proposal, if a person has to approve the call.',
  properties: {
    approval_id: { type: 'string', description: 'Pass it to get_approval.' },
    status: approvalStatusSchema,
    url: { type: 'string', description: 'Where the user can approve or reject it.' },
    expires_at: { type: 'string', description: 'Until when it can be approved, ISO 8601 UTC.' },
    preview: {
      description: 'What the call would do; null if that cannot be known beforehand.',
      anyOf: [{ type: 'object' }, { type: 'null' }],
    },
  },
  required: ['approval_id', 'status', 'url', 'expires_at', 'preview'],
  additionalProperties: false,
} as const;

const NEXT =
  'Nothing has been done yet. Show the preview to the user and ask them to open the url and decide. Then call get_approval.';

/** The answer to a call that waits for a person. */
export function proposalResult({ origin }: Ctx, approval: Awaited<ReturnType<typeof proposeCall>>): CallToolResult {
  const { approval_id, status, expires_at, preview } = approval;
  const url = `${origin}/approvals/${approval_id}`;
  const { content, structuredContent } = toolResult(
    { status: 'approval_needed', notice: `${NEXT} ${NOTICE}`, approval: { approval_id, status, url, expires_at } },
    preview,
  );
  const { data, approval: facts, ...around } = structuredContent as { data: unknown; approval: object };
  return { content, structuredContent: { ...around, approval: { ...facts, preview: data } } };
}
