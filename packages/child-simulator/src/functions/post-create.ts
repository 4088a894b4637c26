import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { field, json, percentDecode } from '../connector/params.ts';
import { blankPost, type PostRecord } from '../state/initial/content.ts';
import type { SimulatedSite } from '../state/site.ts';
import { postTextsOf, titleOf } from './post-parts.ts';
import { decodeBase64 } from './user-parts.ts';

/**
 * `newpost` without an id (docs/wire/content.md#creating). Drafts have no date; a date in the future makes a published
 * post a scheduled one. Tags in the title are dropped, those in the content stay.
 */
export function newPost({ site, form, faults }: FunctionCall): FunctionAnswer {
  const wish = (json(decodeBase64(field(form, 'new_post'))) ?? {}) as Record<string, unknown>;
  const texts = postTextsOf(wish);
  const { posts } = site.changeContent();
  const id = Math.max(0, ...posts.map(post => post.id)) + 1;
  const now = Math.floor(site.seconds);
  const at = Date.parse(`${texts.post_date_gmt?.replace(' ', 'T')}Z`) / 1000;
  const status = texts.post_status === 'publish' && at > now ? 'future' : (texts.post_status ?? 'draft');
  const title = faults.has('own_titles') ? titleOf(texts.post_title).toUpperCase() : titleOf(texts.post_title);
  const category = field(form, 'post_category');
  const post: PostRecord = {
    ...blankPost({ id, type: texts.post_type ?? 'post', status, modified: now, title }),
    content: texts.post_content ?? '',
    excerpt: texts.post_excerpt ?? '',
    ...(texts.post_name ? { slug: texts.post_name } : {}),
    published: at > 0 ? at : status === 'draft' || status === 'pending' ? 0 : now,
    categories: category === undefined ? ['General'] : names(decodeBase64(category)),
    tags: names(texts.post_tags ?? ''),
    commentsOpen: texts.comment_status !== 'closed',
  };
  if (!faults.has('content_noop')) posts.push(post);
  return { data: { added: true, added_id: id, link: linkOf(site, post), other_data: { new_post_data: told(post) } } };
}

function names(joined: string): string[] {
  return percentDecode(joined)
    .split(',')
    .filter(name => name !== '');
}

function linkOf(site: SimulatedSite, { id, type }: PostRecord): string {
  return `http://site${site.k}.example/?${type === 'page' ? 'page_id' : 'p'}=${id}`;
}

function told({ id, type, title, status }: PostRecord) {
  return {
    post_id: id,
    post_type: type,
    post_title: title,
    new_status: status,
    old_status: '',
    singular_name: type,
    is_editing: 0,
  };
}
