import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { notingQueries } from '../../testing/noting-queries.ts';
import { pageOfCosts } from './page-of-costs.ts';

const world = useWorld();

it('which costs a filter finds is kept until a cost, what it is for or a site changes', async () => {
  const site = await storeSite(world(), { url: 'https://shop.example/' });
  const add = async (name: string) => {
    const cost = {
      name,
      price: 1,
      renewal_type: 'yearly',
      payment_type: 'lifetime',
      product_type: 'plugin',
      sites: [site],
    };
    return (await world().post('add-cost-v1', cost)).body.id as number;
  };
  const hosting = await add('Hosting');
  const backup = await add('Backup');
  const { services } = world().app;
  const { database } = services;
  let filtered = false;
  const watched = notingQueries(database, query => {
    filtered ||= JSON.stringify(query).includes('name_key');
  });
  const ctx = { ...services, database: watched };
  /** The names that are found, and whether all costs were looked through for them. */
  const search = async (): Promise<[names: string[], filtered: boolean]> => {
    filtered = false;
    const { items } = await pageOfCosts(ctx, { search: 'host' }, { page: 1, per_page: 5 });
    return [items.map(({ name }) => name), filtered];
  };
  const set = (table: 'sites' | 'costs', id: number, columns: object) =>
    database.write(trx => trx.updateTable(table).set(columns).where('id', '=', id).execute());

  await search();
  expect(await search()).toEqual([['Hosting'], true]); // all ids are read when somebody asks again
  expect(await search()).toEqual([['Hosting'], false]);
  await set('sites', site, { last_sync_at: 5, wp_version: '7.0' });
  await set('costs', hosting, { name: 'Hosting of Ada', note: 'Paid by card.' });
  expect(await search()).toEqual([['Hosting of Ada'], false]);
  await set('costs', backup, { name_key: 'backup at a host' });
  expect(await search()).toEqual([['Backup', 'Hosting of Ada'], true]);
  await search();
  await search();
  await set('sites', site, { status: 'suspended' });
  expect((await search())[1]).toBe(true);
});
