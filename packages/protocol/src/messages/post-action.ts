import type { ConnectorCall } from '../call.ts';
import { readInnerJson } from '../replies/inner-json.ts';
import { countOf, isRecord, keyOf, own } from '../replies/lenient.ts';
import { markupText, plainText } from '../replies/text.ts';
import { type ActionStatus, readActionStatus } from './action-items.ts';
import { slashed, titleMarkup } from './post-texts.ts';

export const POST_ACTIONS = ['publish', 'unpublish', 'trash', 'restore', 'delete'] as const;
export type PostAction = (typeof POST_ACTIONS)[number];

export interface PostActionReply {
  status: ActionStatus;
  /** The post afterwards; undefined for unknown ids, and after a deletion. */
  post: { id: number; type: string; status: string } | undefined;
}

/** A post or page as read for editing. */
export interface EditablePost {
  id: number;
  type: string;
  status: string;
  /** Plain text. */
  title: string;
  /** HTML as the site stores it: data, never to be rendered. */
  content: string;
  /** The content is longer than what is read of it. */
  contentCut: boolean;
  excerpt: string;
  slug: string;
  /** Names joined by `,`; '' for pages. */
  categories: string;
  tags: string;
  commentsOpen: boolean;
  protected: boolean;
  /** Date of publication in UTC, `YYYY-MM-DD HH:MM:SS`; '' for drafts. */
  dateGmt: string;
}

/** Omitted fields stay as they are. */
export interface UpdatePostArgs {
  id: number;
  title?: string | undefined;
  content?: string | undefined;
  excerpt?: string | undefined;
  slug?: string | undefined;
  /** All of them; none = []. */
  tags?: readonly string[] | undefined;
  commentsOpen?: boolean | undefined;
}

const CALL = { name: 'post_action', signed: true, patience: 'action' } as const;
const LONGEST_CONTENT = 1_000_000;

/** Publishes, trashes, deletes … one post (docs/wire/content.md#states). Success is said of unknown ids too. */
export const postAction: ConnectorCall<{ id: number; action: PostAction }, PostActionReply> = {
  ...CALL,
  effect: 'change',
  fields: ({ id, action }) => ({ action, id }),
  parse: readPostAction,
};

/** Changes fields of one post (docs/wire/content.md#editing); asks no lock of an editor. */
export const updatePostOnSite: ConnectorCall<UpdatePostArgs, PostActionReply> = {
  ...CALL,
  effect: 'change',
  fields: ({ id, title, content, excerpt, slug, tags, commentsOpen }) => ({
    action: 'update',
    id,
    post_data: {
      ID: id,
      post_title: title === undefined ? undefined : slashed(titleMarkup(title)),
      post_content: content === undefined ? undefined : slashed(content),
      post_excerpt: excerpt === undefined ? undefined : slashed(excerpt),
      post_name: slug,
      tags_input: tags?.map(slashed).join(','),
      comment_status: commentsOpen === undefined ? undefined : commentsOpen ? 'open' : 'closed',
    },
  }),
  parse: readPostAction,
};

/**
 * Reads a post with its content; undefined if the id is unknown. The site then shows the post as being edited by the
 * administrator of the connection, for a few minutes. Fields of plugins are left unread.
 */
export const readPostOnSite: ConnectorCall<{ id: number; type: string }, EditablePost | undefined> = {
  ...CALL,
  effect: 'read',
  fields: ({ id, type }) => ({ action: 'get_edit', id, post_type: type }),
  parse: reply => {
    const { post } = readPostAction(reply);
    const mine = own(reply, 'my_post');
    const fields = readInnerJson(own(mine, 'new_post'));
    if (!post || !isRecord(fields)) return undefined;
    const categories = own(mine, 'post_category');
    const { text: content, cut: contentCut } = markupText(own(fields, 'post_content'), LONGEST_CONTENT);
    return {
      ...post,
      title: plainText(own(fields, 'post_title'), 500),
      content,
      contentCut,
      excerpt: markupText(own(fields, 'post_excerpt'), 20_000).text,
      slug: decodedSlug(plainText(own(fields, 'post_name'), 600)),
      categories: typeof categories === 'string' ? plainText(decoded(categories), 1000) : '',
      tags: plainText(own(fields, 'post_tags'), 1000),
      commentsOpen: own(fields, 'comment_status') === 'open',
      protected: plainText(own(fields, 'post_password')) !== '',
      dateGmt: utcOf(plainText(own(fields, 'post_date_gmt'), 19)),
    };
  },
};

function readPostAction(reply: unknown): PostActionReply {
  const data = own(own(reply, 'other_data'), 'post_action_data');
  const id = countOf(own(data, 'post_id'));
  const type = keyOf(own(data, 'post_type'));
  const status = keyOf(own(data, 'new_status'));
  const known = id !== undefined && type !== undefined && status !== undefined;
  return { status: readActionStatus(reply), post: known ? { id, type, status } : undefined };
}

function decoded(base64: string): string {
  return Buffer.from(base64.slice(0, 8000), 'base64').toString('utf8');
}

/** WordPress keeps slugs of other scripts percent-encoded. */
function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** WordPress writes zeros for "not yet". */
function utcOf(text: string): string {
  return /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? text : '';
}
