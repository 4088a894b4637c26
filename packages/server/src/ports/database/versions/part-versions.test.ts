import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../../testing/index.ts';
import type { Database, StorePart, Trx } from '../port.ts';

const PARTS: readonly StorePart[] = ['sites', 'updates', 'findings', 'clients', 'costs', 'deleted_events'];

let world: World;
let database: Database;
let other: Database;
let site: number;
beforeAll(async () => {
  world = await makeWorld({ seeded: true, sites: 3 });
  database = world.app.services.database;
  other = world.store.open();
  site = world.siteIds[0] as number;
  await database.write(trx =>
    trx.insertInto('tags').values({ name: 'Shops', name_key: 'shops', color: null }).execute(),
  );
});
afterAll(async () => {
  await other.close();
  await world.close();
});

/** The parts that a transaction of another connection changes. */
async function changedBy(work: (trx: Trx) => Promise<unknown>): Promise<StorePart[]> {
  const before = await Promise.all(PARTS.map(part => database.version(part)));
  await other.write(work);
  const after = await Promise.all(PARTS.map(part => database.version(part)));
  return PARTS.filter((_, place) => before[place] !== after[place]);
}

const set = (columns: object) => (trx: Trx) => trx.updateTable('sites').set(columns).where('id', '=', site).execute();
const offer = (site_id: number) => ({
  site_id,
  type: 'plugin',
  slug: 'a/a.php',
  language: '',
  name: 'A',
  version: '1',
  new_version: '2',
});

