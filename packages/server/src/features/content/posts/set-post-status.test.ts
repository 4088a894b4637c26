import { expect, it } from 'vitest';
import { auditOf, expectError, useWorld } from '../../../testing/fixtures.ts';
import { LOST_ANSWERS, LOST_CALLS } from '../content.fixtures.ts';

const world = useWorld({ sites: 1, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '2' } });
const site = () => world().fleet.site(1);
const set = (post_id: number, action: string) =>
  world().post('set-post-status-v1', { site_id_or_domain: world().siteIds[0], post_id, action });
const sent = () => world().fleet.ledger.entries({ fn: 'post_action' });

it('publishes, unpublishes, trashes and restores, and sends nothing twice', async () => {
  const id = site().addPost({ title: 'Round trip', status: 'draft' });
  world().fleet.ledger.reset();
  for (const [action, status] of [
    ['publish', 'publish'],
    ['unpublish', 'draft'],
    ['trash', 'trash'],
    ['restore', 'draft'],
  ] as const) {
    const answer = await set(id, action);
    expect(answer).toMatchObject({ status: 200, body: { id, action, status, changed: true } });
    expect((await set(id, action)).body).toMatchObject({ status, changed: false });
    expect(site().post(id)?.status).toBe(status);
  }
  expect(sent()).toHaveLength(4);
  const actions = await auditOf(world().app.services.database, world().siteIds[0] as number);
  expect(actions.filter(action => action === 'post.status_changed')).toHaveLength(4);
});

it('restores what is in the trash before it can be published', async () => {
  const id = site().addPost({ title: 'Trashed', status: 'trash' });
  expectError(await set(id, 'publish'), { status: 409, code: 'svc_invalid_state' });
  expect(site().post(id)?.status).toBe('trash');
});

it.each(LOST_ANSWERS)('looks at the post after %s and reports its new state', async fault => {
  const id = site().addPost({ title: 'Lost answer', status: 'draft' });
  world().fleet.ledger.reset();
  site().setFaults({ name: fault, on: 'post_action' });
  const { body } = await set(id, 'publish');
  site().setFaults();
  expect(body).toMatchObject({ status: 'publish', changed: true });
  expect(sent()).toHaveLength(1);
});

it.each(LOST_CALLS)('reports a change as %s, and sends it once', async (_what, name, error) => {
  const id = site().addPost({ title: 'Untouched', status: 'draft' });
  world().fleet.ledger.reset();
  site().setFaults({ name, on: 'post_action' });
  expectError(await set(id, 'publish'), error);
  site().setFaults();
  expect(sent()).toHaveLength(1);
  expect(site().post(id)?.status).toBe('draft');
});

it('does not believe a site that claims success', async () => {
  const id = site().addPost({ title: 'Stubborn', status: 'draft' });
  site().setFaults('content_noop');
  const answer = await set(id, 'publish');
  site().setFaults();
  expect(expectError(answer, { status: 502, code: 'svc_connection_failed' })).toMatch(/it is draft/);
});

it('says that the outcome is unknown if the site cannot be looked at afterwards', async () => {
  const id = site().addPost({ title: 'Hidden', status: 'draft' });
  site().setFaults({ name: 'change_reset_after', on: 'post_action' }, { name: 'reset', on: 'get_all_posts', after: 1 });
  const answer = await set(id, 'publish');
  site().setFaults();
  expectError(answer, { status: 504, code: 'svc_outcome_unknown' });
  expect(site().post(id)?.status).toBe('publish');
});

it('reports a post as deleted if the site has no trash', async () => {
  const id = site().addPost({ title: 'No trash', status: 'draft' });
  site().setFaults('no_trash');
  const { body } = await set(id, 'trash');
  site().setFaults();
  expect(body).toMatchObject({ status: 'deleted', changed: true });
});

it('is refused for unknown posts and other types', async () => {
  expectError(await set(987_654, 'publish'), { status: 404, code: 'svc_post_not_found' });
  const product = site().addPost({ title: 'Mug', type: 'product', status: 'draft' });
  expectError(await set(product, 'publish'), { status: 404, code: 'svc_post_not_found' });
});
