import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('lists tags by name with their sites, filtered and page by page', async () => {
  const world = await makeWorld({ sites: 2, seeded: true });
  const ids: Record<string, number> = {};
  for (const name of ['beta', 'Alpha', 'gamma_1']) ids[name] = (await world.post('add-tag-v1', { name })).body.id;
  const tags = [ids.beta, ids.Alpha];
  await world.post('update-site-v1', { site_id_or_domain: world.siteIds[0], tags });
  await world.post('update-site-v1', { site_id_or_domain: world.siteIds[1], tags: [ids.beta] });
  const list = async (input: Record<string, unknown> = {}) => (await world.get('list-tags-v1', input)).body;
  const names = async (input: Record<string, unknown>) =>
    (await list(input)).items.map((item: { name: string }) => item.name);

  expect(await list()).toEqual({
    items: [
      { id: ids.Alpha, name: 'Alpha', color: null, sites_count: 1, sites_ids: [world.siteIds[0]] },
      { id: ids.beta, name: 'beta', color: null, sites_count: 2, sites_ids: world.siteIds },
      { id: ids.gamma_1, name: 'gamma_1', color: null, sites_count: 0, sites_ids: [] },
    ],
    page: 1,
    per_page: 20,
    total: 3,
  });
  expect(await names({ page: 2, per_page: 2 })).toEqual(['gamma_1']);
  expect(await names({ search: 'BET' })).toEqual(['beta']);
  expect(await names({ name: ' BETA ' })).toEqual(['beta']);
  expect(await names({ name: 'bet' })).toEqual([]);
  expect(await names({ search: '_' })).toEqual(['gamma_1']);
  expect(await names({ include: [ids.beta, 999] })).toEqual(['beta']);
  expect(await names({ exclude: [ids.beta] })).toEqual(['Alpha', 'gamma_1']);
  await world.close();
});
