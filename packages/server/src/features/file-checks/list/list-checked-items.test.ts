import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { ACORN, installAcorn, itemsIn, MAIN_CLASS, PLUGIN, setChecks } from '../file-checks.fixtures.ts';

const made = useMade(
  async () => {
    const world = await makeWorld({ sites: 4, seeded: true, fleet: { plugins: 2 } });
    installAcorn(world);
    await world.post('sync-sites-v1', {});
    await setChecks(world, world.siteIds, true);
    await world.post('check-files-v1', {});
    world.fleet.site(3).alterFile(ACORN, MAIN_CLASS, 'x');
    world.fleet.site(3).alterFile(ACORN, 'more.php', 'x');
    await world.post('check-files-v1', {});
    return world;
  },
  world => world.close(),
);
const list = async (input: object = {}) => (await made().get('list-checked-items-v1', { ...input })).body;

it('shows what is altered, with the files and since when', async () => {
  const { items, ...page } = await list();
  expect(page).toEqual({ page: 1, per_page: 50, total: 1 });
  expect(items).toEqual([
    {
      site_id: made().siteIds[2],
      site_url: `${made().fleet.site(3).url}/`,
      site_name: 'Site 3',
      type: 'plugin',
      slug: PLUGIN,
      name: 'Acorn Backup',
      version: '3.5.0',
      state: 'altered',
      unread: null,
      found_at: expect.stringMatching(/Z$/),
      files: {
        changed: { count: 1, names: [MAIN_CLASS] },
        added: { count: 1, names: ['more.php'] },
        removed: { count: 0, names: [] },
      },
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

it('shows everything that was checked on a site, WordPress by its name', async () => {
  const items = await itemsIn(made(), 'any', made().siteIds[0]);
  expect((await list({ site_id_or_domain: made().siteIds[0], slug: 'wordpress', state: 'any' })).items).toHaveLength(1);
  const core = items.find(({ type }: { type: string }) => type === 'core');
  expect(core).toMatchObject({ slug: 'wordpress', name: 'WordPress', files: null, found_at: null });
  expect((await list({ state: 'unchanged', per_page: 2, page: 2 })).items).toHaveLength(2);
});

it('is narrowed to a client, and leaves out suspended sites', async () => {
  const site = made().siteIds[2];
  const { id } = (await made().post('add-client-v1', { name: 'Lind' })).body;
  expect((await list({ client_id: id })).total).toBe(0);
  await made().post('update-site-v1', { site_id_or_domain: site, client_id: id });
  expect((await list({ client_id: id })).total).toBe(1);
  await made().post('suspend-site-v1', { site_id_or_domain: site });
  expect((await list()).total).toBe(0);
});
