import type { SimulatedSite } from '../state/site.ts';
import { commentEntry, postEntry } from './content-entries.ts';

type Part = (site: SimulatedSite) => Record<string, unknown>;

/** Parts that our dashboard does not use, kept small: `syncdata` key → fields (docs/wire/sync.md#sync-data). */
export const CONTENT_PARTS: Readonly<Record<string, Part>> = {
  recent_comments: site => ({
    recent_comments: site.content.comments.map(comment => commentEntry(site, comment)),
  }),
  recent_posts: site => ({ recent_posts: recent(site, 'post') }),
  recent_pages: site => ({ recent_pages: recent(site, 'page') }),
  directories: () => ({ directories: '' }),
  categories: () => ({
    categories: ['General'],
    categories_list: [{ term_id: 1, name: 'General', slug: 'general', taxonomy: 'category', parent: 0 }],
  }),
  dbsize: site => ({ dbsize: 311_296 + site.k * 4096 }),
  last_post_gmt: () => ({ last_post_gmt: 1_767_225_600 }),
  password_policy_options: () => ({
    password_policy_options: {
      max_age_days: '0',
      policy_enabled_at: null,
      due_soon_days: '7',
      due_soon_message: '',
      overdue_message: '',
      show_notices_to: 'edit_posts',
    },
  }),
};

/** The newest five of a kind. */
function recent(site: SimulatedSite, type: 'post' | 'page'): Record<string, unknown>[] {
  const { posts } = site.content;
  return posts
    .filter(post => post.type === type)
    .slice(0, 5)
    .map(post => postEntry(site, post));
}
