import { Type } from 'typebox';
import { objectOrNull, textOrNull } from '../../kernel/ability/nullable.ts';
import { APPROVAL_STATUSES, type ApprovalStatus } from './approval.ts';

export const approvalIdSchema = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'Id of the approval, as returned with the proposal.',
});

export const approvalStatusSchema = Type.Unsafe<ApprovalStatus>({
  type: 'string',
  enum: [...APPROVAL_STATUSES],
  description:
    'pending: waits for a person. running: approved, in progress. done, failed: how it ended. unknown: the server stopped or lost the answer while it ran, so it may have happened. rejected, expired: nothing was done.',
});

/** As lists show it. */
export const approvalBriefFields = {
  approval_id: approvalIdSchema,
  status: approvalStatusSchema,
  ability: Type.String({ description: 'Name of the ability that would run.' }),
  summary: Type.String({ description: 'What that ability does.' }),
  effect: Type.Unsafe<'write' | 'destroy'>({
    type: 'string',
    enum: ['write', 'destroy'],
    description: 'destroy: something is lost for good.',
  }),
  proposed_by: Type.String({ description: 'Who proposed it: key:, user: or system:, followed by the name.' }),
  client: Type.String({ description: 'What the assistant calls itself. Empty if it did not say.' }),
  proposed_at: Type.String({ description: 'When it was proposed, ISO 8601 UTC.' }),
  expires_at: Type.String({ description: 'Until when it can be approved, ISO 8601 UTC.' }),
  decided_by: textOrNull('Who approved or rejected it; null before.'),
  decided_at: textOrNull('When, ISO 8601 UTC; null before.'),
  reason: Type.String({ description: 'Why it was rejected, if the person said so.' }),
};

const stepSchema = Type.Object({
  at: Type.String({ description: 'When, ISO 8601 UTC.' }),
  action: Type.String({ description: 'What was done, as in the audit log.' }),
  subject: Type.String({ description: 'What it was done to.' }),
});

export const approvalSchema = Type.Object({
  ...approvalBriefFields,
  input: Type.Unsafe<object>({
    type: 'object',
    additionalProperties: true,
    description: 'The whole input it would run with. Passwords and other secrets are not shown.',
  }),
  input_digest: Type.String({ description: 'SHA-256 of the whole input: the approved call runs with exactly this.' }),
  preview: objectOrNull(
    'What it would do, at the time of the proposal; null if that cannot be known beforehand. `cut` names the lists and texts that are not shown whole.',
  ),
  ended_at: textOrNull('When it ended, ISO 8601 UTC; null before.'),
  outcome: objectOrNull('What the call returned, with `cut` as in the preview; null before, and after a failure.'),
  error_code: textOrNull('Error code, if it failed or its outcome is unknown.'),
  error_message: textOrNull('What went wrong and what to do.'),
  error_data: objectOrNull(
    'What the error says for programs, as in the data of other errors: such as `reason`, why the state of something forbids the call. null if it says nothing more than its code.',
  ),
  steps: Type.Array(stepSchema, { description: 'What the audit log has of this call, at most 100 entries.' }),
});
