import { beforeEach, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { uncommitted, unlockedIds, waitForLock } from '../../../testing/wait-for-lock.ts';
import { lockSites } from '../site.store.ts';

// Two transactions that lock the same rows in different orders deadlock on PostgreSQL. The order is: clients, tags,
// sites by their ids. Each test fails on PostgreSQL if its work locks them in another order.

const world = useWorld();
const database = () => world().app.services.database;
const post = (ability: string, input: object) => world().post(ability, input);
let count = 0;
let client: number;
let tag: number;
let sites: number[];

beforeEach(async () => {
  client = (await post('add-client-v1', { name: `Client ${++count}` })).body.id;
  tag = (await post('add-tag-v1', { name: `tag ${count}` })).body.id;
  sites = [];
  for (const name of ['Zebra', 'Ant'])
    sites.push(await storeSite(world(), { url: `https://${name}-${count}.example/` }));
  // A change moves the row of the first site behind that of the second, where a scan finds it later.
  await post('update-site-v1', { site_id_or_domain: sites[0], name: 'Zebra' });
});

/** Sites that are not locked while the work waits for what another transaction does. */
async function freeWhile(
  other: Parameters<typeof uncommitted>[1],
  work: () => Promise<{ status: number }>,
): Promise<number[]> {
  const goOn = await uncommitted(database(), other);
  const working = work();
  await waitForLock(database());
  const free = await unlockedIds(database(), 'sites', sites);
  await goOn();
  expect((await working).status).toBe(200);
  return free;
}

it.each([
  ['update-site-v1', () => ({ site_id_or_domain: sites[0], client_id: client, tags: [tag] })],
  ['edit-sites-v1', () => ({ site_ids_or_domains: sites, client_id: client, add_tags: [tag] })],
])('%s waits for a client and for a tag before it locks a site', async (ability, input) => {
  const work = () => post(ability, input());
  for (const [table, id] of [['clients', client] as const, ['tags', tag] as const]) {
    const lock = (trx: Parameters<Parameters<typeof uncommitted>[1]>[0]) =>
      trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    expect(await freeWhile(lock, work)).toEqual(sites);
  }
});

it.each([
  ['edit-sites-v1', () => ({ site_ids_or_domains: [...sites].reverse(), client_id: client })],
  ['update-client-v1', () => ({ client_id_or_email: client, selected_sites: [...sites].reverse() })],
])('%s locks sites by their ids', async (ability, input) => {
  const [first = 0, second = 0] = sites;
  expect(
    await freeWhile(
      trx => lockSites(trx, [first]),
      () => post(ability, input()),
    ),
  ).toContain(second);
});

it.each([
  ['update-client-v1', () => ({ client_id_or_email: client, selected_sites: [] })],
  ['suspend-client-v1', () => ({ client_id_or_email: client })],
  ['unsuspend-client-v1', () => ({ client_id_or_email: client })],
  ['delete-client-v1', () => ({ client_id_or_email: client, confirm: true })],
])('%s locks the sites of the client by their ids', async (ability, input) => {
  const [first = 0, second = 0] = sites;
  await post('edit-sites-v1', { site_ids_or_domains: [second], client_id: client });
  await post('edit-sites-v1', { site_ids_or_domains: [first], client_id: client });
  if (ability === 'unsuspend-client-v1') await post('suspend-client-v1', { client_id_or_email: client });
  expect(
    await freeWhile(
      trx => lockSites(trx, [first]),
      () => post(ability, input()),
    ),
  ).toContain(second);
});
