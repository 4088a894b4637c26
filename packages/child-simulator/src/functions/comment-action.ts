import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { criticalError } from '../connector/pages.ts';
import { field } from '../connector/params.ts';
import type { CommentRecord } from '../state/initial/content.ts';

type Status = CommentRecord['status'];

const SET: Readonly<Record<string, Status>> = {
  approve: 'approved',
  unapprove: 'unapproved',
  spam: 'spam',
  trash: 'trash',
};

/** `comment_action` (docs/wire/content.md#comments). Approving an unknown comment ends in a critical error. */
export function commentAction({ site, form, faults }: FunctionCall): FunctionAnswer {
  const action = field(form, 'action') ?? '';
  const { comments } = site.changeContent();
  const comment = comments.find(({ id }) => id === Number(field(form, 'id')));
  if (!comment && (action === 'approve' || action === 'unapprove')) return criticalError();
  if (!(action in SET || ['unspam', 'restore', 'delete'].includes(action))) return { data: { status: 'FAIL' } };
  if (comment && !faults.has('content_noop')) {
    if (action === 'delete' || (action === 'trash' && faults.has('no_trash')))
      comments.splice(comments.indexOf(comment), 1);
    else change(comment, action);
  }
  return { data: { status: 'SUCCESS' } };
}

function change(comment: CommentRecord, action: string): void {
  const next = SET[action];
  if (next !== undefined) Object.assign(comment, { before: comment.status, status: next });
  const from = action === 'unspam' ? 'spam' : 'trash';
  if (next === undefined && comment.status === from) comment.status = comment.before ?? 'unapproved';
}
