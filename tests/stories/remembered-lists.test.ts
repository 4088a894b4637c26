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

describe('A list that was answered before', () => {
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

  it('is given only to who may read it', async () => {
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

  it('carries the same entity tag as long as nothing changes, and another one afterwards', async () => {
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
