import { describe, expect, it } from 'vitest';
import { refusedParams, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 2, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '2' } });
const site = () => world().fleet.site(1);
const ofSite = (path: string, method = 'GET', body?: object) =>
  world().rest(`/sites/${world().siteIds[0]}/${path}`, { method, ...(body ? { body } : {}) });

describe('lists', () => {
  it.each(['/posts', '/pages', '/comments?status=approved,pending,spam'])('GET %s lists all sites', async path => {
    const { status, body } = await world().rest(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: 1, page: 1, total_sites: 2, more_on: [], errors: [] });
    expect(body.items.length).toBeGreaterThan(0);
  });

  it('GET /pages lists pages and nothing else', async () => {
    const { body } = await world().rest('/pages?per_site=5');
    expect(new Set(body.items.map(({ type }: { type: string }) => type))).toEqual(new Set(['page']));
    expect(refusedParams(await world().rest('/posts?per_site=0'))).toEqual(['per_site']);
  });

  it('GET /sites/{id_or_domain}/posts, pages and comments list one site', async () => {
    const posts = await ofSite('posts?per_site=1&status=publish,draft,private');
    expect(posts.body).toMatchObject({ success: 1, items: [{ website_id: world().siteIds[0] }] });
    expect((await ofSite('pages')).body.items).toHaveLength(2);
    const id = site().addComment({ content: 'On a page', postId: 2 });
    expect((await ofSite('comments?post_id=2')).body).toMatchObject({ items: [{ id }], more: false });
    const both = await ofSite('comments?post_id=2&search=x');
    expect(both).toMatchObject({ status: 400, body: { success: 0, code: 'svc_invalid_input' } });
  });
});

it('a post is created, read, edited, published, trashed and deleted', async () => {
  const created = await ofSite('posts/create', 'POST', { title: 'Tour', content: '<p>1</p>' });
  expect(created.body).toMatchObject({ success: 1, message: 'The post was created.', data: { status: 'draft' } });
  const { id } = created.body.data;
  const edited = await ofSite(`posts/${id}/edit`, 'PATCH', { content: '<p>2</p>' });
  expect(edited.body.data).toMatchObject({ title: 'Tour', content: '<p>2</p>' });
  expect((await ofSite(`posts/${id}`)).body.data).toMatchObject({ id, content: '<p>2</p>' });
  const published = await ofSite(`posts/${id}/status`, 'POST', { action: 'publish' });
  expect(published.body).toMatchObject({ message: 'The status of the post is now publish.' });
  const again = await ofSite(`posts/${id}/status`, 'POST', { action: 'publish' });
  expect(again.body).toMatchObject({ message: 'The post was publish already.', data: { changed: false } });
  await ofSite(`posts/${id}/status`, 'POST', { action: 'trash' });
  const refused = await ofSite(`posts/${id}/status`, 'POST', { action: 'publish' });
  expect(refused).toMatchObject({ status: 409, body: { success: 0, code: 'svc_invalid_state' } });
  expect((await ofSite(`posts/${id}/delete`, 'DELETE')).body).toMatchObject({ success: 1, data: { deleted: true } });
  expect(site().post(id)).toBeUndefined();
});

it('comments are moderated and deleted, and a request that changes none fails', async () => {
  const [one, two] = ['a', 'b'].map(text => site().addComment({ content: text })) as [number, number];
  const moderated = await ofSite('comments/moderate', 'POST', { comment_ids: [one, 987_654], action: 'approve' });
  expect(moderated.body).toMatchObject({ message: '1 changed, 1 failed.', data: { done: [{ id: one }] } });
  const deleted = await ofSite('comments/delete', 'DELETE', { comment_ids: [one, two] });
  expect(deleted.body).toMatchObject({ message: '2 deleted, 0 failed.', data: { deleted: [one, two] } });
  const none = await ofSite('comments/delete', 'DELETE', { comment_ids: [one] });
  expect(none).toMatchObject({ status: 404, body: { success: 0, code: 'svc_comment_not_found' } });
});

it.each([
  ['POST', 'posts/create', { title: 'x', type: 'page', tags: ['a'] }],
  ['PATCH', 'posts/2/edit', {}],
])('%s %s is refused if its fields do not fit', async (method, path, body) => {
  const answer = await ofSite(path, method, body);
  expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'svc_invalid_input' } });
});

it('DELETE …/delete fails if the site keeps the post', async () => {
  site().setFaults('content_noop');
  const answer = await ofSite('posts/2/delete', 'DELETE');
  site().setFaults();
  expect(answer).toMatchObject({ status: 502, body: { success: 0, code: 'svc_deletion_failed' } });
});

it('PATCH …/edit says that the outcome is unknown if the post cannot be read afterwards', async () => {
  const away = { name: 'reset', on: 'post_action', after: 2 } as const;
  site().setFaults({ name: 'change_reset_after', on: 'post_action' }, away);
  const answer = await ofSite('posts/2/edit', 'PATCH', { content: 'new' });
  site().setFaults();
  expect(answer).toMatchObject({ status: 504, body: { success: 0, code: 'svc_outcome_unknown' } });
  expect(site().post(2)?.content).toBe('new');
});
