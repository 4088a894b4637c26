import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { deleteComments } from './comments/delete-comments.ts';
import { listComments } from './comments/list-comments.ts';
import { moderateComments } from './comments/moderate-comments.ts';
import { createPost } from './posts/create-post.ts';
import { deletePost } from './posts/delete-post.ts';
import { getPost } from './posts/get-post.ts';
import { listPosts } from './posts/list-posts.ts';
import { setPostStatus } from './posts/set-post-status.ts';
import { updatePost } from './posts/update-post.ts';

export { deleteComments } from './comments/delete-comments.ts';
export { listComments } from './comments/list-comments.ts';
export { moderateComments } from './comments/moderate-comments.ts';
export { createPost } from './posts/create-post.ts';
export { deletePost } from './posts/delete-post.ts';
export { getPost } from './posts/get-post.ts';
export { listPosts } from './posts/list-posts.ts';
export { setPostStatus } from './posts/set-post-status.ts';
export { updatePost } from './posts/update-post.ts';

/** In the order of docs/spec. */
export const ABILITIES: readonly AnyAbility[] = [
  listPosts,
  getPost,
  createPost,
  updatePost,
  setPostStatus,
  deletePost,
  listComments,
  moderateComments,
  deleteComments,
];
