import { expect, it, onTestFinished } from 'vitest';
import { auditOf, expectError, refusedPaths, useWorld } from '../../../testing/fixtures.ts';
import { LOST_ANSWERS } from '../content.fixtures.ts';

const world = useWorld({ sites: 1, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '2' } });
const site = () => world().fleet.site(1);
const moderate = (comment_ids: number[], action: string, more: object = {}) =>
  world().post('moderate-comments-v1', { site_id_or_domain: world().siteIds[0], comment_ids, action, ...more });
const statusOf = (id: number) => site().comments.find(comment => comment.id === id)?.status;
const sent = () => world().fleet.ledger.entries({ fn: 'comment_action' });

it('changes several comments at once, and sends nothing for those that are there already', async () => {
  const ids = ['a', 'b'].map(content => site().addComment({ content }));
  const done = site().addComment({ content: 'c', status: 'approved' });
  world().fleet.ledger.reset();
  const { status, body } = await moderate([...ids, done, ...ids], 'approve');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    website_id: world().siteIds[0],
    action: 'approve',
    done: [
      ...ids.map(id => ({ id, status: 'approved', changed: true })),
      { id: done, status: 'approved', changed: false },
    ],
    errors: [],
  });
  expect(ids.map(statusOf)).toEqual(['approved', 'approved']);
  expect(sent()).toHaveLength(2);
  expect(await auditOf(world().app.services.database, world().siteIds[0] as number)).toContain('comments.moderated');
});

it.each([
  ['unapprove', 'approved', 'pending'],
  ['spam', 'approved', 'spam'],
  ['trash', 'unapproved', 'trash'],
] as const)('%s makes a comment that is %s %s, and it comes back', async (action, from, to) => {
  const id = site().addComment({ content: 'x', status: from });
  expect((await moderate([id], action)).body.done).toEqual([{ id, status: to, changed: true }]);
  const back = action === 'spam' ? 'unspam' : action === 'trash' ? 'restore' : 'approve';
  expect((await moderate([id], back)).body.done).toMatchObject([{ id, changed: true }]);
  expect(statusOf(id)).toBe(from);
});

it('sends nothing for comments that the site does not show', async () => {
  world().fleet.ledger.reset();
  const { status, body } = await moderate([987_654], 'approve');
  expect(status).toBe(200);
  expect(body).toMatchObject({ done: [], errors: [{ id: 987_654, code: 'svc_comment_not_found' }] });
  expect(sent()).toEqual([]);
});

it.each(LOST_ANSWERS)('looks at the comments after %s, and sends no further ones', async fault => {
  const ids = ['a', 'b'].map(content => site().addComment({ content, postId: 2 }));
  world().fleet.ledger.reset();
  site().setFaults({ name: fault, on: 'comment_action' });
  const { body } = await moderate(ids, 'approve', { post_id: 2 });
  site().setFaults();
  expect(body.done).toEqual([{ id: ids[0], status: 'approved', changed: true }]);
  expect(body.errors).toMatchObject([{ id: ids[1], message: expect.stringContaining('not sent') }]);
  expect(sent()).toHaveLength(1);
});

// Seen to fail without: the answer was that the site is suspended, and the audit log had nothing of what was done.
it('tells what was changed if the site is suspended in between, and logs it', async () => {
  const ids = ['a', 'b'].map(content => site().addComment({ content, postId: 5 }));
  const id = world().siteIds[0] as number;
  const { database } = world().app.services;
  const logged = async () => (await auditOf(database, id)).filter(action => action === 'comments.moderated').length;
  const before = await logged();
  world().fleet.ledger.reset();
  const { fleet } = world();
  const serve = fleet.serve.bind(fleet);
  onTestFinished(() => {
    fleet.serve = serve;
  });
  // The first comment is answered once the site is suspended.
  fleet.serve = async (k, request) => {
    const served = await serve(k, request);
    if (sent().length === 1) await world().post('suspend-site-v1', { site_id_or_domain: id });
    return served;
  };
  const { status, body } = await moderate(ids, 'approve', { post_id: 5 });
  await world().post('unsuspend-site-v1', { site_id_or_domain: id });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      done: [{ id: ids[0], status: 'approved', changed: true }],
      errors: [{ id: ids[1], code: 'svc_site_suspended', message: expect.stringContaining('not sent') }],
    },
  });
  expect(sent()).toHaveLength(1);
  expect(await logged()).toBe(before + 1);
});

it('says that the outcome is unknown if the site cannot be looked at afterwards', async () => {
  const id = site().addComment({ content: 'x' });
  const away = { name: 'reset', on: 'get_all_comments', after: 1 } as const;
  site().setFaults({ name: 'change_reset_after', on: 'comment_action' }, away);
  const { body } = await moderate([id], 'approve');
  site().setFaults();
  expect(body).toMatchObject({ done: [], errors: [{ id, code: 'svc_outcome_unknown' }] });
  expect(await auditOf(world().app.services.database, world().siteIds[0] as number)).toContain('site.outcome_unknown');
});

it('does not believe a site that claims success, and reports a missing trash', async () => {
  const id = site().addComment({ content: 'x' });
  site().setFaults('content_noop');
  expect((await moderate([id], 'approve')).body).toMatchObject({
    done: [],
    errors: [{ id, code: 'svc_connection_failed' }],
  });
  site().setFaults('no_trash');
  expect((await moderate([id], 'trash')).body.done).toEqual([{ id, status: 'deleted', changed: true }]);
  site().setFaults();
});

it('refuses an empty list, deletions and sites that fail', async () => {
  expect(refusedPaths(await moderate([], 'approve'))).toEqual(['input.comment_ids']);
  expect(refusedPaths(await moderate([1], 'delete'))).toEqual(['input.action']);
  site().setFaults('http500');
  expectError(await moderate([1], 'approve'), { status: 502, code: 'svc_connection_failed' });
  site().setFaults();
});

it('finds a comment that waited for so long that a thousand newer ones are approved', async () => {
  const id = site().addComment({ content: 'patient', written: 2 });
  for (let n = 0; n < 1000; n++) site().addComment({ content: `newer ${n}`, status: 'approved' });
  expect((await moderate([id], 'approve')).body.done).toEqual([{ id, status: 'approved', changed: true }]);
});

it('finds an old comment by its post', async () => {
  const old = site().addComment({ content: 'old', postId: 3, written: 1 });
  for (let n = 0; n < 200; n++) site().addComment({ content: `newer ${n}` });
  expect((await moderate([old], 'approve')).body.errors).toMatchObject([{ code: 'svc_comment_not_found' }]);
  expect((await moderate([old], 'approve', { post_id: 3 })).body.done).toMatchObject([{ id: old }]);
});
