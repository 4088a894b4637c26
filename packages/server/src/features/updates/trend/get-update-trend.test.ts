import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { makeWorld, manualClock, type World } from '../../../testing/index.ts';
import { uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';
import { storeSmallFleet } from '../update.fixtures.ts';
import { notePendingDay } from './note-pending-day.ts';

const clock = manualClock(Date.parse('2026-11-20T10:00:00Z'));
let world: World;
let fleet: Record<'everything' | 'shop' | 'suspended', number>;
beforeAll(async () => {
  world = await makeWorld({ parts: { clock } });
  await notePendingDay(world.app.services);
  const [everything, shop, , suspended] = await storeSmallFleet(world);
  fleet = { everything, shop, suspended };
});
afterAll(() => world.close());

const trend = async (input = {}) => (await world.get('get-update-trend-v1', input)).body.days;

it('gives the last count of each day and, for today, what is pending now', async () => {
  clock.advance(DAY_MS);
  await notePendingDay(world.app.services);
  clock.advance(2 * DAY_MS);
  const { total } = (await world.get('count-updates-v1')).body;
  expect(total).toBeGreaterThan(0);
  const days = await trend();
  expect(days.map(({ day, total }: { day: string; total: number }) => [day, total])).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', total],
    ['2026-11-23', total],
  ]);
  expect(await trend({ days: 3 })).toHaveLength(2);
});

describe('Within a client or tag', () => {
  const NOTHING = { total: 0, wp: 0, plugins: 0, themes: 0, translations: 0, sites: 0 };
  const SHOP_ALONE = { ...NOTHING, total: 1, plugins: 1, sites: 1 };
  const EVERYTHING = { total: 5, wp: 1, plugins: 2, themes: 1, translations: 1, sites: 1 };
  const BOTH = { ...EVERYTHING, total: 6, plugins: 3, sites: 2 };
  const [FIRST, SECOND, THIRD] = ['2026-11-24', '2026-11-25', '2026-11-26'];

  const database = () => world.app.services.database;
  const add = async (ability: string, name: string) => (await world.post(ability, { name })).body.id as number;
  const give = (client_id: number | null, ...sites: number[]) =>
    database().write(trx => trx.updateTable('sites').set({ client_id }).where('id', 'in', sites).execute());
  const nextDay = async () => {
    clock.advance(DAY_MS);
    await notePendingDay(world.app.services);
  };
  let [client, empty, tag] = [0, 0, 0];

  beforeAll(async () => {
    [client, empty] = [await add('add-client-v1', 'Harbour Café'), await add('add-client-v1', 'Lakeside')];
    tag = await add('add-tag-v1', 'Care plan');
    const other = await add('add-tag-v1', 'Second of a site');
    const { everything, shop, suspended } = fleet;
    await nextDay();
    await give(client, everything, suspended);
    const tagged = [everything, shop, suspended].map(site_id => ({ site_id, tag_id: tag }));
    await database().write(trx =>
      trx
        .insertInto('site_tags')
        .values([...tagged, { site_id: everything, tag_id: other }])
        .execute(),
    );
    await nextDay();
    await give(null, everything);
    await give(client, shop);
    await notePendingDay(world.app.services);
    await nextDay();
    await give(client, everything);
  });

  it('gives what was pending on the sites that it had on each day, suspended ones left out', async () => {
    expect(await trend({ client_id: client })).toEqual([
      { day: FIRST, ...NOTHING },
      { day: SECOND, ...SHOP_ALONE },
      { day: THIRD, ...BOTH },
    ]);
    expect(await trend({ tag_id: tag })).toEqual([
      { day: FIRST, ...NOTHING },
      { day: SECOND, ...BOTH },
      { day: THIRD, ...BOTH },
    ]);
    expect(await trend({ client_id: empty, days: 2 })).toEqual([
      { day: SECOND, ...NOTHING },
      { day: THIRD, ...NOTHING },
    ]);
    expect(await trend()).toHaveLength(5);
  });

  it('gives today alone for sites of a client that have a tag, and for a client that is not there', async () => {
    await give(null, fleet.shop);
    expect(await trend({ client_id: client, tag_id: tag })).toEqual([{ day: THIRD, ...EVERYTHING }]);
    expect(await trend({ client_id: 987654 })).toEqual([{ day: THIRD, ...NOTHING }]);
  });

  it('forgets the days of a client or tag that is deleted', async () => {
    await world.post('delete-client-v1', { client_id_or_email: client, confirm: true });
    await world.post('delete-tag-v1', { tag_id: tag, confirm: true });
    await notePendingDay(world.app.services);
    const { db } = database();
    const clients = await db.selectFrom('pending_client_days').select('client_id').distinct().execute();
    expect(clients).toEqual([{ client_id: empty }]);
    expect(await db.selectFrom('pending_tag_days').selectAll().where('tag_id', '=', tag).execute()).toEqual([]);
  });
});

it('forgets what is older than a year', async () => {
  clock.advance(500 * DAY_MS);
  await notePendingDay(world.app.services);
  for (const table of ['pending_days', 'pending_client_days', 'pending_tag_days'] as const) {
    const days = await world.app.services.database.db.selectFrom(table).select('day').distinct().execute();
    expect([table, days.length]).toEqual([table, 1]);
  }
});

// Fails on PostgreSQL if the transaction does not begin again: nothing of the day is counted.
it('counts a day while a client and a tag are being deleted', async () => {
  const { database } = world.app.services;
  const { body: client } = await world.post('add-client-v1', { name: 'Short' });
  const { body: tag } = await world.post('add-tag-v1', { name: 'short' });
  const counted = async () => (await database.db.selectFrom('pending_days').select('day').execute()).length;
  const before = await counted();
  clock.advance(DAY_MS);
  const remove = await uncommitted(database, async trx => {
    await trx.deleteFrom('clients').where('id', '=', client.id).execute();
    await trx.deleteFrom('tags').where('id', '=', tag.id).execute();
  });
  const noting = notePendingDay(world.app.services);
  await waitForLock(database);
  await remove();
  await noting;
  expect(await counted()).toBe(before + 1);
});
