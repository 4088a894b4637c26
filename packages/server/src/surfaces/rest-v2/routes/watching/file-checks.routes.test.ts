import { expect, it } from 'vitest';
import { ACORN, installAcorn, MAIN_CLASS, PLUGIN } from '../../../../features/file-checks/file-checks.fixtures.ts';
import { makeWorld } from '../../../../testing/index.ts';
import { useMade } from '../../../../testing/use-made.ts';

const made = useMade(
  async () => {
    const env = { SITEKEEPER_BATCH_INLINE_LIMIT: '4' };
    const world = await makeWorld({ sites: 5, seeded: true, fleet: { plugins: 2 }, env });
    installAcorn(world);
    return world;
  },
  world => world.close(),
);
const ask = (path: string, body?: object) => made().rest(path, body === undefined ? {} : { method: 'POST', body });

it('turns file checks on, runs them and lists what is altered', async () => {
  const four = made().siteIds.slice(0, 4);
  expect(await ask('/file-checks/set', { site_ids_or_domains: four, allowed: true })).toMatchObject({
    status: 200,
    body: { total_changed: 4 },
  });
  expect(await ask('/file-checks/run', {})).toMatchObject({
    status: 200,
    body: { data: { queued: false, total_checked: 4 } },
  });
  made().fleet.site(2).alterFile(ACORN, MAIN_CLASS, 'x');
  await ask('/file-checks/run', { site_ids_or_domains: [four[1]] });
  const altered = [{ site_id: four[1], slug: PLUGIN, state: 'altered' }];
  expect((await ask('/file-checks/items')).body).toMatchObject({ data: altered });
  expect((await ask(`/sites/${four[1]}/file-checks/items`)).body).toMatchObject({ data: altered });
  expect((await ask(`/sites/${four[0]}/file-checks/items`)).body).toMatchObject({ data: [] });
  expect((await ask('/file-checks?allowed=true')).body.data).toHaveLength(4);
  const all = await ask('/file-checks/run', { site_ids_or_domains: made().siteIds });
  expect(all.body).toMatchObject({ data: { queued: true, sites_queued: 5 } });
});

it.each(['/file-checks/set', '/file-checks/run'])('%s refuses to exclude a site that it does not know', async path => {
  const body = { site_ids_or_domains: made().siteIds, exclude: ['none.example'], allowed: true };
  const { allowed: _, ...run } = body;
  expect(await ask(path, path.endsWith('set') ? body : run)).toMatchObject({
    status: 404,
    body: { code: 'svc_site_not_found' },
  });
});

it('refuses what makes no sense', async () => {
  expect((await ask('/file-checks/set', { site_ids_or_domains: [], allowed: true })).status).toBe(400);
  expect((await ask('/file-checks/items?state=odd')).status).toBe(400);
});
