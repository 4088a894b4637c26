import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Trx } from '../../ports/database/port.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { selectInstalledVersions } from './installed-versions.store.ts';
import { selectFleetCounts, selectOfferedVersions } from './summary.store.ts';
import { tidyOfferCounts } from './tidy-offer-counts.ts';
import { UPDATE_TYPES, type UpdateType } from './update.ts';

const TYPES = Object.keys(UPDATE_TYPES) as UpdateType[];
const PENDING = ['pending_core', 'pending_plugins', 'pending_themes', 'pending_translations'];

let world: World;
let database: Database;
beforeAll(async () => {
  world = await makeWorld({ seeded: true, sites: 8 });
  database = world.app.services.database;
});
afterAll(() => world.close());

/** A small linear generator: each run tries the same. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** What the counts must say, from the rows themselves. */
async function recounted() {
  const { rows: versions } = await sql<{ type: string; slug: string; new_version: string; sites_count: number }>`
    select type, slug, new_version, cast(count(distinct site_id) as integer) as sites_count from site_updates
    where ignored = 0 and site_id in (select id from sites where status <> 'suspended')
    group by type, slug, new_version`.execute(database.db);
  const { rows: installed } = await sql<{ key: string }>`
    select distinct type || ' ' || slug || ' ' || new_version || ' ' || version as key from site_updates
    where ignored = 0 and type <> 'translation' and version <> ''
      and site_id in (select id from sites where status <> 'suspended')`.execute(database.db);
  const sites = await database.db.selectFrom('sites').selectAll().where('status', '<>', 'suspended').execute();
  const pending = sites.map(site => PENDING.map(column => Number(site[column as 'pending_core'])));
  return {
    versions: versions.map(row => JSON.stringify(row)).sort(),
    installed: installed.map(({ key }) => key).sort(),
    totals: TYPES.map((_, place) => pending.reduce((sum, site) => sum + (site[place] ?? 0), 0)),
    having: TYPES.map((_, place) => pending.filter(site => (site[place] ?? 0) > 0).length),
    sites: pending.filter(site => site.some(count => count > 0)).length,
  };
}

async function counted() {
  const versions = await selectOfferedVersions(database.db, TYPES);
  const installed = await selectInstalledVersions(database, versions);
  const totals = await selectFleetCounts(database.db);
  const order = ({ type, slug, new_version, sites_count }: (typeof versions)[number]) => ({
    type,
    slug,
    new_version,
    sites_count,
  });
  return {
    versions: versions.map(row => JSON.stringify(order(row))).sort(),
    installed: versions
      .flatMap(({ type, slug, new_version }, place) =>
        (installed[place] ?? []).map(version => `${type} ${slug} ${new_version} ${version}`),
      )
      .sort(),
    totals: TYPES.map(type => totals[type]),
    having: TYPES.map(type => totals[`sites_${type}`]),
    sites: totals.sites,
  };
}

// Fails if any of the triggers of 0037-counted-offers.ts is left out.
it('the counts of pending updates match the rows, whatever happens to sites and their updates', async () => {
  const next = numbers(7);
  const ids = [...world.siteIds];
  const one = (list: readonly string[]) => list[next(list.length)] as string;
  const site = () => ids[next(ids.length)] as number;
  const some = () => ids.filter(() => next(3) === 0).concat(site());
  const slug = () => one(['a', 'b', 'c']);
  const version = () => one(['', '1', '2', '3']);
  const offer = (site_id: number) => {
    const type = one(TYPES);
    const language = type === 'translation' ? one(['de', 'fr']) : ''; // only these have one
    const versions = { version: version(), new_version: version() };
    return { site_id, type, slug: slug(), language, name: 'A', ...versions, ignored: next(2) };
  };
  const works: ((trx: Trx) => Promise<unknown>)[] = [
    trx =>
      trx
        .insertInto('site_updates')
        .values(some().map(offer))
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    trx =>
      trx
        .insertInto('site_updates')
        .values(offer(site()))
        .onConflict(conflict =>
          conflict.columns(['site_id', 'type', 'slug', 'language']).doUpdateSet({ new_version: version(), ignored: 0 }),
        )
        .execute(),
    trx => trx.deleteFrom('site_updates').where('site_id', 'in', some()).where('slug', '=', slug()).execute(),
    trx => trx.updateTable('site_updates').set({ version: version() }).where('site_id', 'in', some()).execute(),
    trx =>
      trx
        .updateTable('site_updates')
        .set({ ignored: next(2) })
        .where('slug', '=', slug())
        .execute(),
    trx => trx.updateTable('sites').set({ status: 'suspended' }).where('id', 'in', some()).execute(),
    trx =>
      trx
        .updateTable('sites')
        .set({ status: one(['connected', 'disconnected']) })
        .where('id', 'in', some())
        .execute(),
    trx =>
      trx
        .updateTable('sites')
        .set({ [one(PENDING)]: next(4) })
        .where('id', 'in', some())
        .execute(),
  ];
  for (let round = 0; round < 120; round++) {
    await database.write(works[next(works.length)] as (trx: Trx) => Promise<unknown>);
    if (round % 15 === 14) await tidyOfferCounts(world.app.services);
    if (round % 40 === 39) {
      const gone = ids.pop() as number;
      await database.write(trx => trx.deleteFrom('sites').where('id', '=', gone).execute());
    }
    if (round % 3 === 2) expect(await counted()).toEqual(await recounted());
  }
});

it('tidying removes the counts of updates that no site has any more, and leaves one row for each other update', async () => {
  await database.write(trx => trx.deleteFrom('site_updates').where('slug', '=', 'a').execute());
  await tidyOfferCounts(world.app.services);
  const rows = await database.db.selectFrom('offer_counts').select(['slug', 'slot', 'sites']).execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(row => row.slug === 'a' || row.slot !== 0 || row.sites <= 0)).toEqual([]);
});
