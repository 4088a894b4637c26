import * as content from '../../../features/content/index.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';
import { orFail } from '../site-answers.ts';
import { ofOneSite } from '../site-content.ts';
import { names } from './sites.routes.ts';

const list = { form: 'flat' } as const;
const POSTS = '/sites/{id_or_domain}/posts';
const COMMENTS = '/sites/{id_or_domain}/comments';
/** With which a comment can fail. */
const OF_COMMENTS: readonly ErrorCode[] = ['comment_not_found', 'outcome_unknown'];

/** Posts, pages and comments, live on the sites. Source: docs/spec/rest-v2.md#posts-pages-and-comments. */
export const CONTENT_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/posts', ability: content.listPosts, answer: list }),
  route({
    methods: ['GET'],
    path: '/pages',
    summary: 'List pages, asked live from the sites, page by page of sites.',
    fixed: { post_type: 'page' },
    ability: content.listPosts,
    answer: list,
  }),
  route({
    methods: ['GET'],
    path: '/comments',
    ability: content.listComments,
    without: ['post_id'],
    never: ['invalid_input'],
    answer: list,
  }),
  route({
    methods: ['GET'],
    path: POSTS,
    names,
    summary: 'List the posts of one site, asked live.',
    ability: ofOneSite(content.listPosts),
    answer: list,
  }),
  route({
    methods: ['GET'],
    path: '/sites/{id_or_domain}/pages',
    names,
    summary: 'List the pages of one site, asked live.',
    fixed: { post_type: 'page' },
    ability: ofOneSite(content.listPosts),
    answer: list,
  }),
  route({
    methods: ['GET'],
    path: COMMENTS,
    names,
    summary: 'List the comments of one site, asked live.',
    ability: ofOneSite(content.listComments),
    answer: list,
  }),
  route({ methods: ['GET'], path: `${POSTS}/{post_id}`, names, ability: content.getPost, answer: { form: 'single' } }),
  route({
    methods: ['POST'],
    path: `${POSTS}/create`,
    names,
    ability: content.createPost,
    answer: { form: 'single', message: 'The post was created.' },
  }),
  route({
    methods: EDIT,
    path: `${POSTS}/{post_id}/edit`,
    names,
    ability: content.updatePost,
    answer: { form: 'single', message: 'The post was changed.' },
  }),
  route({
    methods: EDIT,
    path: `${POSTS}/{post_id}/status`,
    names,
    ability: content.setPostStatus,
    answer: {
      form: 'single',
      message: ({ status, changed }: { status: string; changed: boolean }) =>
        changed ? `The status of the post is now ${status}.` : `The post was ${status} already.`,
    },
  }),
  route({
    methods: ['DELETE'],
    path: `${POSTS}/{post_id}/delete`,
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    ability: content.deletePost,
    answer: { form: 'single', message: 'The post was deleted for good.' },
  }),
  route({
    methods: EDIT,
    path: `${COMMENTS}/moderate`,
    names,
    ability: orFail(content.moderateComments, 'done', OF_COMMENTS),
    answer: {
      form: 'single',
      message: ({ done, errors }: Record<'done' | 'errors', readonly unknown[]>) =>
        `${done.length} changed, ${errors.length} failed.`,
    },
  }),
  route({
    methods: ['DELETE'],
    path: `${COMMENTS}/delete`,
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    ability: orFail(content.deleteComments, 'deleted', OF_COMMENTS),
    answer: {
      form: 'single',
      message: ({ deleted, errors }: Record<'deleted' | 'errors', readonly unknown[]>) =>
        `${deleted.length} deleted, ${errors.length} failed.`,
    },
  }),
];
