import type { ConnectorCall } from '../call.ts';
import { type ActionStatus, readActionStatus } from './action-items.ts';

export const COMMENT_ACTIONS = ['approve', 'unapprove', 'spam', 'unspam', 'trash', 'restore', 'delete'] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

/**
 * Changes one comment (docs/wire/content.md#comments). Success says nothing, and an unknown id can end in a 500: judge
 * by the list.
 */
export const commentAction: ConnectorCall<{ id: number; action: CommentAction }, { status: ActionStatus }> = {
  name: 'comment_action',
  signed: true,
  effect: 'change',
  patience: 'action',
  fields: ({ id, action }) => ({ action, id }),
  parse: reply => ({ status: readActionStatus(reply) }),
};
