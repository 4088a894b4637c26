import { expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 1, seeded: true });
const get = (post_id: number, site_id_or_domain = world().siteIds[0]) =>
  world().get('get-post-v1', { site_id_or_domain, post_id });

it('returns a post with its content, which is data, and no fields of plugins', async () => {
  const id = world()
    .fleet.site(1)
    .addPost({
      title: 'Tea',
      content: '<p>One\r\ntwo</p>\u0007<script>x()</script>',
      excerpt: 'short',
      tags: ['a', 'b'],
      categories: ['C'],
      published: Date.parse('2026-01-31T08:00:00Z') / 1000,
      commentsOpen: false,
    });
  const { status, body } = await get(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    website_id: world().siteIds[0],
    type: 'post',
    status: 'publish',
    title: 'Tea',
    content: '<p>One\ntwo</p><script>x()</script>',
    content_cut: false,
    excerpt: 'short',
    slug: 'tea',
    categories: 'C',
    tags: 'a, b',
    comments_open: false,
    password_protected: false,
    published_at: '2026-01-31T08:00:00Z',
  });
  expect(JSON.stringify(body)).not.toContain('hunter2');
});

it('returns pages and drafts, whose date is not set', async () => {
  expect((await get(3)).body).toMatchObject({ type: 'page', status: 'draft', title: 'Privacy', published_at: null });
});

it('cuts content that is too long, and says so', async () => {
  const id = world()
    .fleet.site(1)
    .addPost({ title: 'Long', content: 'x'.repeat(1_000_001) }); // one more than is read
  const { body } = await get(id);
  expect([body.content.length, body.content_cut]).toEqual([1_000_000, true]);
});

it('does not touch posts of other types, such as products', async () => {
  const id = world().fleet.site(1).addPost({ title: 'Mug', type: 'product' });
  world().fleet.ledger.reset();
  expectError(await get(id), { status: 404, code: 'svc_post_not_found' });
  expect(world().fleet.ledger.entries({ fn: 'post_action' })).toEqual([]);
});

it('is refused for unknown posts and sites that are not asked', async () => {
  expectError(await get(987_654), { status: 404, code: 'svc_post_not_found' });
  const asleep = await storeSite(world(), { url: 'https://asleep.example/', status: 'suspended' });
  expectError(await get(2, asleep), { status: 409, code: 'svc_site_suspended' });
  const gone = await storeSite(world(), { url: 'https://gone.example/', status: 'disconnected' });
  expectError(await get(2, gone), { status: 409, code: 'svc_site_disconnected' });
  world().fleet.site(1).setFaults('http500');
  expectError(await get(2), { status: 502, code: 'svc_connection_failed' });
  world().fleet.site(1).setFaults();
});
