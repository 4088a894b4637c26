import { beforeAll, describe, expect, it } from 'vitest';
import { refusedPaths, storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const list = async (input: Record<string, unknown> = {}) => (await world().get('list-tags-v1', input)).body;
const ids: Record<string, number> = {};
let siteA = 0;
let siteB = 0;

beforeAll(async () => {
  for (const name of ['zebra', 'Alpha', '100 %', 'snake_case']) {
    ids[name] = (await world().post('add-tag-v1', { name })).body.id;
  }
  siteA = await storeSite(world(), { url: 'https://a.example/' });
  siteB = await storeSite(world(), { url: 'https://b.example/', status: 'suspended' });
  await world().post('update-site-v1', { site_id_or_domain: siteB, tags: [ids.zebra, ids.Alpha] });
  await world().post('update-site-v1', { site_id_or_domain: siteA, tags: [ids.zebra] });
});

const tag = (name: string, sites_ids: number[]) => ({
  id: ids[name],
  name,
  color: null,
  sites_count: sites_ids.length,
  sites_ids,
});

describe('list-tags', () => {
  it('answers the exact fields of every tag by name, with the sites that carry it', async () => {
    expect(await list()).toEqual({
      items: [tag('100 %', []), tag('Alpha', [siteB]), tag('snake_case', []), tag('zebra', [siteA, siteB])],
      page: 1,
      per_page: 20,
      total: 4,
    });
  });

  it('pages, and answers no items past the end', async () => {
    expect(await list({ page: 2, per_page: 3 })).toEqual({
      items: [tag('zebra', [siteA, siteB])],
      page: 2,
      per_page: 3,
      total: 4,
    });
    expect(await list({ page: 9 })).toMatchObject({ items: [], total: 4 });
    expect(refusedPaths(await world().get('list-tags-v1', { per_page: 101 }))).toEqual(['input.per_page']);
  });

  it.each([
    [' ALPHA ', ['Alpha']],
    ['%', ['100 %']],
    ['_', ['snake_case']],
    ['x', []],
  ])('finds %s in the name', async (search, wanted) => {
    const { items, total } = await list({ search });
    expect(items.map((item: { name: string }) => item.name)).toEqual(wanted);
    expect(total).toBe(wanted.length);
  });

  it('forgets a site that is deleted', async () => {
    await world().post('delete-site-v1', { site_id_or_domain: siteB, confirm: true });
    expect((await list({ search: 'zebra' })).items).toEqual([tag('zebra', [siteA])]);
  });
});
