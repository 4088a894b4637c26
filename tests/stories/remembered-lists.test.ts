import type { Application } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecond } from '../support/processes/second-server.ts';

let world: World;
let second: Application;
beforeAll(async () => {
  world = await makeWorld({ seeded: true, sites: 3 });
  second = await openSecond(world);
});
afterAll(async () => {
  await second.close();
  await world.close();
});

const names = async (input: object = {}) => {
  const { body } = await world.get('list-sites-v1', { ...input });
  return (body.items as { name: string }[]).map(({ name }) => name);
};
const rename = (to: string) =>
  second.services.database.write(trx =>
    trx
      .updateTable('sites')
      .set({ name: to, name_key: to.toLowerCase(), search_text: `${to.toLowerCase()} ` })
      .where('id', '=', world.siteIds[0] as number)
      .execute(),
  );

describe('a list that was requested before', () => {
  it('shows what another server on the same store has just changed', async () => {
    for (const name of ['First name', 'Second name', 'Third name']) {
      await rename(name);
      expect(await names()).toContain(name);
      expect(await names({ search: name })).toEqual([name]);
      expect((await world.rest('/sites?per_page=3')).body.data.map((site: { name: string }) => site.name)).toContain(
        name,
      );
    }
  });

  it('shows what its own server has just changed', async () => {
    await names({ status: 'suspended' });
    await world.post('suspend-site-v1', { site_id_or_domain: world.siteIds[1] });
    expect(await names({ status: 'suspended' })).toHaveLength(1);
    expect(await names({ status: 'connected' })).toHaveLength(2);
  });

  it('is returned only to those who may read it', async () => {
    const path = '/wp-json/wp-abilities/v1/abilities/svc/list-sites-v1/run?page=1';
    expect((await world.request(path)).status).toBe(200);
    expect((await world.request(path, { auth: '' })).status).toBe(401);
    const writeOnly = await world.key('write');
    expect((await world.request(path, { auth: writeOnly })).status).toBe(403);
    expect((await world.request('/wp-json/svc/v2/clients?per_page=5')).status).toBe(200);
    expect((await world.request('/wp-json/svc/v2/clients?per_page=5', { auth: writeOnly })).status).toBe(403);
  });

  it('is refused once its module is switched off', async () => {
    const path = '/wp-json/svc/v2/costs?per_page=5';
    expect((await world.request(path)).status).toBe(200);
    await second.services.database.write(trx =>
      trx.insertInto('meta').values({ key: 'modules_off', value: '["costs"]' }).execute(),
    );
    expect((await world.request(path)).body.code).toBe('svc_module_not_available');
  });

  it('has the same entity tag as long as nothing changes, and another one afterwards', async () => {
    const tag = async () => (await world.request('/wp-json/svc/v2/sites?per_page=2')).headers.get('etag');
    const before = await tag();
    expect(before).toMatch(/^W\//);
    expect(await tag()).toBe(before);
    const headers = { 'if-none-match': String(before) };
    expect((await world.request('/wp-json/svc/v2/sites?per_page=2', { headers })).status).toBe(304);
    await rename('Another name');
    expect((await world.request('/wp-json/svc/v2/sites?per_page=2', { headers })).status).toBe(200);
  });
});

describe('the pages of a list, while rows of its sites are written,', () => {
  let turn = 0;
  const pages = async (input: object) => {
    const all: number[] = [];
    const totals = new Set<number>();
    for (const page of [1, 2, 3]) {
      // Writes something unrelated, so that each page is computed.
      await second.services.database.write(trx =>
        trx
          .updateTable('sites')
          .set({ next_sync_at: ++turn })
          .where('id', '=', world.siteIds[0] ?? 0)
          .execute(),
      );
      const { body } = await world.get('list-sites-v1', { ...input, page, per_page: 1 });
      all.push(...body.items.map((site: { id: number }) => site.id));
      totals.add(body.total);
    }
    expect([...totals]).toEqual([all.length]);
    return all;
  };
  const site = (place: number) => world.siteIds[place] as number;
  const name = (id: number, name_key: string) =>
    second.services.database.write(trx => trx.updateTable('sites').set({ name_key }).where('id', '=', id).execute());

  it('contain each site once, in the order of the names', async () => {
    for (const [place, id] of world.siteIds.entries()) await name(id, `name ${place}`);
    expect(await pages({})).toEqual([site(0), site(1), site(2)]);
    expect(await pages({})).toEqual([site(0), site(1), site(2)]);
    expect(await pages({ search: 'nothing has this' })).toEqual([]);
  });

  it('follow a site that is renamed, suspended, tagged or deleted by another server', async () => {
    const { database } = second.services;
    await pages({});
    await name(site(0), 'zzz');
    expect(await pages({})).toEqual([site(1), site(2), site(0)]);
    await pages({ tag_id: 1 });
    await database.write(async trx => {
      await trx.insertInto('tags').values({ name: 'T', name_key: 't', color: null }).execute();
      await trx
        .insertInto('site_tags')
        .values({ site_id: site(2), tag_id: 1 })
        .execute();
    });
    expect(await pages({ tag_id: 1 })).toEqual([site(2)]);
    await pages({ status: 'connected' });
    await database.write(trx =>
      trx.updateTable('sites').set({ status: 'disconnected' }).where('id', '=', site(2)).execute(),
    );
    expect(await pages({ status: 'disconnected' })).toEqual([site(2)]);
    expect(await pages({ status: 'connected' })).toEqual([site(0)]);
    await database.write(trx => trx.deleteFrom('sites').where('id', '=', site(2)).execute());
    expect(await pages({})).toEqual([site(1), site(0)]);
    expect(await pages({ tag_id: 1 })).toEqual([]);
  });
});
