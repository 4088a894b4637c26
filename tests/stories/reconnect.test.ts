import { generateKeyPair } from '@sitekeeper/protocol';
import { type Answer, makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('a site that loses its connection', () => {
  let world: World;
  let next = 0;
  beforeAll(async () => {
    world = await makeWorld({ sites: 30, fleet: { latency: 5 } });
  });
  afterAll(() => world.close());

  it('because it was cleared there is disconnected at the next sync, and returns with its reconnect secret', async () => {
    const { k, id, site } = await added();
    site.clearKey();
    expectLost(await sync(id), /Reconnect the site/);
    expect(await statusOf(id)).toBe('disconnected');
    const before = world.fleet.ledger.site(k).functions.register ?? 0;
    const { body } = await reconnect(id);
    expect(body).toEqual({ reconnected: true, site_id: id, site_url: `${site.url}/`, status: 'connected' });
    expect(world.fleet.ledger.site(k).functions.register).toBe(before + 1);
    expect((await sync(id)).total_synced).toBe(1);
  });

  it('can lose it again and again, and return each time with a valid secret', async () => {
    const { id, site } = await added();
    for (let time = 0; time < 4; time++) {
      site.clearKey();
      await sync(id);
      expect((await reconnect(id)).status).toBe(200);
    }
    expect((await sync(id)).total_synced).toBe(1);
  });

  it('because another dashboard took it is disconnected, and the error says how to release it', async () => {
    const { k, id } = await added();
    const { publicPem } = await generateKeyPair();
    world.fleet.state(k).connection = { publicPem, server: 'https://other.example/', admin: 'admin' };
    expectLost(await sync(id), /Reconnect the site/);
    const { status, body } = await reconnect(id);
    expect([status, body.code]).toEqual([502, 'svc_connection_failed']);
    expect(body.message).toMatch(/linked to another dashboard.*Clear the connection/);
    expect(await statusOf(id)).toBe('disconnected');
  });

  it.each([
    ['demoted', (k: number) => world.fleet.site(k).demoteAdmin()],
    ['deleted', (k: number) => world.fleet.site(k).removeUser(world.fleet.site(k).admin)],
  ])('because its administrator was %s is disconnected, and the error says what to do', async (_what, happens) => {
    const { k, id } = await added();
    happens(k);
    expectLost(await sync(id), /administrator/);
    expect(await statusOf(id)).toBe('disconnected');
    const { status, body } = await reconnect(id);
    expect(status).toBe(502);
    expect(body.message).toMatch(/not an administrator|add it again/);
  });

  it('is recognized whatever language the site speaks', async () => {
    const { id, site } = await added();
    site.setFaults('translated_errors');
    site.clearKey();
    await sync(id);
    expect(await statusOf(id)).toBe('disconnected');
  });

  it('because its connector is missing counts as disconnected after three separate proofs in a row, not before', async () => {
    const { id, site } = await added();
    site.setConnectorActive(false);
    for (let time = 0; time < 4; time++) await sync(id);
    expect(await statusOf(id)).toBe('connected');
    await aQuarterLater(id);
    await sync(id);
    site.setConnectorActive(true);
    await sync(id);
    site.setConnectorActive(false);
    for (let time = 0; time < 2; time++) {
      await sync(id);
      await aQuarterLater(id);
    }
    expect(await statusOf(id)).toBe('connected');
    expectLost(await sync(id), /Install and activate the MainWP Child plugin/);
    expect(await statusOf(id)).toBe('disconnected');
    site.setConnectorActive(true);
    expect((await reconnect(id)).body.status).toBe('connected');
  });

  it('only temporarily (down, slow, in maintenance) stays connected', async () => {
    const { id, site } = await added();
    for (const fault of ['reset', 'http500', 'maintenance', 'waf'] as const) {
      site.setFaults(fault);
      for (let time = 0; time < 4; time++) expect((await sync(id)).total_errors).toBe(1);
    }
    expect(await statusOf(id)).toBe('connected');
    site.setFaults();
    expect((await sync(id)).total_synced).toBe(1);
  });

  it('by a disconnect here reconnects by its key, without registering', async () => {
    const { k, id } = await added();
    await world.post('disconnect-site-v1', { site_id_or_domain: id });
    expect((await sync(id)).errors).toMatchObject([{ identifier: id, code: 'svc_site_disconnected' }]);
    expect((await reconnect(id)).body.status).toBe('connected');
    expect(world.fleet.ledger.site(k).functions.register).toBe(1);
  });

  it('is never changed by two calls at once, however many reconnect it', async () => {
    const { k, id, site } = await added();
    site.clearKey();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => reconnect(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(world.fleet.ledger.site(k)).toMatchObject({ maxChanging: 1, functions: { register: 2 } });
    expect((await sync(id)).total_synced).toBe(1);
  });

  it('is never changed by two calls at once, even if one reconnects it while others delete it', async () => {
    const { k, id, site } = await added();
    site.clearKey();
    const remove = () => world.post('delete-site-v1', { site_id_or_domain: id, confirm: true });
    const answers = await Promise.all([reconnect(id), remove(), remove(), reconnect(id), remove()]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(world.fleet.ledger.site(k).maxChanging).toBe(1);
    expect((await world.get('get-site-v1', { site_id_or_domain: id })).status).toBe(404);
  });

  async function added() {
    do next += 1;
    while ([7, 13, 27].includes(next)); // these ask for a unique id
    const id = await world.addSite(next);
    return { k: next, id, site: world.fleet.site(next) };
  }

  async function sync(id: number): Promise<Answer['body']> {
    return (await world.post('sync-sites-v1', { site_ids_or_domains: [id] })).body;
  }

  function reconnect(id: number): Promise<Answer> {
    return world.post('reconnect-site-v1', { site_id_or_domain: id });
  }

  /** As if the last proof of a missing connector were this old. */
  async function aQuarterLater(id: number): Promise<void> {
    const { database, clock } = world.app.services;
    const missing_at = clock.now() - 15 * 60_000;
    await database.write(trx => trx.updateTable('sites').set({ missing_at }).where('id', '=', id).execute());
  }

  async function statusOf(id: number): Promise<string> {
    return (await world.get('get-site-v1', { site_id_or_domain: id })).body.status;
  }
});

function expectLost(body: Answer['body'], says: RegExp): void {
  expect(body).toMatchObject({ total_synced: 0, total_errors: 1 });
  expect(body.errors[0].message).toMatch(says);
}
