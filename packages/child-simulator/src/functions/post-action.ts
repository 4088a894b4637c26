import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { field, group } from '../connector/params.ts';
import type { PostRecord } from '../state/initial/content.ts';
import { postTextsOf, sqlDate } from './post-parts.ts';

type Change = (post: PostRecord, call: FunctionCall) => void;

/** What the actions do to a post that exists. */
const CHANGES: Readonly<Record<string, Change>> = {
  publish: (post, { site }) => {
    Object.assign(post, { status: 'publish', published: post.published || Math.floor(site.seconds) });
  },
  unpublish: post => {
    post.status = 'draft';
  },
  trash: post => {
    Object.assign(post, { before: post.status, status: 'trash' });
  },
  // What is restored is a draft, whatever it was.
  restore: post => {
    if (post.status === 'trash') post.status = 'draft';
  },
  update,
};

/** `post_action` (docs/wire/content.md#states). Unknown ids are a success too, with an empty list in place of the post. */
export function postAction(call: FunctionCall): FunctionAnswer {
  const { site, form, faults } = call;
  const action = field(form, 'action') ?? '';
  const id = Number(field(form, 'id'));
  if (action === 'get_edit') return getEdit(call, id);
  const { posts } = site.changeContent();
  const post = posts.find(one => one.id === id);
  const old = post?.status ?? '';
  if (action === 'delete' || (action === 'trash' && faults.has('no_trash'))) {
    if (post && !faults.has('content_noop')) posts.splice(posts.indexOf(post), 1);
    const gone = post ? { post_type: post.type, post_title: post.title, singular_name: post.type } : [];
    return answer('SUCCESS', gone);
  }
  const change = CHANGES[action];
  if (!change || (action === 'publish' && !post)) return answer('FAIL', post ? told(post, old) : []);
  if (post && !faults.has('content_noop')) {
    change(post, call);
    post.modified = Math.floor(site.seconds);
  }
  return answer('SUCCESS', post ? told(post, old) : []);
}

/** Only what is given changes; titles keep their tags here. */
function update(post: PostRecord, { form }: FunctionCall): void {
  const given = postTextsOf(group(form, 'post_data'));
  const { post_title, post_content, post_excerpt, post_name, tags_input, comment_status } = given;
  if (post_title !== undefined) post.title = post_title;
  if (post_content !== undefined) post.content = post_content;
  if (post_excerpt !== undefined) post.excerpt = post_excerpt;
  if (post_name !== undefined) post.slug = post_name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  if (tags_input !== undefined) post.tags = tags_input.split(',').filter(tag => tag !== '');
  if (comment_status !== undefined) post.commentsOpen = comment_status === 'open';
}

/** Reads a post for editing. What is not asked for as a post is read as a page, whatever it is. */
function getEdit({ site, form }: FunctionCall, id: number): FunctionAnswer {
  const post = site.content.posts.find(one => one.id === id);
  if (!post) return answer('SUCCESS', [], false);
  const asPost = field(form, 'post_type') === 'post';
  const new_post = {
    edit_id: `${id}`,
    ...(asPost ? { is_sticky: 0, post_tags: post.tags.join(',') } : {}),
    post_title: post.title,
    post_content: post.content,
    post_status: post.status,
    post_date: sqlDate(post.published),
    post_date_gmt: sqlDate(post.published),
    post_type: asPost ? post.type : 'page',
    post_name: post.slug,
    post_excerpt: post.excerpt,
    comment_status: post.commentsOpen ? 'open' : 'closed',
    ping_status: 'open',
    post_password: '',
  };
  return answer('SUCCESS', told(post, post.status), {
    new_post: encode(JSON.stringify(new_post)),
    post_custom: encode('{"_secret_of_a_plugin":["hunter2"]}'),
    ...(asPost ? { post_category: encode(post.categories.join(',')) } : {}),
    post_featured_image: encode('0'),
    post_gallery_images: encode('[]'),
  });
}

function answer(status: string, post_action_data: unknown, my_post: unknown = []): FunctionAnswer {
  return { data: { status, other_data: { post_action_data }, my_post } };
}

function told({ id, type, title, status, published }: PostRecord, old_status: string) {
  const date = sqlDate(published);
  return {
    post_id: `${id}`,
    post_type: type,
    post_title: title,
    post_date: date,
    post_date_gmt: date,
    new_status: status,
    old_status,
    singular_name: type,
  };
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64');
}