const addClient = (trx: Trx) =>
  trx
    .insertInto('clients')
    .values({ name: 'C', name_key: 'c', search_text: 'c', status: 'active', created_at: 1, updated_at: 1 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();

const addCost = (trx: Trx) => {
  const texts = ['payment_type', 'product_type', 'product_slug', 'license_type', 'renewal_type', 'payment_method'];
  const empty = [...texts, 'status', 'url', 'note', 'product_color', 'icon_hidden'].map(column => [column, '']);
  return trx
    .insertInto('costs')
    .values({ name: 'C', name_key: 'c', price_cents: 1, created_at: 1, ...Object.fromEntries(empty) })
    .returning('id')
    .executeTakeFirstOrThrow();
};

const addTag = (name: string) => (trx: Trx) =>
  trx
    .insertInto('tags')
    .values({ name, name_key: name.toLowerCase(), color: null })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('the version of a part of the store', () => {
  it('stays the same while syncs and checks write to site rows', async () => {
    expect(await changedBy(set({ last_sync_at: 7, next_sync_at: 8, checked_at: 9, check_status: 200 }))).toEqual([]);
    expect(await changedBy(set({ digests_json: '{"a":1}', wp_version: '6.9', updated_at: 10 }))).toEqual([]);
  });

  it('stays the same when a statement changes no value or finds no row', async () => {
    await other.write(set({ name: 'Same', status: 'connected' }));
    expect(await changedBy(set({ name: 'Same', status: 'connected' }))).toEqual([]);
    expect(await changedBy(trx => trx.updateTable('sites').set({ name: 'X' }).where('id', '=', 999).execute())).toEqual(
      [],
    );
    expect(await changedBy(trx => trx.deleteFrom('site_updates').where('site_id', '=', 999).execute())).toEqual([]);
  });

  it.each([
    ['name', 'Another'],
    ['name_key', 'another'],
    ['search_text', 'another'],
    ['url', 'https://another.test/'],
  ])('of the sites changes with the column %s', async (column, value) => {
    expect(await changedBy(set({ [column]: value }))).toEqual(['sites']);
  });

  it('of the sites changes with clients and tags', async () => {
    const { id: client } = await other.write(addClient);
    expect(await changedBy(set({ client_id: client }))).toEqual(['sites']);
    expect(await changedBy(trx => trx.insertInto('site_tags').values({ site_id: site, tag_id: 1 }).execute())).toEqual([
      'sites',
    ]);
    expect(await changedBy(trx => trx.deleteFrom('tags').execute())).toEqual(['sites']);
  });

  it('of the updates changes with available, ignored and pending updates', async () => {
    const insert = (trx: Trx) =>
      trx
        .insertInto('site_updates')
        .values([offer(site), offer(world.siteIds[1] ?? 0)])
        .execute();
    expect(await changedBy(insert)).toEqual(['updates']);
    const update = (columns: object) => (trx: Trx) => trx.updateTable('site_updates').set(columns).execute();
    expect(await changedBy(update({ new_version: '3' }))).toEqual(['updates']);
    expect(await changedBy(update({ ignored: 1 }))).toEqual(['updates']);
    expect(await changedBy(update({ ignored: 1 }))).toEqual([]);
    expect(await changedBy(set({ pending_plugins: 4 }))).toEqual(['updates']);
    expect(await changedBy(trx => trx.deleteFrom('site_updates').execute())).toEqual(['updates']);
  });

  it('of the findings changes with findings and with the records of the feed', async () => {
    const row = { site_id: site, type: 'plugin', slug: 'a/a.php', record_id: 'r', name: 'A', version: '1', active: 1 };
    const known = { title: 'XSS', severity: 'high', fixed_in: '', update_version: '', found_at: 1, fixed_at: null };
    const insert = (trx: Trx) =>
      trx
        .insertInto('vulnerability_findings')
        .values({ ...row, ...known })
        .execute();
    const update = (columns: object) => (trx: Trx) =>
      trx.updateTable('vulnerability_findings').set(columns).where('site_id', '=', site).execute();
    const feed = (columns: object) => (trx: Trx) => trx.updateTable('vulnerability_feed').set(columns).execute();
    expect(await changedBy(insert)).toEqual(['findings']);
    expect(await changedBy(update({ fixed_at: 2, fixed_by: 'updated' }))).toEqual(['findings']);
    expect(await changedBy(update({ fixed_at: 2 }))).toEqual([]);
    expect(await changedBy(feed({ due_at: 7 }))).toEqual([]);
    expect(await changedBy(feed({ revision: 7 }))).toEqual(['findings']);
  });

  it('of the clients changes with what they are searched and sorted by, and with what costs are for', async () => {
    expect(await changedBy(addClient)).toEqual(['clients']);
    const { id: client_id } = await other.write(addClient);
    const change = (columns: object) => (trx: Trx) =>
      trx.updateTable('clients').set(columns).where('id', '=', client_id).execute();
    for (const columns of [{ name_key: 'd' }, { search_text: 'd' }, { status: 'lead' }, { updated_at: 2 }]) {
      expect(await changedBy(change(columns))).toEqual(['clients']);
      expect(await changedBy(change(columns))).toEqual([]);
    }
    expect(await changedBy(change({ reports_begin_on: '2026-11-01' }))).toEqual([]);
    const { id: cost_id } = await other.write(addCost);
    const { id: tag_id } = await other.write(addTag('Of clients'));
    const aims = [
      (trx: Trx) => trx.insertInto('cost_clients').values({ cost_id, client_id }).execute(),
      (trx: Trx) => trx.insertInto('cost_sites').values({ cost_id, site_id: site }).execute(),
      (trx: Trx) => trx.insertInto('cost_tags').values({ cost_id, tag_id }).execute(),
      (trx: Trx) => trx.deleteFrom('costs').execute(),
      (trx: Trx) => trx.deleteFrom('clients').where('id', '=', client_id).execute(),
    ];
    for (const change of aims) expect(await changedBy(change)).toContain('clients');
  });

  it('of the costs changes with what they are filtered and sorted by, and with what they are for', async () => {
    expect(await changedBy(addCost)).toEqual(['costs']);
    const { id: cost_id } = await other.write(addCost);
    const change = (columns: object) => (trx: Trx) =>
      trx.updateTable('costs').set(columns).where('id', '=', cost_id).execute();
    const texts = ['name_key', 'status', 'product_type', 'payment_type', 'last_renewal'].map(name => ({ [name]: 'd' }));
    for (const columns of [...texts, { price_cents: 7 }, { created_at: 7 }, { updated_at: 7 }]) {
      expect(await changedBy(change(columns))).toEqual(['costs']);
      expect(await changedBy(change(columns))).toEqual([]);
    }
    expect(await changedBy(change({ note: 'd' }))).toEqual([]);
    const { id: client_id } = await other.write(addClient);
    const { id: tag_id } = await other.write(addTag('Of costs'));
    const aims = [
      (trx: Trx) => trx.insertInto('cost_clients').values({ cost_id, client_id }).execute(),
      (trx: Trx) => trx.insertInto('cost_sites').values({ cost_id, site_id: site }).execute(),
      (trx: Trx) => trx.insertInto('cost_tags').values({ cost_id, tag_id }).execute(),
      (trx: Trx) => trx.deleteFrom('cost_tags').execute(),
      (trx: Trx) => trx.deleteFrom('costs').execute(),
    ];
    for (const change of aims) expect(await changedBy(change)).toContain('costs');
  });

  it('of the deleted events does not change with new ones', async () => {
    const event = { type: 'site.down', severity: 'high', site_id: site, cause: '', occurred_at: 1, data_json: '{}' };
    const insert = (trx: Trx) =>
      trx
        .insertInto('events')
        .values([event, { ...event, occurred_at: 2 }])
        .execute();
    expect(await changedBy(insert)).toEqual([]);
    expect(await changedBy(trx => trx.deleteFrom('events').where('occurred_at', '=', 1).execute())).toEqual([
      'deleted_events',
    ]);
  });

  it('changes for all that is about a site when it is suspended or deleted', async () => {
    expect(await changedBy(set({ status: 'suspended' }))).toEqual(['sites', 'updates']);
    expect(await changedBy(trx => trx.deleteFrom('sites').where('id', '=', site).execute())).toEqual(
      PARTS.filter(part => part !== 'clients' && part !== 'costs'),
    );
  });

  it('stays the same when the transaction is rolled back', async () => {
    const before = await database.version('sites');
    const work = other.write(async trx => {
      await trx.updateTable('sites').set({ name: 'Never' }).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await database.version('sites')).toBe(before);
  });

  it('counts each of several simultaneous transactions', async () => {
    const before = Number(await database.version('sites'));
    const id = world.siteIds[1] as number;
    const rename = (name: string) => (trx: Trx) =>
      trx.updateTable('sites').set({ name }).where('id', '=', id).execute();
    for (const name of ['a', 'b', 'c']) {
      const theirs = other.write(rename(`${name}1`));
      // SQLite has one writer at a time, and this process can't wait for itself.
      if (database.engine === 'sqlite') await theirs;
      await Promise.all([theirs, database.write(rename(`${name}2`))]);
    }
    expect(Number(await database.version('sites'))).toBe(before + 6);
  });
});
