import type { ConnectorCall } from '../call.ts';
import { countOf, flagOf, keyOf, own } from '../replies/lenient.ts';
import { plainText } from '../replies/text.ts';
import { slashed, titleMarkup } from './post-texts.ts';

export interface NewPostArgs {
  type: 'post' | 'page';
  /** Plain text. */
  title: string;
  /** HTML, stored as it is. */
  content: string;
  status: 'publish' | 'draft' | 'pending' | 'private';
  excerpt?: string | undefined;
  /** WordPress makes it unique. */
  slug?: string | undefined;
  /** Names without commas; missing ones are created. */
  categories?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  /** When it will be published, ms since 1970: WordPress then schedules it. */
  publishAt?: number | undefined;
  commentsOpen?: boolean | undefined;
}

export interface NewPostReply {
  /** Undefined if the site didn't say that it was created. */
  id: number | undefined;
  status: string;
  /** Address of the new post, as the site says. */
  link: string;
}

/**
 * Creates a post or page (docs/wire/content.md#creating). Folders of uploads, galleries and a featured image are never
 * sent: the site would fetch what they name.
 */
export const newPost: ConnectorCall<NewPostArgs, NewPostReply> = {
  name: 'newpost',
  signed: true,
  effect: 'change',
  patience: 'action',
  fields: args => ({
    new_post: base64(JSON.stringify(newPostFields(args))),
    post_custom: base64('{}'),
    post_category: args.categories && base64(joined(args.categories)),
  }),
  parse: reply => {
    const post = own(own(reply, 'other_data'), 'new_post_data');
    return {
      id: flagOf(own(reply, 'added')) ? countOf(own(reply, 'added_id')) : undefined,
      status: keyOf(own(post, 'new_status')) ?? '',
      link: plainText(own(reply, 'link'), 2000),
    };
  },
};

function newPostFields({ type, title, content, status, excerpt, slug, tags, publishAt, commentsOpen }: NewPostArgs) {
  return {
    post_type: type,
    post_title: slashed(titleMarkup(title)),
    post_content: slashed(content),
    post_status: status,
    post_excerpt: slashed(excerpt ?? ''),
    ...(slug === undefined ? {} : { post_name: slug }),
    ...(tags === undefined ? {} : { post_tags: joined(tags) }),
    ...(publishAt === undefined ? {} : { post_date_gmt: sqlTime(publishAt) }),
    ...(commentsOpen === undefined ? {} : { comment_status: commentsOpen ? 'open' : 'closed' }),
  };
}

/** The connector decodes percent signs in names of categories and tags once more. */
function joined(names: readonly string[]): string {
  return names.map(name => encodeURIComponent(slashed(name))).join(',');
}

function sqlTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}
