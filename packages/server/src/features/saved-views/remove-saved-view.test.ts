import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (auth: string, input: object) =>
  world().post('add-saved-view-v1', { list: 'sites', query: '', ...input }, { auth });
const viewsOf = async (auth: string) =>
  (await world().get('list-saved-views-v1', { list: 'sites' }, { auth })).body.views;

describe('remove-saved-view-v1', () => {
  it('removes an own view, and none of another person', async () => {
    const [anna, vera] = [await world().user('anna', 'operator'), await world().user('vera', 'viewer')];
    const { body } = await add(anna, { name: 'Shops', shared: true });
    const remove = (auth: string) => world().post('remove-saved-view-v1', { view_id: body.id }, { auth });
    expect((await remove(vera)).status).toBe(404);
    expect((await remove(anna)).body).toEqual({ removed: true });
    expect(await viewsOf(vera)).toEqual([]);
    expect((await remove(anna)).status).toBe(404);
  });
});
