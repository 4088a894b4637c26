import type { CommentAction, CommentStatus } from '@sitekeeper/protocol';

/** Changes of a comment that lose nothing. */
export const MODERATIONS = [
  'approve',
  'unapprove',
  'spam',
  'unspam',
  'trash',
  'restore',
] as const satisfies readonly CommentAction[];

/** The state that an action leads to, if there is only one. */
export const LEADS_TO: Partial<Record<CommentAction, CommentStatus>> = {
  approve: 'approved',
  unapprove: 'pending',
  spam: 'spam',
  trash: 'trash',
};

/** Whether a comment is where an action leads. @param status Undefined: the site does not show the comment. */
export function isCommentDone(action: CommentAction, status: CommentStatus | undefined): boolean {
  if (status === undefined) return action === 'delete' || action === 'trash';
  if (action === 'unspam') return status !== 'spam';
  if (action === 'restore') return status !== 'trash';
  return LEADS_TO[action] === status;
}
