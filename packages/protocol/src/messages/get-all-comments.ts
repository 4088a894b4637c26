import type { ConnectorCall } from '../call.ts';
import { countOf, keyOf, own, partOf, shortText } from '../replies/lenient.ts';
import { plainText } from '../replies/text.ts';

/** Our names of the states of a comment. */
export const COMMENT_STATUSES = ['approved', 'pending', 'spam', 'trash'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** The names that a request uses; the reply says `approved` and `unapproved`. */
const ASKED: Record<CommentStatus, string> = { approved: 'approve', pending: 'hold', spam: 'spam', trash: 'trash' };

export interface GetAllCommentsArgs {
  statuses: readonly CommentStatus[];
  /** Of each status, the newest. */
  most: number;
  /** Only those of this post; the other filters are then ignored by the site. */
  postId?: number;
  /** Part of the content. */
  text?: string;
  /** Written after, in the time of the site: `YYYY-MM-DD`. */
  after?: string;
  before?: string;
}

export interface ReportedComment {
  id: number;
  status: CommentStatus;
  author: string;
  authorEmail: string;
  authorUrl: string;
  postId: number;
  postTitle: string;
  /** Plain text: tags are removed. */
  content: string;
  /** Seconds since 1970. */
  date: number | undefined;
}

/** Comments, newest first in each status (docs/wire/content.md#comments). The addresses of their authors are left unread. */
export const getAllComments: ConnectorCall<GetAllCommentsArgs, ReportedComment[]> = {
  name: 'get_all_comments',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: ({ statuses, most, postId, text, after, before }) => ({
    status: statuses.map(status => ASKED[status]).join(','),
    maxRecords: most,
    postId,
    keyword: text || undefined,
    dtsstart: after,
    dtsstop: before,
  }),
  parse: reply => partOf(reply, readComment) ?? [],
};

function readComment(item: unknown): ReportedComment | undefined {
  const id = countOf(own(item, 'id'));
  const status = statusOf(keyOf(own(item, 'status')));
  if (!id || status === undefined) return undefined;
  return {
    id,
    status,
    author: shortText(own(item, 'author')),
    authorEmail: shortText(own(item, 'author_email')),
    authorUrl: plainText(own(item, 'author_url'), 500),
    postId: countOf(own(item, 'postId')) ?? 0,
    postTitle: plainText(own(item, 'postName'), 500),
    content: plainText(own(item, 'content'), 5000),
    date: countOf(own(item, 'dts')) || undefined,
  };
}

function statusOf(told: string | undefined): CommentStatus | undefined {
  if (told === 'unapproved' || told === 'hold') return 'pending';
  return COMMENT_STATUSES.find(status => status === told);
}
