import { expect, it } from 'vitest';
import { auditOf, expectError, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 1, seeded: true });
const site = () => world().fleet.site(1);
const remove = (comment_ids: number[], more: object = { confirm: true }) =>
  world().post('delete-comments-v1', { site_id_or_domain: world().siteIds[0], comment_ids, ...more });

it('deletes comments for good once it is confirmed', async () => {
  const id = site().addComment({ content: 'rude' });
  expectError(await remove([id], {}), { status: 400, code: 'svc_confirmation_required' });
  world().fleet.ledger.reset();
  expect((await remove([id], { dry_run: true })).body).toMatchObject({ dry_run: true, deleted: [] });
  expect(world().fleet.ledger.site(1).calls).toBe(0);
  const { body } = await remove([id, 987_654]);
  expect(body).toMatchObject({ deleted: [id], errors: [{ id: 987_654, code: 'svc_comment_not_found' }] });
  expect(site().comments.some(comment => comment.id === id)).toBe(false);
  expect(await auditOf(world().app.services.database, world().siteIds[0] as number)).toContain('comments.deleted');
});

it('says so if the site keeps a comment', async () => {
  const id = site().addComment({ content: 'kept' });
  site().setFaults('content_noop');
  const { body } = await remove([id]);
  site().setFaults();
  expect(body).toMatchObject({ deleted: [], errors: [{ id, code: 'svc_connection_failed' }] });
});
