import { expect, it, onTestFinished } from 'vitest';
import { auditOf, expectError, refusedPaths } from '../../../testing/fixtures.ts';
import { itemsOf, pendingOn, useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 30, fleet: { plugins: 4 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const run = (input: object) => world().post('run-updates-v1', input);

it('updates the given sites, and names those that cannot be updated', async () => {
  await world().post('suspend-site-v1', { site_id_or_domain: idOf(3) });
  const { status, body } = await run({
    site_ids_or_domains: [idOf(1), idOf(2), idOf(3), 'nowhere.example'],
    type: ['plugins'],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ sites: 2, queued_count: expect.any(Number) });
  expect(body.errors).toMatchObject([
    { identifier: 'nowhere.example', code: 'svc_site_not_found' },
    { identifier: idOf(3), code: 'svc_site_suspended' },
  ]);
  await world().jobEnd(body.job_id);
  expect(
    [1, 2].flatMap(k =>
      world()
        .fleet.site(k)
        .pendingPlugins.filter(({ works }) => works),
    ),
  ).toEqual([]);
  expect(world().fleet.ledger.site(3).calls).toBe(0);
});

it('skips ignored updates', async () => {
  const k = 4;
  const [first] = pendingOn(world(), k);
  const type = world()
    .fleet.site(k)
    .plugin(first?.slug ?? '')
    ? 'plugins'
    : 'themes';
  await world().post('ignore-updates-v1', { site_id_or_domain: idOf(k), type, slugs: [first?.slug] });
  const { body } = await run({ site_ids_or_domains: [idOf(k)] });
  await world().jobEnd(body.job_id);
  expect(pendingOn(world(), k)).toEqual([first]);
});

it('includes what is pending when it starts, and nothing found later', async () => {
  const k = 5;
  const { body } = await run({ site_ids_or_domains: [idOf(k)] });
  const known = await itemsOf(world(), body.job_id);
  const later = 'lantern-forms/lantern-forms.php';
  world().fleet.site(k).setPlugin(later, { version: '0.1' });
  await world().jobEnd(body.job_id);
  expect((await itemsOf(world(), body.job_id)).map(({ slug }) => slug)).toEqual(known.map(({ slug }) => slug));
});

it('excludes sites whose front page is unhealthy beforehand from a careful run', async () => {
  const k = 6;
  world().fleet.site(k).setFaults({ name: 'critical', on: '(GET)' });
  const { body } = await run({ site_ids_or_domains: [idOf(k)], strategy: {} });
  const job = await world().jobEnd(body.job_id);
  expect(job.errors).toMatchObject([
    { code: 'svc_update_failed', message: expect.stringContaining('before the update') },
  ]);
  const items = await itemsOf(world(), body.job_id);
  expect(
    items.every(({ state, reason }) => ['unhealthy_before', 'incompatible'].includes(reason) && state !== 'updated'),
  ).toBe(true);
  expect(world().fleet.ledger.entries({ site: k, fn: 'upgradeplugintheme' })).toEqual([]);
});

it('says that the active theme is missing where that is why the front page was blank before', async () => {
  const k = 9;
  world().fleet.site(k).activateTheme('nowhere');
  await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(k)] });
  const { body } = await run({ site_ids_or_domains: [idOf(k)], strategy: {} });
  await world().jobEnd(body.job_id);
  const item = (await itemsOf(world(), body.job_id)).find(({ state }) => state === 'failed');
  expect(item).toMatchObject({ reason: 'unhealthy_before', cause: 'theme_missing' });
  expect(item?.message).toContain('Activate another theme');
});

it('names what a site asks for before it answers', async () => {
  const k = 10;
  world().fleet.site(k).setFaults('auth401');
  const { body } = await run({ site_ids_or_domains: [idOf(k)] });
  await world().jobEnd(body.job_id);
  const item = (await itemsOf(world(), body.job_id)).find(({ state }) => state === 'failed');
  expect(item).toMatchObject({ reason: 'connection_failed', cause: 'http_auth' });
});

