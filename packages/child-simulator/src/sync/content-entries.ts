import type { CommentRecord, PostRecord } from '../state/initial/content.ts';
import type { SimulatedSite } from '../state/site.ts';

/** Record of `get_all_posts`, `get_all_pages` and the widgets of a sync. */
export function postEntry(site: SimulatedSite, post: PostRecord): Record<string, unknown> {
  const [admin] = site.users;
  return {
    id: post.id,
    post_type: post.type,
    status: post.status,
    title: post.title,
    comment_count: `${commentsOn(site, post.id)}`,
    // Of a scheduled post, the date of its publication.
    dts: post.status === 'future' ? post.published : post.modified,
    author: admin?.login ?? '',
    authorEmail: admin?.email ?? '',
    categories: post.categories.join(', '),
    tags: post.tags.join(', '),
  };
}

/** Record of `get_all_comments`; ids are texts there, and the address is written in entities. */
export function commentEntry(site: SimulatedSite, comment: CommentRecord): Record<string, unknown> {
  const { posts } = site.content;
  return {
    id: `${comment.id}`,
    status: comment.status,
    author: comment.author,
    author_url: '',
    author_ip: '203.0.113.20',
    author_email: asEntities(`${comment.author.toLowerCase()}@reader.example`),
    postId: `${comment.postId}`,
    postName: posts.find(post => post.id === comment.postId)?.title ?? '',
    comment_count: `${commentsOn(site, comment.postId)}`,
    content: comment.content,
    dts: comment.written,
  };
}

function commentsOn(site: SimulatedSite, postId: number): number {
  const { comments } = site.content;
  return comments.filter(comment => comment.postId === postId && comment.status === 'approved').length;
}

/** Obscured from harvesters: every third character as a number. */
function asEntities(text: string): string {
  return [...text].map((letter, i) => (i % 3 === 0 ? `&#${letter.charCodeAt(0)};` : letter)).join('');
}
