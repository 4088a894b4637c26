import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { lookAtConditions } from './index.ts';

let world: World;
let clock: ManualClock;
beforeAll(async () => {
  clock = manualClock(Date.UTC(2026, 11, 31));
  world = await makeWorld({ sites: 2, seeded: true, parts: { clock } });
});
afterAll(() => world.close());

let seen = 0;
async function newEvents(): Promise<string[]> {
  const { db } = world.app.services.database;
  const rows = await db.selectFrom('events').selectAll().where('id', '>', seen).orderBy('id').execute();
  seen = rows.at(-1)?.id ?? seen;
  return rows.map(({ type, site_id, data_json }) => `${site_id} ${type} ${data_json}`);
}
const kinds = async (id: number) => {
  const { body } = await world.get('get-site-record-v1', { site_id_or_domain: id });
  return body.conditions.map(({ kind }: { kind: string }) => kind);
};
const change = (id: number, columns: object) => {
  const { database } = world.app.services;
  return database.write(trx => trx.updateTable('sites').set(columns).where('id', '=', id).execute());
};
const look = () => lookAtConditions(world.app.services);

describe('a sync', () => {
  let site: number;
  const sync = () => world.post('sync-site-v1', { site_id_or_domain: site });
  beforeEach(async () => {
    site = world.siteIds[0] as number;
    await sync();
    await newEvents();
  });

  it('ends conditions that the site is no longer in, once, and begins none twice', async () => {
    const { php_version, info_json } = (await world.app.services.database.db
      .selectFrom('sites')
      .select(['php_version', 'info_json'])
      .where('id', '=', site)
      .executeTakeFirst()) as { php_version: string; info_json: string };
    await change(site, { php_version: '7.4.33', info_json: info_json.replace('"public":true', '"public":false') });
    await look();
    await look();
    const detail = { version: '7.4.33', ends_on: '2022-11-28', days_left: expect.any(Number) };
    const [php, engines, ...more] = await newEvents();
    expect(more).toEqual([]);
    expect(JSON.parse(php?.slice(php.indexOf('{')) ?? '')).toEqual(detail);
    expect(engines).toBe(`${site} site.search_engines_blocked {}`);
    expect(await kinds(site)).toEqual(['php_end_of_life', 'search_engines_blocked']);
    await sync();
    await sync();
    expect(await newEvents()).toEqual([
      `${site} site.software_supported {"software":"php","version":"${php_version}"}`,
      `${site} site.search_engines_allowed {}`,
    ]);
    expect(await kinds(site)).toEqual([]);
  });
});

describe('a look at the fleet', () => {
  beforeAll(async () => {
    for (const id of world.siteIds) await world.post('delete-site-v1', { site_id_or_domain: id, confirm: true });
    await newEvents();
  });

  it('finds versions whose support ended meanwhile, tells it once, and moves with the version', async () => {
    const site = await storeSite(world, { url: 'https://old.example/', columns: { php_version: '8.2.1' } });
    await look();
    expect(await newEvents()).toEqual([]);
    clock.advance(DAY_MS);
    await look();
    clock.advance(DAY_MS);
    await look();
    const begun = `${site} site.php_end_of_life {"version":"8.2.1","ends_on":"2026-12-31","days_left":-1}`;
    expect(await newEvents()).toEqual([begun]);
    await change(site, { php_version: '8.1.2' });
    await look();
    expect(await newEvents()).toEqual([]);
    const list = async (condition: string | string[]) =>
      (await world.get('list-site-records-v1', { condition })).body.items.map(({ id }: { id: number }) => id);
    expect(await list('php_end_of_life')).toEqual([site]);
    expect(await list(['connector_outdated', 'php_end_of_life'])).toEqual([site]);
    expect(await list('wordpress_end_of_life')).toEqual([]);
    const counted = await world.get('count-site-records-v1', { condition: 'php_end_of_life' });
    expect(counted.body).toEqual({ total: 1 });
  });

  it('tells of outdated connectors two weeks after the fleet has a newer one, and of their update', async () => {
    const sites: number[] = [];
    for (const child_version of ['6.5', '6.5', '6.5', '6.2']) {
      sites.push(await storeSite(world, { url: `https://c${sites.length}.example/`, columns: { child_version } }));
    }
    const behind = sites[3] as number;
    await look();
    clock.advance(13 * DAY_MS);
    await look();
    expect((await newEvents()).filter(event => event.includes('connector'))).toEqual([]);
    clock.advance(DAY_MS);
    await look();
    const begun = `${behind} site.connector_outdated {"version":"6.2","wanted":"6.5"}`;
    expect((await newEvents()).filter(event => event.startsWith(String(behind)))).toEqual([begun]);
    await change(behind, { child_version: '6.5' });
    await look();
    expect(await newEvents()).toEqual([`${behind} site.connector_updated {"version":"6.5"}`]);
  });

  it('leaves out sites that are not connected', async () => {
    await storeSite(world, {
      url: 'https://apart.example/',
      status: 'suspended',
      columns: { php_version: '5.6.1' },
    });
    await look();
    expect(await newEvents()).toEqual([]);
  });
});
