import { expect, it } from 'vitest';
import { expectError, storeSite } from '../../../../testing/fixtures.ts';
import { itemsOf, useFleet } from '../../runs.fixtures.ts';

// How the run itself meets misbehaving sites: ../run-site-updates.test.ts.
const world = useFleet({ sites: 5, fleet: { plugins: 6 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const run = (k: number, more: object = {}) =>
  world().post('update-site-plugins-v1', { site_id_or_domain: idOf(k), wait: true, ...more });
const sentTo = (k: number) => world().fleet.ledger.entries({ site: k, fn: 'upgradeplugintheme' });
type Result = { slug: string; type: string; state: string; reason: string | null };

/** Two plugins with old versions, known to the server as pending. */
const OLD = ['ember-forms/ember-forms.php', 'ivy-related/ivy-related.php'] as const;
async function withOldPlugins(k: number): Promise<void> {
  for (const slug of OLD) world().fleet.site(k).setPlugin(slug, { version: '0.1' });
  await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(k)] });
  world().fleet.ledger.reset();
}

it('updates every plugin that is pending, and nothing else', async () => {
  await withOldPlugins(1);
  const others = world().fleet.site(1).pendingThemes;
  const { status, body } = await run(1);
  expect(status).toBe(200);
  expect(body).toMatchObject({ site_id: idOf(1), sites: 1, not_pending: [], held_by: [] });
  expect(new Set(body.results.map(({ type }: Result) => type))).toEqual(new Set(['plugins']));
  const made = body.results.filter(({ state }: Result) => state === 'updated').map(({ slug }: Result) => slug);
  expect(made).toEqual(expect.arrayContaining([...OLD]));
  expect(world().fleet.site(1).pendingThemes).toEqual(others);
  expect((await world().get('get-update-run-v1', { job_id: body.job_id })).body.run.types).toEqual(['plugins']);
});

it('updates the given plugins, and names those without a pending update', async () => {
  await withOldPlugins(2);
  const [first, second] = OLD;
  const theme = world().fleet.site(2).pendingThemes[0]?.slug ?? 'a-theme';
  await world().post('ignore-site-plugins-v1', { site_id_or_domain: idOf(2), slugs: [second] });
  const { body } = await run(2, { slugs: [first, second, first, 'no-such/plugin.php', theme] });
  expect(body.not_pending.toSorted()).toEqual([second, theme, 'no-such/plugin.php'].toSorted());
  expect(body.results).toMatchObject([{ slug: first, state: 'updated' }]);
  expect(sentTo(2)).toHaveLength(1);

  const again = await run(2, { slugs: [first] });
  expect(again.body).toMatchObject({
    job_id: null,
    queued_count: 0,
    not_pending: [first],
    results: [],
    message: 'There is nothing to update.',
  });
  expect(sentTo(2)).toHaveLength(1);
});

it('answers at once unless the caller waits', async () => {
  await withOldPlugins(3);
  const { body } = await run(3, { slugs: [OLD[0]], wait: false });
  expect(body).toMatchObject({ queued_count: 1, status_url: expect.stringContaining(body.job_id) });
  expect(body).not.toHaveProperty('results');
  await world().jobEnd(body.job_id);
  expect(await itemsOf(world(), body.job_id)).toMatchObject([{ slug: OLD[0], state: 'updated' }]);
});

it.each(['update_500_after', 'update_white_page', 'change_reset_after'] as const)(
  'sends an update once and reports it as made after %s, because the site shows the new version',
  async fault => {
    await withOldPlugins(4);
    world().fleet.site(4).setFaults(fault);
    const { body } = await run(4, { slugs: [OLD[0]] });
    world().fleet.site(4).setFaults();
    expect(body.results).toMatchObject([{ slug: OLD[0], state: 'updated' }]);
    expect(sentTo(4)).toHaveLength(1);
  },
);

it('never reports an update as made that the site claims but does not show', async () => {
  await withOldPlugins(4);
  world().fleet.site(4).setFaults('update_noop_success');
  const { body } = await run(4, { slugs: [OLD[0]] });
  world().fleet.site(4).setFaults();
  expect(body.results).toMatchObject([{ state: 'failed', reason: 'not_updated' }]);
});

it('is refused for unknown, suspended and disconnected sites', async () => {
  const asleep = await storeSite(world(), { url: 'https://asleep.example/', status: 'suspended' });
  const gone = await storeSite(world(), { url: 'https://gone.example/', status: 'disconnected' });
  const of = (site_id_or_domain: number) => world().post('update-site-plugins-v1', { site_id_or_domain });
  expectError(await of(asleep), { status: 409, code: 'svc_site_suspended' });
  expectError(await of(gone), { status: 409, code: 'svc_site_disconnected' });
  expectError(await of(999_999), { status: 404, code: 'svc_site_not_found' });
  const auth = await world().user('eve', 'viewer');
  const asked = await world().post('update-site-plugins-v1', { site_id_or_domain: idOf(1) }, { auth });
  expectError(asked, { status: 403, code: 'svc_permission_denied' });
});

it('names the run that is already updating the site', async () => {
  await withOldPlugins(5);
  world().fleet.site(5).setFaults({ name: 'slow', on: 'stats' });
  const { body } = await run(5, { wait: false });
  const second = await run(5, { slugs: [OLD[0]], wait: false });
  expectError(second, { status: 409, code: 'svc_site_busy', data: { job_id: body.job_id } });
  await world().post('abandon-update-run-v1', { job_id: body.job_id });
  world().fleet.site(5).setFaults();
});
