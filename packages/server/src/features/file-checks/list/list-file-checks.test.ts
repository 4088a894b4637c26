import { expect, it } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { ACORN, installAcorn, MAIN_CLASS, setChecks } from '../file-checks.fixtures.ts';

const made = useMade(
  async () => {
    const world = await makeWorld({ sites: 3, seeded: true, fleet: { plugins: 2 } });
    installAcorn(world);
    return world;
  },
  world => world.close(),
);
const list = async (input: object = {}) => (await made().get('list-file-checks-v1', { ...input })).body;

it('shows for each site whether its files are checked, and what that came to', async () => {
  const world = made();
  const [first, second] = world.siteIds;
  await setChecks(world, [first ?? 0, second ?? 0], true);
  world.fleet.site(2).setUnread(ACORN, 'too_large');
  await world.post('check-files-v1', {});
  world.fleet.site(1).alterFile(ACORN, MAIN_CLASS, 'x');
  await world.post('check-files-v1', {});
  const { items, ...page } = await list();
  expect(page).toEqual({ page: 1, per_page: 50, total: 3 });
  expect(items[0]).toEqual({
    site_id: first,
    site_url: `${world.fleet.site(1).url}/`,
    site_name: 'Site 1',
    allowed: true,
    allowed_at: expect.stringMatching(/Z$/),
    allowed_by: 'user:admin',
    checked_at: expect.stringMatching(/Z$/),
    next_check_at: expect.stringMatching(/Z$/),
    error_code: null,
    error: null,
    items: expect.any(Number),
    altered: 1,
    accepted: 0,
    unknown: 0,
  });
  expect(items[1]).toMatchObject({ altered: 0, unknown: 1 });
  expect(items[2]).toMatchObject({ allowed: false, checked_at: null, items: 0 });
});

it('is narrowed to a client, a tag, a page and one site, and leaves out suspended sites', async () => {
  const world = made();
  const { id: client_id } = (await world.post('add-client-v1', { name: 'Lind' })).body;
  const { id: tag_id } = (await world.post('add-tag-v1', { name: 'EU' })).body;
  const site = await storeSite(world, { url: 'https://client.example/', name: 'Zoo', client_id });
  await world.post('edit-sites-v1', { site_ids_or_domains: [site], add_tags: [tag_id] });
  expect((await list({ client_id })).items).toMatchObject([{ site_id: site }]);
  expect((await list({ tag_id })).items).toMatchObject([{ site_id: site }]);
  expect((await list({ site_id_or_domain: 'client.example' })).items).toMatchObject([{ site_id: site }]);
  expect((await list({ page: 2, per_page: 3 })).items).toMatchObject([{ site_id: site }]);
  await world.post('suspend-site-v1', { site_id_or_domain: site });
  expect(await list({ client_id })).toMatchObject({ items: [], total: 0 });
});
