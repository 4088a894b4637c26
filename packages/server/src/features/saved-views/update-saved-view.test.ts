import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (auth: string, input: object) =>
  world().post('add-saved-view-v1', { list: 'sites', query: '', ...input }, { auth });
const viewsOf = async (auth: string) =>
  (await world().get('list-saved-views-v1', { list: 'sites' }, { auth })).body.views;

describe('update-saved-view-v1', () => {
  it('renames a view, and makes it the only first one', async () => {
    const auth = await world().user('otto', 'viewer');
    const { body: one } = await add(auth, { name: 'One', is_default: true });
    const { body: two } = await add(auth, { name: 'Two', is_default: true });
    const change = (input: object) => world().post('update-saved-view-v1', { view_id: one.id, ...input }, { auth });
    const firsts = async () =>
      (await viewsOf(auth))
        .filter((view: { is_default: boolean }) => view.is_default)
        .map((view: { id: number }) => view.id);
    expect(await firsts()).toEqual([two.id]);
    expect((await change({ name: 'Uno', is_default: true })).body.name).toBe('Uno');
    expect(await firsts()).toEqual([one.id]);
    expect((await change({ name: 'TWO' })).status).toBe(409);
    expect((await change({ columns: { php: false }, query: 'q=x' })).body).toMatchObject({
      name: 'Uno',
      query: 'q=x',
      columns: { php: false },
    });
    expect((await change({ shared: true })).status).toBe(403);
  });

  it('changes no view that is shared after its owner has become a viewer, unless it ends the sharing', async () => {
    const auth = await world().user('ida', 'operator');
    const { body: view } = await add(auth, { name: 'Shops', shared: true });
    const { items } = (await world().get('list-dashboard-users-v1', { search: 'ida' })).body;
    await world().inPerson('update-dashboard-user-v1', { user_id: items[0].id, role: 'viewer' });
    const change = (input: object) => world().post('update-saved-view-v1', { view_id: view.id, ...input }, { auth });
    for (const input of [{ name: 'X' }, { query: 'q=x' }, { columns: {} }]) {
      expect([input, (await change(input)).status]).toEqual([input, 403]);
    }
    expect(await change({ is_default: true })).toMatchObject({ status: 200, body: { name: 'Shops', shared: true } });
    expect(await change({ name: 'Mine', shared: false })).toMatchObject({ status: 200, body: { shared: false } });
  });

  it('changes no view of another person', async () => {
    const [anna, vera] = [await world().user('anna', 'operator'), await world().user('vera', 'admin')];
    const { body } = await add(anna, { name: 'Shops', shared: true });
    const { status } = await world().post('update-saved-view-v1', { view_id: body.id, name: 'X' }, { auth: vera });
    expect(status).toBe(404);
  });
});
