import type { PostAction } from '@sitekeeper/protocol';

/** Types of posts that are read and changed; others, such as products of a shop, have rules of their own. */
export const CHANGED_TYPES: readonly string[] = ['post', 'page'];

/** Changes of a post's state that lose nothing. */
export const POST_STATE_ACTIONS = ['publish', 'unpublish', 'trash', 'restore'] as const satisfies readonly PostAction[];
export type PostStateAction = (typeof POST_STATE_ACTIONS)[number];

/** State of a post that a site deleted for good, because it has no trash. */
export const DELETED = 'deleted';

/** Whether a post is where an action leads. @param status Undefined: the site has no such post. */
export function isReached(action: PostStateAction, status: string | undefined): boolean {
  if (status === undefined) return action === 'trash';
  if (action === 'restore') return status !== 'trash';
  return status === { publish: 'publish', unpublish: 'draft', trash: 'trash' }[action];
}

/** Only what leaves the trash can be published: WordPress would keep the address that the trash gave it. */
export function mustRestoreFirst(action: PostStateAction, status: string): boolean {
  return status === 'trash' && (action === 'publish' || action === 'unpublish');
}
