import type { EditablePost, ReportedPost } from '@sitekeeper/protocol';
import { isoInstant } from '../../../kernel/text/instants.ts';

interface OfSite {
  readonly id: number;
  readonly url: string;
}

export function postView(site: OfSite, post: ReportedPost) {
  const at = post.date === undefined ? null : isoInstant(Math.min(post.date, LAST_SECOND) * 1000);
  const scheduled = post.status === 'future';
  return {
    id: post.id,
    website_id: site.id,
    website_url: site.url,
    type: post.type,
    status: post.status,
    title: post.title,
    author: post.author,
    categories: post.categories,
    tags: post.tags,
    comments: post.comments,
    modified_at: scheduled ? null : at,
    scheduled_at: scheduled ? at : null,
  };
}

/** The end of the year 9999: a date beyond is no ISO date any more. */
const LAST_SECOND = 253_402_300_799;

export function wholePostView(site: OfSite, post: ReportedPost, read: EditablePost) {
  return {
    ...postView(site, { ...post, status: read.status, title: read.title }),
    categories: read.categories.replaceAll(',', ', '),
    tags: read.tags.replaceAll(',', ', '),
    content: read.content,
    content_cut: read.contentCut,
    excerpt: read.excerpt,
    slug: read.slug,
    comments_open: read.commentsOpen,
    password_protected: read.protected,
    published_at: read.dateGmt === '' ? null : isoInstantOf(read.dateGmt),
  };
}

/** `2026-01-31 08:00:00` as ISO; null for a day that no calendar has. */
function isoInstantOf(text: string): string | null {
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(ms) ? null : isoInstant(ms);
}