it('requires the expected text on front pages', async () => {
  const k = 7;
  const { body } = await run({ site_ids_or_domains: [idOf(k)], strategy: { expect_text: 'Site 7' } });
  expect(await world().jobEnd(body.job_id)).toMatchObject({ result: { updated: expect.any(Number) } });
  const other = await run({ site_ids_or_domains: [idOf(8)], strategy: { expect_text: 'Site 7' } });
  await world().jobEnd(other.body.job_id);
  const reasons = (await itemsOf(world(), other.body.job_id)).map(({ reason }) => reason);
  expect(reasons).toContain('unhealthy_before');
});

it('installs only the version known at the start of a careful run', async () => {
  const k = 9;
  const slug = world()
    .fleet.site(k)
    .pendingPlugins.find(({ works }) => works)?.slug as string;
  world().fleet.site(k).setFaults({ name: 'slow', on: 'stats', times: 1 });
  const { body } = await run({ site_ids_or_domains: [idOf(k)], slugs: [slug], strategy: {} });
  world().fleet.release(slug, '77.0');
  await world().jobEnd(body.job_id);
  expect(await itemsOf(world(), body.job_id)).toMatchObject([{ slug, state: 'skipped', reason: 'other_version' }]);
});

it.each([
  [12, 'a careful run', { strategy: {} }],
  [11, 'a run with a cool-down', { min_age_days: 1 }],
])(
  'WordPress of site %i stays as it is if %s did not plan the version that came out meanwhile',
  async (k, _which, how) => {
    const site = world().fleet.site(k);
    onTestFinished(() => void world().fleet.world.releases.delete('wordpress'));
    world().fleet.release('wordpress', '91.1');
    await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(k)] });
    await world().app.services.database.write(trx =>
      trx.updateTable('update_releases').set({ first_seen_at: 0 }).where('version', '=', '91.1').execute(),
    );
    const before = site.core;
    site.setFaults({ name: 'slow', on: 'stats', times: 1 });
    const { body } = await run({ site_ids_or_domains: [idOf(k)], type: ['wp'], ...how });
    world().fleet.release('wordpress', '91.2');
    await world().jobEnd(body.job_id);
    const [item] = await itemsOf(world(), body.job_id);
    expect(item).toMatchObject({ to_version: '91.1', state: 'skipped', reason: 'other_version' });
    expect(site.core).toBe(before);
  },
);

it('allows one run per site: a second run skips busy sites', async () => {
  world().fleet.setFaults({ slow: 100 });
  const first = await run({ type: ['themes'] });
  const second = await run({ type: ['themes'] });
  expect(first.body.queued_count).toBeGreaterThan(0);
  expect(second.body).toMatchObject({
    job_id: first.body.job_id,
    queued_count: 0,
    message: expect.stringContaining('already'),
  });
  expect(second.body.started_at).toBe(first.body.started_at);
  await world().post('cancel-job-v1', { job_id: first.body.job_id });
  world().fleet.setFaults({});
  const { body } = await world().get('get-update-run-v1', { job_id: first.body.job_id });
  expect(body.run.state).toBe('abandoned');
  const canceled = await itemsOf(world(), first.body.job_id);
  expect(canceled.filter(({ state }) => state === 'pending')).toEqual([]);
});

it('writes audit rows at its start and for each update', async () => {
  const { db } = world().app.services.database;
  const rows = await db.selectFrom('audit_log').selectAll().where('action', '=', 'updates.started').execute();
  expect(rows.length).toBeGreaterThan(3);
  expect(rows[0]?.actor).toBe('user:admin');
  expect(await auditOf(world().app.services.database, idOf(1))).toContain('update.updated');
});

it('rejects slugs that are not pending anywhere and unknown strategies', async () => {
  const unknown = await run({ slugs: ['no-such/plugin.php'] });
  expect(expectError(unknown, { status: 400, code: 'svc_invalid_input' })).toContain('no-such/plugin.php');
  expect(refusedPaths(await run({ strategy: { canary_percent: 0 } }))).toEqual(['input.strategy.canary_percent']);
  expect(refusedPaths(await run({ strategy: { canary: 5 } }))).toEqual(['input.strategy.canary']);
  expect(refusedPaths(await run({ slugs: [] }))).toEqual(['input.slugs']);
  expectError(await world().post('run-updates-v1', {}, { auth: await world().user('eve', 'viewer') }), {
    status: 403,
    code: 'svc_permission_denied',
  });
});
