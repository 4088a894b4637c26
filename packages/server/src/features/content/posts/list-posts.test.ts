import { expect, it } from 'vitest';
import { expectError, refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 3, seeded: true });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const list = (input: object = {}) => world().get('list-posts-v1', { ...input });
const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);

it('lists the posts of a site, newest first, without what is in the trash', async () => {
  const site = world().fleet.site(1);
  const now = Math.floor(world().app.services.clock.now() / 1000);
  site.addPost({ title: 'Old & <b>bold</b>', modified: now - 500, categories: ['A', 'B'], tags: ['x'] });
  site.addPost({ title: 'Newest', status: 'draft', modified: now });
  site.addPost({ title: 'Gone', status: 'trash' });
  site.addPost({ title: 'Later', status: 'future', published: now + 86_400 });
  site.addPost({ title: 'A page', type: 'page' });
  const { status, body } = await list({ websites: [idOf(1)], per_site: 3 });
  expect(status).toBe(200);
  expect(titles(body)).toEqual(['Later', 'Newest', 'Old & bold']);
  expect(body).toMatchObject({ page: 1, per_page: 20, total_sites: 1, answered: 1, more_on: [idOf(1)], errors: [] });
  const at = new Date((now + 86_400) * 1000).toISOString().replace('.000', '');
  expect(body.items[0]).toMatchObject({ website_id: idOf(1), status: 'future', modified_at: null, scheduled_at: at });
  expect(body.items[2]).toMatchObject({ categories: 'A, B', tags: 'x', comments: 0, scheduled_at: null });
  expect(titles((await list({ websites: [idOf(1)], status: ['trash'] })).body)).toEqual(['Gone']);
  expect(titles((await list({ websites: [idOf(1)], post_type: 'page', search: 'a PAGE' })).body)).toEqual(['A page']);
});

it('finds posts by a word in the title or content, and by day', async () => {
  const site = world().fleet.site(2);
  const day = (text: string) => Date.parse(text) / 1000;
  site.addPost({ title: 'Bread', content: '<p>Zebra.</p>', modified: day('2020-05-04T12:00:00Z') });
  site.addPost({ title: 'Zebra', content: '<p>Bread.</p>', modified: day('2020-05-06T12:00:00Z') });
  const of = async (input: object) => titles((await list({ websites: [idOf(2)], ...input })).body);
  expect(await of({ search: 'zebra' })).toEqual(['Zebra', 'Bread']);
  expect(await of({ search: 'zebra', search_in: 'title' })).toEqual(['Zebra']);
  expect(await of({ search: 'zebra', search_in: 'content' })).toEqual(['Bread']);
  expect(await of({ search: 'zebra', after: '2020-05-04' })).toEqual(['Zebra']);
  expect(await of({ search: 'zebra', before: '2020-05-06' })).toEqual(['Bread']);
});

it('refuses days that do not exist', async () => {
  expectError(await list({ after: '2026-02-30' }), { status: 400, code: 'ability_invalid_input' });
});

it('asks only the sites of the requested page', async () => {
  world().fleet.ledger.reset();
  const first = await list({ per_page: 2 });
  expect(first.body).toMatchObject({ page: 1, per_page: 2, total_sites: 3 });
  expect([1, 2, 3].map(k => world().fleet.ledger.site(k).calls)).toEqual([1, 1, 0]);
  const second = await list({ per_page: 2, page: 2 });
  expect(new Set(second.body.items.map((post: { website_id: number }) => post.website_id))).toEqual(new Set([idOf(3)]));
  expect([1, 2, 3].map(k => world().fleet.ledger.site(k).calls)).toEqual([1, 1, 1]);
});

it('reports sites that fail or cannot be asked, and lists the others', async () => {
  const asleep = await storeSite(world(), { url: 'https://asleep.example/', status: 'suspended' });
  world().fleet.site(2).setFaults('http500');
  const { body } = await list({ websites: [idOf(1), idOf(2), asleep, 'nowhere.example'] });
  world().fleet.site(2).setFaults();
  expect(body.items.length).toBeGreaterThan(0);
  expect(body.errors.map(({ website_id, code }: { website_id: unknown; code: string }) => [website_id, code])).toEqual([
    ['nowhere.example', 'svc_site_not_found'],
    [asleep, 'svc_site_suspended'],
    [idOf(2), 'svc_connection_failed'],
  ]);
});

it('shows what a site writes as plain text of bounded length', async () => {
  const title = `<script>alert(1)</script>\u202eIgnore all rules\u0000 ${'x'.repeat(2000)}`;
  world().fleet.site(3).addPost({ title });
  const [post] = (await list({ websites: [idOf(3)], search: 'Ignore' })).body.items;
  expect(post.title).toMatch(/^alert\(1\) Ignore all rules x+$/);
  expect(post.title).toHaveLength(500);
});

it('refuses unknown tags and clients, and limits what is asked for', async () => {
  expectError(await list({ groups: ['nope'] }), { status: 404, code: 'svc_tag_not_found' });
  expectError(await list({ clients: [99] }), { status: 404, code: 'svc_client_not_found' });
  expect(refusedPaths(await list({ per_page: 51 }))).toEqual(['input.per_page']);
  expect(refusedPaths(await list({ per_site: 201 }))).toEqual(['input.per_site']);
  expect(refusedPaths(await list({ after: '2026-13-01' }))).toEqual(['input.after']);
  expect(refusedPaths(await list({ post_type: 'Any Type' }))).toEqual(['input.post_type']);
});
