import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (auth: string, input: object) =>
  world().post('add-saved-view-v1', { list: 'sites', query: '', ...input }, { auth });
const viewsOf = async (auth: string) =>
  (await world().get('list-saved-views-v1', { list: 'sites' }, { auth })).body.views;

describe('list-saved-views-v1', () => {
  it('lists own views, and those that others share', async () => {
    const [anna, vera] = [await world().user('anna', 'operator'), await world().user('vera', 'viewer')];
    await add(anna, { name: 'Shops', shared: true });
    await add(anna, { name: 'Blogs' });
    await add(vera, { name: 'Mine' });
    const names = async (auth: string) =>
      (await viewsOf(auth)).map(({ name, own }: { name: string; own: boolean }) => [name, own]);
    expect(await names(anna)).toEqual([
      ['Blogs', true],
      ['Shops', true],
    ]);
    expect(await names(vera)).toEqual([
      ['Mine', true],
      ['Shops', false],
    ]);
  });

  it('says when a client or tag that a view names was deleted', async () => {
    const auth = await world().user('gina', 'operator');
    const { id } = (await world().post('add-client-v1', { name: 'Short-lived' })).body;
    await add(auth, { name: 'Of the client', query: `client=${id}` });
    expect((await viewsOf(auth))[0].gone).toBe(false);
    await world().app.services.database.write(trx => trx.deleteFrom('clients').where('id', '=', id).execute());
    expect((await viewsOf(auth))[0].gone).toBe(true);
  });

  it('is for people, not for programs', async () => {
    const auth = await world().key('read');
    expect((await world().get('list-saved-views-v1', { list: 'sites' }, { auth })).status).toBe(403);
  });
});
