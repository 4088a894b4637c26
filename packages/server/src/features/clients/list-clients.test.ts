import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';

describe('listing clients', () => {
  let world: World;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    world = await makeWorld();
    const clients = [
      { name: 'beta', client_email: 'beta@example.com' },
      { name: 'Alpha', status: 'lead' },
      { name: 'gamma 100%', status: 'lost' },
      { name: 'Delta' },
    ];
    for (const client of clients) ids[client.name] = (await world.post('add-client-v1', client)).body.id;
    await world.post('suspend-client-v1', { client_id_or_email: ids.Delta });
  });
  afterAll(() => world.close());

  const names = async (input: Record<string, unknown> = {}) =>
    (await world.get('list-clients-v1', input)).body.items.map((item: { name: string }) => item.name);

  it('sorts by name and paginates', async () => {
    expect(await names()).toEqual(['Alpha', 'beta', 'Delta', 'gamma 100%']);
    expect(await names({ page: 2, per_page: 3 })).toEqual(['gamma 100%']);
    expect(await names({ page: 9 })).toEqual([]);
    const { body } = await world.get('list-clients-v1', { per_page: 1 });
    expect(body).toMatchObject({ page: 1, per_page: 1, total: 4 });
  });

  it('filters by state', async () => {
    expect(await names({ status: 'active' })).toEqual(['beta']);
    expect(await names({ status: 'suspended' })).toEqual(['Delta']);
    expect(await names({ status: ['lead', 'lost'] })).toEqual(['Alpha', 'gamma 100%']);
    expect(await names({ status: 'any' })).toHaveLength(4);
    expect((await world.get('list-clients-v1', { status: 'dead' })).status).toBe(400);
  });

  it('searches name, e-mail address and id, and treats % and _ literally', async () => {
    expect(await names({ search: 'ALPH' })).toEqual(['Alpha']);
    expect(await names({ search: '@example' })).toEqual(['beta']);
    expect(await names({ search: '0%' })).toEqual(['gamma 100%']);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await names({ search: String(ids.Delta) })).toContain('Delta');
  });

  it('pages through what a search finds, in any order, and sees what changes in between', async () => {
    const page = async (number: number, more: object = {}) => {
      const { body } = await world.get('list-clients-v1', { search: 'a', per_page: 2, page: number, ...more });
      return [body.total, ...body.items.map((item: { name: string }) => item.name)];
    };
    const forth = async () => [await page(1), await page(2), await page(3)];
    expect(await forth()).toEqual([[4, 'Alpha', 'beta'], [4, 'Delta', 'gamma 100%'], [4]]);
    expect([await page(1, { order: 'desc' }), await page(2, { order: 'desc' })]).toEqual([
      [4, 'gamma 100%', 'Delta'],
      [4, 'beta', 'Alpha'],
    ]);
    expect(await page(2, { sort: 'created' })).toEqual([4, 'gamma 100%', 'Delta']);
    expect(await page(2, { status: ['lead', 'lost', 'active'] })).toEqual([3, 'gamma 100%']);
    const { id } = (await world.post('add-client-v1', { name: 'Agora' })).body;
    expect(await forth()).toEqual([
      [5, 'Agora', 'Alpha'],
      [5, 'beta', 'Delta'],
      [5, 'gamma 100%'],
    ]);
    await world.post('delete-client-v1', { client_id_or_email: id, confirm: true });
    expect(await forth()).toEqual([[4, 'Alpha', 'beta'], [4, 'Delta', 'gamma 100%'], [4]]);
  });

  it('includes and excludes by id, together with the other filters', async () => {
    expect(await names({ include: [ids.beta, ids.Delta] })).toEqual(['beta', 'Delta']);
    expect(await names({ exclude: [ids.beta] })).toEqual(['Alpha', 'Delta', 'gamma 100%']);
    expect(await names({ include: [ids.beta, ids.Delta], status: 'active' })).toEqual(['beta']);
  });

  it('sorts by age and by the number of sites, both ways', async () => {
    expect(await names({ sort: 'created' })).toEqual(['beta', 'Alpha', 'gamma 100%', 'Delta']);
    expect(await names({ sort: 'created', order: 'desc' })).toEqual(['Delta', 'gamma 100%', 'Alpha', 'beta']);
    expect(await names({ order: 'desc' })).toEqual(['gamma 100%', 'Delta', 'beta', 'Alpha']);
    await storeSite(world, { url: 'https://one.example/', client_id: ids.Alpha });
    await storeSite(world, { url: 'https://two.example/', client_id: ids.Delta });
    await storeSite(world, { url: 'https://three.example/', client_id: ids.Delta });
    expect((await names({ sort: 'sites', order: 'desc' })).slice(0, 2)).toEqual(['Delta', 'Alpha']);
    expect((await names({ sort: 'sites' })).slice(2)).toEqual(['Alpha', 'Delta']);
    expect((await world.get('list-clients-v1', { sort: 'email' })).status).toBe(400);
  });
});
