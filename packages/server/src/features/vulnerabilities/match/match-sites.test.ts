import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { feedOfRecords, giveFeed, refreshDueFeed, writeFeed } from '../../../testing/index.ts';
import { endedOrWaiting, uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';
import { storeRuleChannel, Telling } from '../../alarms/alarms.fixtures.ts';
import { eventsSoFar, HOLES, storeSiteWithItems, useVulnerableFleet } from '../vulnerabilities.fixtures.ts';
import { matchChangedSites } from './match-sites.ts';

const fleet = useVulnerableFleet();

/** Changes an installed plugin as a sync would. */
async function setPlugin(site_id: number, values: { version?: string; active?: number }): Promise<void> {
  const { database } = fleet().world.app.services;
  await database.write(async trx => {
    await trx
      .updateTable('site_plugins')
      .set(values)
      .where('site_id', '=', site_id)
      .where('slug', 'like', 'shop/%')
      .execute();
    await trx
      .insertInto('sites_to_match')
      .values({ site_id })
      .onConflict(row => row.doNothing())
      .execute();
  });
  await matchChangedSites(fleet().world.app.services);
}

it('tells once of each vulnerability that a site is exposed to, and once when it no longer is', async () => {
  const { world, ids } = fleet();
  const { berlin, lima, rome, gone } = ids;
  const found = (id: number, ...holes: string[]) => holes.map(hole => `vulnerability.found ${id} ${hole}`);
  const all = ['core-hole', 'forms-hole', 'shop-hole', 'theme-hole'];
  const first = [...found(berlin, ...all), ...found(lima, 'shop-hole'), ...found(gone, ...all)];
  expect((await eventsSoFar(world)).sort()).toEqual(first.sort());
  const since = async () => (await eventsSoFar(world)).slice(first.length);
  await setPlugin(lima, { active: 1 });
  expect(await since()).toEqual([]);
  await setPlugin(rome, { active: 1 });
  await setPlugin(rome, { active: 0 });
  await setPlugin(lima, { version: '9.3-beta' });
  await setPlugin(lima, { version: '9.4' });
  await setPlugin(lima, { version: '9.3' });
  await giveFeed(
    world,
    HOLES.map(hole => (hole.id === 'shop-hole' ? { ...hole, to: '9.2' } : hole)),
  );
  expect(await since()).toEqual([
    `vulnerability.found ${rome} shop-hole`,
    `vulnerability.fixed ${rome} shop-hole deactivated`,
    `vulnerability.fixed ${lima} shop-hole updated`,
    `vulnerability.found ${lima} shop-hole`,
    `vulnerability.fixed ${lima} shop-hole record_changed`,
  ]);
  await giveFeed(world, HOLES);
});

it('tells again of a vulnerability that has become more severe, and not of one that has become less so', async () => {
  const { world } = fleet();
  const telling = new Telling(world);
  const id = await storeSiteWithItems(world, 'https://worse.example/', { plugins: { 'cart/cart.php': '1.0' } });
  const [high, all] = [await storeRuleChannel(world), await storeRuleChannel(world)];
  await telling.addRule(high, { min_severity: 'high', events: ['vulnerability.found'] });
  await telling.addRule(all, { events: ['vulnerability.found'] });
  const before = (await eventsSoFar(world)).length;
  const scored = async (score: number) => {
    await giveFeed(world, [...HOLES, { id: 'cart-hole', slug: 'cart', to: '1.0', score }]);
    await telling.pass(150);
    return [await telling.titles(high), await telling.titles(all)].map(titles => titles.length);
  };
  await telling.pass(150);
  const [others = 0, rest = 0] = await scored(5);
  expect(await scored(4.5)).toEqual([others, rest]);
  expect(await scored(9.8)).toEqual([others + 1, rest + 1]);
  expect(await scored(9.9)).toEqual([others + 1, rest + 1]);
  expect(await scored(5)).toEqual([others + 1, rest + 1]);
  const since = (await eventsSoFar(world)).slice(before);
  expect(since).toEqual(Array.from({ length: 2 }, () => `vulnerability.found ${id} cart-hole`));
  expect((await telling.titles(high)).at(-1)).toBe('cart 1.0 on worse.example has a known vulnerability');
  await giveFeed(world, HOLES);
});

it('a record that the feed withdraws ends its findings, and other records stay as they are', async () => {
  const { world, ids } = fleet();
  const before = (await eventsSoFar(world)).length;
  await giveFeed(
    world,
    HOLES.filter(hole => hole.id !== 'theme-hole'),
  );
  const since = (await eventsSoFar(world)).slice(before);
  const ended = (id: number) => `vulnerability.fixed ${id} theme-hole record_changed`;
  expect(since.sort()).toEqual([ended(ids.berlin), ended(ids.gone)].sort());
  const { body } = await world.get('list-vulnerability-findings-v1', { state: 'fixed', type: ['theme'] });
  expect(body.items).toMatchObject([{ vulnerability_id: 'theme-hole', fixed_by: 'record_changed', cve: null }]);
  // It is still known where it was.
  const exposed = await world.get('list-vulnerability-findings-v1', { vulnerability_id: 'theme-hole' });
  expect(exposed).toMatchObject({ status: 200, body: { total: 0 } });
});

it('a site that is deleted takes its findings and decisions along', async () => {
  const { world } = fleet();
  const id = await storeSiteWithItems(world, 'https://short.example/', { plugins: { 'shop/shop.php': '1.0' } });
  await matchChangedSites(world.app.services);
  const reason = 'It is about to go.';
  await world.post('ignore-vulnerability-v1', { vulnerability_id: 'shop-hole', site_id_or_domain: id, reason });
  await world.post('delete-site-v1', { site_id_or_domain: id, confirm: true });
  const { db } = world.app.services.database;
  for (const table of ['vulnerability_findings', 'vulnerability_ignores', 'sites_to_match'] as const) {
    expect([table, await db.selectFrom(table).select('site_id').where('site_id', '=', id).execute()]).toEqual([
      table,
      [],
    ]);
  }
});

// Fails on PostgreSQL without the lock: the site leaves the list with the former records, and nothing puts it back.
it('compares a site with the records that are being stored when its turn comes', async () => {
  const { world, ids } = fleet();
  const { services } = world.app;
  const { database } = services;
  await giveFeed(world, HOLES);
  await writeFeed(world, 'no feed');
  await world.post('refresh-vulnerability-feed-v1', {});
  await refreshDueFeed(services);
  await writeFeed(world, feedOfRecords([...HOLES, { id: 'late-hole', slug: 'forms', to: '5.0' }]));
  await world.post('refresh-vulnerability-feed-v1', {});
  // A sync has just changed it.
  await database.write(trx => trx.insertInto('sites_to_match').values({ site_id: ids.berlin }).execute());
  // Halts the reading once the records are in place and all sites are on the list, before it commits.
  const goOn = await uncommitted(database, async trx => {
    if (database.engine === 'postgres') await sql`lock table events in exclusive mode`.execute(trx);
  });
  const reading = refreshDueFeed(services);
  await waitForLock(database);
  const matching = matchChangedSites(services);
  await endedOrWaiting(database, matching, 1);
  await goOn();
  await Promise.all([reading, matching]);
  await matchChangedSites(services);
  expect(await eventsSoFar(world)).toContain(`vulnerability.found ${ids.berlin} late-hole`);
});

// SQLite lets one transaction write at a time.
it.runIf(process.env.TEST_ENGINE === 'postgres')('does not wait for a site that a sync is writing', async () => {
  const { world, ids } = fleet();
  const { services } = world.app;
  const { database } = services;
  const listed = async () => (await database.db.selectFrom('sites_to_match').select('site_id').execute()).length;
  const both = [ids.berlin, ids.lima].map(site_id => ({ site_id }));
  await database.write(trx => trx.insertInto('sites_to_match').values(both).execute());
  const [locked, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sync = database.write(async trx => {
    await trx.selectFrom('sites').select('id').where('id', '=', ids.berlin).forUpdate().execute();
    locked.resolve();
    await stored.promise;
  });
  await locked.promise;
  expect(await matchChangedSites(services)).toBe(1);
  expect(await listed()).toBe(1);
  expect(await matchChangedSites(services)).toBe(0);
  stored.resolve();
  await sync;
  expect(await matchChangedSites(services)).toBe(1);
  expect(await listed()).toBe(0);
});
