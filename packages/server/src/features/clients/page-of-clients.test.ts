import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { notingQueries } from '../../testing/noting-queries.ts';
import { pageOfClients } from './page-of-clients.ts';

const world = useWorld();

it('a search of clients is kept until a client, a site or what a cost is for changes', async () => {
  const add = async (name: string) => (await world().post('add-client-v1', { name })).body.id as number;
  const bakery = await add('Bakery');
  const shop = await add('Shop');
  const site = await storeSite(world(), { url: 'https://shop.example/' });
  const { database } = world().app.services;
  let searched = false;
  const watched = notingQueries(database, query => {
    searched ||= JSON.stringify(query).includes('search_text');
  });
  /** The names that are found, and whether the texts of clients were looked into for them. */
  const search = async (): Promise<[names: string[], searched: boolean]> => {
    searched = false;
    const { items } = await pageOfClients({ database: watched }, { search: 'shop' }, { page: 1, per_page: 5 });
    return [items.map(({ name }) => name), searched];
  };
  const set = (table: 'sites' | 'clients', id: number, columns: object) =>
    database.write(trx => trx.updateTable(table).set(columns).where('id', '=', id).execute());

  await search();
  expect(await search()).toEqual([['Shop'], true]); // all ids are read when somebody asks again
  expect(await search()).toEqual([['Shop'], false]);
  await set('sites', site, { last_sync_at: 5, wp_version: '7.0' });
  await set('clients', shop, { note: 'Pays late.' });
  expect(await search()).toEqual([['Shop'], false]);
  await set('sites', site, { client_id: shop });
  expect((await search())[1]).toBe(true);
  await set('clients', bakery, { search_text: 'bakery and shop' });
  expect(await search()).toEqual([['Bakery', 'Shop'], true]);
});
