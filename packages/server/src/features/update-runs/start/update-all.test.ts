import { expect, it } from 'vitest';
import { expectError, refusedPaths } from '../../../testing/fixtures.ts';
import { itemsOf, pendingOn, useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 8, fleet: { plugins: 4 }, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '3' } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
const run = (input: object = {}) => world().post('update-all-v1', input);
type Result = { site_id: number; type: string; state: string };

it('updates everything of the given types on the given sites, and names the others', async () => {
  for (const k of [1, 2]) world().fleet.site(k).setTheme('standard-issue', '1.0');
  await world().post('sync-sites-v1', { site_ids_or_domains: [idOf(1), idOf(2)] });
  await world().post('suspend-site-v1', { site_id_or_domain: idOf(3) });
  const plugins = world().fleet.site(1).pendingPlugins;
  const { status, body } = await run({
    site_ids_or_domains: [idOf(1), idOf(2), idOf(3), 'nowhere.example'],
    type: ['themes'],
    wait: true,
  });
  expect(status).toBe(200);
  expect(body.errors).toMatchObject([
    { identifier: 'nowhere.example', code: 'svc_site_not_found' },
    { identifier: idOf(3), code: 'svc_site_suspended' },
  ]);
  const made = body.results.filter(({ state }: Result) => state === 'updated');
  expect(new Set(made.map(({ site_id }: Result) => site_id))).toEqual(new Set([idOf(1), idOf(2)]));
  expect(new Set(body.results.map(({ type }: Result) => type))).toEqual(new Set(['themes']));
  expect(world().fleet.site(1).pendingPlugins).toEqual(plugins);
  expect(world().fleet.ledger.site(3).calls).toBe(0);
});

it('keeps nobody waiting for more sites than a request should work on', async () => {
  const { body } = await run({ wait: true });
  expect(body).toMatchObject({ errors: [], queued_count: expect.any(Number) });
  expect(body.sites).toBeGreaterThan(3);
  expect(body).not.toHaveProperty('results');
  await world().jobEnd(body.job_id);
  const made = await itemsOf(world(), body.job_id);
  expect(made.filter(({ state }) => ['pending', 'sent'].includes(state))).toEqual([]);
  for (const k of [4, 5, 6, 7, 8]) expect(pendingOn(world(), k)).toEqual([]);
});

it('says that there is nothing to update', async () => {
  const { body } = await run({ site_ids_or_domains: ['nowhere.example'], wait: true });
  expect(body).toMatchObject({ job_id: null, results: [], message: 'There is nothing to update.' });
  expect(body.errors).toHaveLength(1);
});

it('refuses single items, bad types and viewers', async () => {
  expect(refusedPaths(await run({ slugs: ['a/b.php'] }))).toEqual(['input.slugs']);
  expect(refusedPaths(await run({ type: 'plugins' }))).toEqual(['input.type']);
  const auth = await world().user('eve', 'viewer');
  expectError(await world().post('update-all-v1', {}, { auth }), { status: 403, code: 'svc_permission_denied' });
});
