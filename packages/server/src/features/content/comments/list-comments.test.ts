import { expect, it } from 'vitest';
import { expectError, refusedPaths, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 2, seeded: true });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const list = (input: object = {}) => world().get('list-comments-v1', { ...input });
type Shown = { id: number; content: string; status: string };
const texts = (body: { items: Shown[] }) => body.items.map(({ content }) => content);

it('lists what is approved or waits, newest first, as plain text and without the addresses of authors', async () => {
  const site = world().fleet.site(1);
  const post = site.addPost({ title: 'Talked about' });
  const now = Math.floor(world().app.services.clock.now() / 1000);
  const hostile = `<b>Nice</b><script>x()</script>\u202e ${'y'.repeat(9000)}`;
  site.addComment({ content: hostile, postId: post, written: now - 5 });
  site.addComment({ content: 'Approved', status: 'approved', postId: post, written: now });
  site.addComment({ content: 'Buy', status: 'spam', postId: post });
  const { status, body } = await list({ websites: [idOf(1)], post_id: post });
  expect(status).toBe(200);
  expect(body.items.map(({ status }: Shown) => status)).toEqual(['approved', 'pending']);
  expect(body.items[0]).toEqual({
    id: expect.any(Number),
    website_id: idOf(1),
    website_url: expect.stringContaining('http'),
    status: 'approved',
    author: 'Reader',
    author_email: 'reader@reader.example',
    author_url: '',
    post_id: post,
    post_title: 'Talked about',
    content: 'Approved',
    written_at: expect.stringMatching(/Z$/),
  });
  expect(texts(body)[1]).toMatch(/^Nice x\(\) y+$/);
  expect(texts(body)[1]).toHaveLength(5000);
  expect(JSON.stringify(body)).not.toContain('203.0.113.20');
  expect(texts((await list({ websites: [idOf(1)], status: ['spam'], post_id: post })).body)).toEqual(['Buy']);
});

it('finds comments of all sites by a word, and reports the sites that fail', async () => {
  for (const k of [1, 2])
    world()
      .fleet.site(k)
      .addComment({ content: `Zebra ${k}` });
  const found = await list({ search: 'zebra' });
  expect(texts(found.body)).toEqual(['Zebra 1', 'Zebra 2']);
  world().fleet.site(2).setFaults('http500');
  const { body } = await list({ search: 'zebra' });
  world().fleet.site(2).setFaults();
  expect(texts(body)).toEqual(['Zebra 1']);
  expect(body.errors).toMatchObject([{ website_id: idOf(2), code: 'svc_connection_failed' }]);
});

it('says which sites have more comments than were asked for', async () => {
  for (const n of [1, 2, 3])
    world()
      .fleet.site(2)
      .addComment({ content: `Mango ${n}` });
  const { body } = await list({ search: 'mango', per_site: 2 });
  expect(body.items).toHaveLength(2);
  expect(body.more_on).toEqual([idOf(2)]);
});

it('refuses a post without its site, and unknown states', async () => {
  expectError(await list({ post_id: 4 }), { status: 400, code: 'svc_invalid_input' });
  expectError(await list({ post_id: 4, websites: [idOf(1)], search: 'x' }), { status: 400, code: 'svc_invalid_input' });
  expect(refusedPaths(await list({ status: ['hold'] }))).toEqual(['input.status[0]']);
});
