import { expect, it } from 'vitest';
import { auditOf, expectError, useWorld } from '../../../testing/fixtures.ts';
import { LOST_ANSWERS, LOST_CALLS } from '../content.fixtures.ts';

const world = useWorld({ sites: 1, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '2' } });
const site = () => world().fleet.site(1);
const remove = (post_id: number, more: object = { confirm: true }) =>
  world().post('delete-post-v1', { site_id_or_domain: world().siteIds[0], post_id, ...more });

it('shows what it would delete, asks to confirm, and deletes for good', async () => {
  const id = site().addPost({ title: 'Old news' });
  const about = { id, type: 'post', title: 'Old news', comments: 0, website_id: world().siteIds[0] };
  expect((await remove(id, { dry_run: true })).body).toMatchObject({ deleted: false, dry_run: true, ...about });
  expectError(await remove(id, {}), { status: 400, code: 'svc_confirmation_required' });
  expect(site().post(id)).toBeDefined();
  expect((await remove(id)).body).toMatchObject({ deleted: true, ...about });
  expect(site().post(id)).toBeUndefined();
  expectError(await remove(id), { status: 404, code: 'svc_post_not_found' });
  expect(await auditOf(world().app.services.database, world().siteIds[0] as number)).toContain('post.deleted');
});

it.each(LOST_ANSWERS)('looks for the post after %s, and reports it as deleted', async fault => {
  const id = site().addPost({ title: 'Lost' });
  site().setFaults({ name: fault, on: 'post_action' });
  const { body } = await remove(id);
  site().setFaults();
  expect(body).toMatchObject({ deleted: true });
});

it.each(LOST_CALLS)('reports a deletion as %s, and sends it once', async (_what, name, error) => {
  const id = site().addPost({ title: 'Untouched' });
  world().fleet.ledger.reset();
  site().setFaults({ name, on: 'post_action' });
  expectError(await remove(id), error);
  site().setFaults();
  expect(world().fleet.ledger.entries({ fn: 'post_action' })).toHaveLength(1);
  expect(site().post(id)).toBeDefined();
});

it('says so if the site keeps the post', async () => {
  const id = site().addPost({ title: 'Kept' });
  site().setFaults('content_noop');
  expectError(await remove(id), { status: 502, code: 'svc_deletion_failed' });
  site().setFaults();
});
