import type { Static } from 'typebox';
import type { getPost, listComments, listPosts } from '../../../features/content/index.ts';
import { spacedInstant } from './php.ts';

export type ListedPost = Static<typeof listPosts.output>['items'][number];
export type WholePost = Static<typeof getPost.output>;
type Comment = Static<typeof listComments.output>['items'][number];

export function listedPost(post: ListedPost) {
  const terms = post.type === 'page' ? {} : { post_category: post.categories, post_tags: post.tags };
  return {
    id: post.id,
    website_id: post.website_id,
    post_type: post.type,
    status: post.status,
    title: post.title,
    comment_count: String(post.comments),
    author: post.author,
    ...terms,
    dts: spacedInstant(post.modified_at ?? post.scheduled_at),
    authorEmail: '',
  };
}

/** Where the site stores files is not asked. */
const NO_FOLDER = { path: '', url: '', subdir: '', basedir: '', baseurl: '', error: false };

export function wholePostBody(post: WholePost): object {
  const of =
    post.type === 'page' ? { id: post.id, website_id: String(post.website_id), post_type: post.type } : terms(post);
  return {
    ...of,
    post_title: post.title,
    post_content: post.content,
    post_status: post.status,
    post_name: post.slug,
    post_excerpt: post.excerpt,
    post_password: '',
    comment_status: post.comments_open ? 'open' : 'closed',
    ping_status: '',
    post_date: spacedInstant(post.published_at),
    post_date_gmt: spacedInstant(post.published_at),
    post_custom: [],
    post_featured_image: '',
    upload_dir: NO_FOLDER,
  };
}

function terms({ categories, tags }: WholePost) {
  return { post_category: categories, post_tags: tags, is_sticky: 0, post_gallery_images: [] };
}

export function listedComment({ website_url: _url, written_at, ...comment }: Comment) {
  return { ...comment, dts: spacedInstant(written_at) };
}
