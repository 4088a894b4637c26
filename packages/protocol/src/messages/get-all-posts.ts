import type { ConnectorCall } from '../call.ts';
import { countOf, keyOf, own, partOf, shortText } from '../replies/lenient.ts';
import { plainText } from '../replies/text.ts';

/** States that the connector can be asked for. Others, such as those of plugins, it doesn't find under "any". */
export const POST_STATUSES = ['publish', 'future', 'pending', 'draft', 'private', 'trash'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export interface GetAllPostsArgs {
  /** Slug of a post type, or `any`. */
  type: string;
  /** Without one, the site answers with an empty text. */
  statuses: readonly PostStatus[];
  /** Of each status, those with the newest date; 0 would be all. */
  most: number;
  /** Only this post; the other filters are then ignored by the site. */
  id?: number;
  text?: string;
  searchIn?: 'title' | 'content';
  /** Changed after, in the time of the site: `YYYY-MM-DD`. */
  after?: string;
  before?: string;
}

/** One post, page or entry of another type, without its content. */
export interface ReportedPost {
  id: number;
  type: string;
  status: string;
  /** Plain text: entities are decoded. */
  title: string;
  comments: number;
  /** Seconds since 1970: when it was changed last; of a scheduled one, when it will be published. */
  date: number | undefined;
  author: string;
  /** Names, joined by `, `, which may be part of a name too. */
  categories: string;
  tags: string;
}

/** Posts, pages or entries of other types, newest first in each status (docs/wire/content.md#posts-and-pages). */
export const getAllPosts: ConnectorCall<GetAllPostsArgs, ReportedPost[]> = {
  name: 'get_all_posts',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: ({ type, statuses, most, id, text, searchIn, after, before }) => ({
    post_type: type,
    status: statuses.join(','),
    maxRecords: most,
    postId: id,
    keyword: text || undefined,
    search_on: text ? searchIn : undefined,
    dtsstart: after,
    dtsstop: before,
  }),
  parse: reply => partOf(reply, readPost) ?? [],
};

function readPost(item: unknown): ReportedPost | undefined {
  const id = countOf(own(item, 'id'));
  const type = keyOf(own(item, 'post_type'));
  const status = keyOf(own(item, 'status'));
  if (!id || type === undefined || status === undefined) return undefined;
  return {
    id,
    type,
    status,
    title: plainText(own(item, 'title'), 500),
    comments: countOf(own(item, 'comment_count')) ?? 0,
    date: countOf(own(item, 'dts')) || undefined,
    author: shortText(own(item, 'author')),
    categories: plainText(own(item, 'categories'), 1000),
    tags: plainText(own(item, 'tags'), 1000),
  };
}
