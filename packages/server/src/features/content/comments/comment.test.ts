import { COMMENT_ACTIONS, COMMENT_STATUSES } from '@sitekeeper/protocol';
import { expect, it } from 'vitest';
import { isCommentDone } from './comment.ts';

it.each([
  ['approve', ['approved']],
  ['unapprove', ['pending']],
  ['spam', ['spam']],
  ['unspam', ['approved', 'pending', 'trash']],
  ['trash', ['trash', undefined]],
  ['restore', ['approved', 'pending', 'spam']],
  ['delete', [undefined]],
] as const)('%s leads to %j and to nothing else', (action, states) => {
  const done = [...COMMENT_STATUSES, undefined].filter(status => isCommentDone(action, status));
  expect(done).toEqual(states);
  expect(COMMENT_ACTIONS).toContain(action);
});
