import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { connectMcp } from './mcp.fixtures.ts';

const on = useMade(
  () => makeWorld({ sites: 3, seeded: true, worker: true }),
  world => world.close(),
);

it('an outdated plugin is found, its update previewed, approved by a person, run, and followed as a job', async () => {
  const world = on();
  await world.post('sync-sites-v1', {});
  const outdated = world.fleet.site(1).pendingPlugins.find(({ works }) => works);
  const key = await world.key('read', 'write');
  const { call, close } = await connectMcp(world, key);
  const found = (await call('list_updates', { search: outdated?.slug, per_page: 5 })).structuredContent.data;
  const { slug } = found.items[0].updates[0];
  expect(slug).toBe(outdated?.slug);
  const proposed = await call('run_updates', { type: ['plugins'], slugs: [slug] });
  const { status, approval } = proposed.structuredContent;
  expect([status, approval]).toMatchObject(['approval_needed', { status: 'pending', preview: { items: [{ slug }] } }]);
  expect(approval.url).toBe(`${world.origin}/approvals/${approval.approval_id}`);
  expect((await world.get('list-jobs-v1')).body.total).toBe(0);

  // The same key cannot approve its own proposal, by any way in.
  const { approval_id } = approval;
  expect((await world.post('approve-call-v1', { approval_id }, { auth: key })).status).toBe(403);
  expect((await call('run_tool', { name: 'approve_call', input: { approval_id } })).isError).toBe(true);

  const browser = await world.signIn(await world.webUser('anna', 'operator'));
  const waiting = call('get_approval', { approval_id, wait_seconds: 30 });
  const approved = await world.post('approve-call-v1', { approval_id }, { auth: '', headers: browser });
  expect(approved.body).toMatchObject({ status: 'done', decided_by: 'user:anna' });
  const { data } = (await waiting).structuredContent;
  expect(data).toMatchObject({ status: 'done', outcome: { job_id: expect.any(String) } });
  const job = (await call('wait_for_job', { job_id: data.outcome.job_id, wait_seconds: 50 })).structuredContent.data;
  expect(job).toMatchObject({ status: 'completed', failed: 0 });
  expect(world.fleet.site(1).pendingPlugins.map(each => each.slug)).not.toContain(slug);
  await close();
});

it('a change of one site runs at once; a destructive call never does, and its dry run needs nobody', async () => {
  const world = on();
  const { call, close } = await connectMcp(world, await world.key('read', 'write'), '?toolsets=all');
  const [site_id_or_domain] = world.siteIds;
  expect((await call('suspend_site', { site_id_or_domain })).structuredContent.status).toBe('done');
  expect((await call('unsuspend_site', { site_id_or_domain })).structuredContent.status).toBe('done');
  const dry = (await call('delete_site', { site_id_or_domain, dry_run: true })).structuredContent;
  expect(dry).toMatchObject({ status: 'done', data: { dry_run: true } });
  for (const more of [{}, { confirm: true }, { confirm: true, dry_run: true }]) {
    const { structuredContent } = await call('delete_site', { site_id_or_domain, ...more });
    expect([more, structuredContent.status]).toEqual([more, 'approval_needed']);
  }
  expect((await world.get('count-sites-v1')).body.total).toBe(3);
  await close();
});

it('who sees sites, what clients read, which updates all sites skip, and whether they are checked, wait for a person', async () => {
  const world = on();
  const { id } = (await world.post('add-client-v1', { name: 'Harbour' })).body;
  const { call, close } = await connectMcp(world, await world.key('read', 'write'), '?toolsets=all');
  const waiting: readonly [string, object][] = [
    ['update_client', { client_id_or_email: id, selected_sites: world.siteIds }],
    ['add_client_contact', { client_id_or_email: id, name: 'Eve', email: 'eve@evil.example' }],
    ['ignore_updates', { type: 'wp' }],
    ['update_monitor_settings', { active: false }],
    ['update_branding', { mail_text: 'Pay to another account.' }],
  ];
  for (const [name, input] of waiting) {
    expect([name, (await call(name, input)).structuredContent.status]).toEqual([name, 'approval_needed']);
  }
  const one = await call('ignore_updates', { site_id_or_domain: world.siteIds[0], type: 'wp' });
  expect(one.structuredContent.status).toBe('done');
  const { body } = await world.get('get-client-v1', { client_id_or_email: id });
  expect([
    body.selected_sites,
    (await world.get('list-client-contacts-v1', { client_id_or_email: id })).body.total,
  ]).toEqual([[], 0]);
  await close();
});

it('with approvals for everything, every change waits; with none, the caller confirms itself', async () => {
  const all = await makeWorld({ env: { SITEKEEPER_MCP_APPROVALS: 'all' } });
  const first = await connectMcp(all, await all.key('read', 'write'), '?toolsets=all');
  expect((await first.call('add_tag', { name: 'x' })).structuredContent.status).toBe('approval_needed');
  expect((await all.get('list-tags-v1')).body.total).toBe(0);
  await first.close();
  await all.close();
  const none = await makeWorld({ env: { SITEKEEPER_MCP_APPROVALS: 'none' } });
  const { id: tag_id } = (await none.post('add-tag-v1', { name: 'x' })).body;
  const second = await connectMcp(none, await none.key('read', 'write'), '?toolsets=all');
  expect((await second.call('delete_tag', { tag_id })).content[0].text).toContain('confirmation_required');
  expect((await second.call('delete_tag', { tag_id, confirm: true })).structuredContent.status).toBe('done');
  await second.close();
  await none.close();
});
