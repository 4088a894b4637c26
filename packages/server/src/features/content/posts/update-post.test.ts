import { expect, it } from 'vitest';
import { auditOf, expectError, useWorld } from '../../../testing/fixtures.ts';
import { LOST_ANSWERS, LOST_CALLS } from '../content.fixtures.ts';

const world = useWorld({ sites: 1, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '2' } });
const site = () => world().fleet.site(1);
const update = (post_id: number, fields: object) =>
  world().post('update-post-v1', { site_id_or_domain: world().siteIds[0], post_id, ...fields });
const sent = () =>
  world()
    .fleet.ledger.entries({ fn: 'post_action' })
    .filter(({ what }) => what.includes('update'));

it('changes only the given fields, and returns the post as it is now', async () => {
  const id = site().addPost({ title: 'Before', content: '<p>old</p>', excerpt: 'stays', tags: ['a'] });
  const wanted = { title: 'After & \\ 3 < 4', content: '<p>C:\\new</p>', tags: ['b', 'C'], comments_open: false };
  const { status, body } = await update(id, wanted);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...wanted, tags: 'b, C', excerpt: 'stays', stored_differently: [] });
  expect(site().post(id)).toMatchObject({ content: '<p>C:\\new</p>', excerpt: 'stays', commentsOpen: false });
  expect((await update(id, { tags: [] })).body).toMatchObject({ tags: '', title: 'After & \\ 3 < 4' });
  expect(await auditOf(world().app.services.database, world().siteIds[0] as number)).toContain('post.updated');
});

it('names fields that the site stored in a form of its own', async () => {
  const id = site().addPost({ title: 'Slugs' });
  const { body } = await update(id, { slug: 'Neuer Name!' });
  expect(body).toMatchObject({ slug: 'neuer-name-', stored_differently: ['slug'] });
});

it.each(LOST_ANSWERS)('sends the texts once and finds them on the site after %s', async fault => {
  const id = site().addPost({ title: 'Lost', content: 'old' });
  world().fleet.ledger.reset();
  site().setFaults({ name: fault, on: 'post_action' });
  const { status, body } = await update(id, { content: 'new' });
  site().setFaults();
  expect({ status, content: body.content }).toEqual({ status: 200, content: 'new' });
  expect(sent()).toHaveLength(1);
});

it.each(LOST_CALLS)('reports a change as %s, and sends it once', async (_what, name, error) => {
  const id = site().addPost({ title: 'Untouched', content: 'old' });
  world().fleet.ledger.reset();
  // The post is read by the same function before.
  site().setFaults({ name, on: 'post_action', after: 1, times: 1 });
  expectError(await update(id, { content: 'new' }), error);
  site().setFaults();
  expect(sent()).toHaveLength(1);
  expect(site().post(id)?.content).toBe('old');
});

it('does not believe a site that claims success', async () => {
  const id = site().addPost({ title: 'Stubborn', content: 'old' });
  site().setFaults('content_noop');
  const answer = await update(id, { title: 'New', content: 'new' });
  site().setFaults();
  expect(expectError(answer, { status: 502, code: 'svc_connection_failed' })).toContain('title, content');
});

it('refuses tags of pages, no fields at all, and unknown posts', async () => {
  expectError(await update(2, { tags: ['a'] }), { status: 400, code: 'svc_invalid_input' });
  expectError(await update(2, {}), { status: 400, code: 'svc_invalid_input' });
  expectError(await update(987_654, { title: 'x' }), { status: 404, code: 'svc_post_not_found' });
});
