import type { Site } from '../state/site.ts';

type Part = (site: Site) => Record<string, unknown>;

/** Parts a dashboard like ours does not use, so small: `syncdata` key → fields (§4.1). */
export const CONTENT_PARTS: Readonly<Record<string, Part>> = {
  recent_comments: () => ({ recent_comments: [] }),
  recent_posts: site => ({ recent_posts: [post(site, 1, 'post', 'First things first')] }),
  recent_pages: site => ({ recent_pages: [post(site, 2, 'page', 'Where we are')] }),
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

function post(site: Site, id: number, kind: string, title: string): Record<string, unknown> {
  return {
    id,
    post_type: kind,
    status: 'publish',
    title,
    comment_count: '0',
    dts: 1_767_225_600,
    author: site.access.admin,
    authorEmail: `${site.access.admin}@site${site.k}.example`,
    categories: kind === 'post' ? 'General' : '',
    tags: '',
  };
}
