import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { Dashboard, type Loose, REGISTERED } from '../testing/dashboard.ts';

const dashboard = new Dashboard(createFleet({ sites: 20, registered: REGISTERED }));
const all = (fn: string, fields: Record<string, string> = {}): Promise<Loose[]> =>
  Promise.all(Array.from({ length: 20 }, (_none, i) => dashboard.call(i + 1, fn, { status: 'any', ...fields })));

describe('posts and pages', () => {
  it('are listed by status, and as an empty text without one', async () => {
    const [published] = await all('get_all_posts', { status: 'publish' });
    expect(published[0]).toEqual({
      id: 4,
      post_type: 'post',
      status: 'publish',
      title: expect.any(String),
      dts: expect.any(Number),
      comment_count: expect.stringMatching(/^\d+$/),
      author: dashboard.fleet.site(1).admin,
      tags: '',
      authorEmail: expect.stringContaining('@'),
      categories: 'General',
    });
    expect(await dashboard.call(1, 'get_all_posts')).toBe('');
    const pages = await dashboard.call(1, 'get_all_pages', { status: 'publish,draft' });
    expect(pages.map((page: Loose) => [page.id, page.post_type, page.status])).toEqual([
      [2, 'page', 'publish'],
      [3, 'page', 'draft'],
    ]);
  });

  it('are limited per status', async () => {
    const counts = (lists: Loose[]) => lists.map((list: Loose[]) => list.filter(p => p.status === 'publish').length);
    expect(Math.max(...counts(await all('get_all_posts')))).toBeGreaterThan(1);
    expect(Math.max(...counts(await all('get_all_posts', { maxRecords: '1' })))).toBe(1);
    expect(counts(await all('get_all_posts', { maxRecords: '0' }))).toEqual(counts(await all('get_all_posts')));
  });

  it('are found by a word in the title and by id', async () => {
    const found = await dashboard.call(1, 'get_all_pages', { status: 'any', keyword: 'WHERE' });
    expect(found.map((page: Loose) => page.id)).toEqual([2]);
    expect(await dashboard.call(1, 'get_all_pages', { status: 'any', postId: '3' })).toHaveLength(1);
  });

  it('are part of a sync that asks for them', async () => {
    const { recent_posts, recent_pages } = await dashboard.call(1, 'stats', { syncdata: '{}' });
    expect([recent_posts.length > 0, recent_pages.length]).toEqual([true, 2]);
  });
});

describe('comments', () => {
  it('are listed by status, with ids as texts and addresses escaped', async () => {
    const comments = (await all('get_all_comments', { status: 'approve,hold' })).flat();
    expect(new Set(comments.map(comment => comment.status))).toEqual(new Set(['approved', 'unapproved']));
    expect(comments[0]).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      postId: '4',
      author_email: expect.stringMatching(/&#\d+;/),
    });
    expect(await dashboard.call(1, 'get_all_comments')).toBe('');
  });
});
