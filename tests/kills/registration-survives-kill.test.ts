import type { Answer } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

const SITES = 6;

/** Servers that share a store wait some 30 s before they take over the work of a dead one. */
describe('a server that is killed while it registers on sites', { timeout: 300_000 }, () => {
  let world: StoredFleet;
  let server: ServerProcess;
  beforeAll(async () => {
    world = await makeStoredFleet(
      { sites: SITES, plugins: 4 },
      { ...QUICK_CLOCK, SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
    );
    const database = world.store.open();
    await database.write(async trx => {
      await trx.deleteFrom('sites').where('id', 'in', world.siteIds.slice(0, 3)).execute();
      await trx.updateTable('sites').set({ status: 'disconnected' }).execute();
    });
    await database.close();
    for (let k = 1; k <= SITES; k++) {
      world.fleet.site(k).clearKey();
      world.fleet.site(k).setPasswordAuth(false);
    }
    server = await startServer(world.env);
  }, 60_000);
  afterAll(async () => {
    await server?.kill();
    await world?.close();
  });

  it('loses none of them, whether the site had registered or not, and sends nothing twice', async () => {
    // 1 and 4 register and never answer, 2 and 5 never register, 3 and 6 answer at once.
    for (const k of [1, 4]) world.fleet.site(k).setFaults({ name: 'change_timeout_midway', on: 'register' });
    for (const k of [2, 5]) world.fleet.site(k).setFaults({ name: 'hang', on: 'register' });
    const asked = [1, 2, 3].map(k => run('add-site-v1', credentials(k)));
    asked.push(...[4, 5, 6].map(k => run('reconnect-site-v1', { site_id_or_domain: world.siteIds[k - 1] })));
    const lost = Promise.allSettled(asked);
    const calls = () => world.fleet.ledger.summary().functions.register;
    await until('all sites are asked to register', () => calls() === SITES);
    await until('sites 3 and 6 are done', async () => [await asked[2], await asked[5]]);
    await server.kill();
    await lost;
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setFaults();
    server = await startServer(world.env);
    await until('what sites 1 and 4 took is stored', async () => {
      return (await get('count-sites-v1', 'input[status]=connected')).total === 4;
    });
    expect(calls()).toBe(SITES);
    // Sites that certainly have no key of this server accept the next attempt.
    expect(await onceFree('add-site-v1', credentials(2))).toMatchObject({ status: 'connected' });
    const again = await onceFree('reconnect-site-v1', { site_id_or_domain: world.siteIds[4] });
    expect(again).toMatchObject({ reconnected: true });
    expect(await run('sync-sites-v1', {})).toMatchObject({ total_synced: SITES, total_errors: 0 });
    expect(calls()).toBe(SITES + 2);
    const open = await readStore(world.store, db => db.selectFrom('registrations').selectAll().execute());
    expect(open).toEqual([]);
  });

  function credentials(k: number) {
    const { url, admin, adminPassword: adminpassword } = world.fleet.site(k);
    return { url, admin, adminpassword };
  }

  const urlOf = (ability: string) => `${server.origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;

  async function run(ability: string, input: object): Promise<Answer['body']> {
    const headers = { authorization: world.admin, 'content-type': 'application/json' };
    return (await fetch(urlOf(ability), { method: 'POST', headers, body: JSON.stringify({ input }) })).json();
  }

  /** The dead server still holds the leases of the sites for a while. */
  function onceFree(ability: string, input: object): Promise<Answer['body']> {
    return until(`${ability} is let through`, async () => {
      const body = await run(ability, input);
      return body.code === 'svc_site_busy' ? undefined : body;
    });
  }

  async function get(ability: string, query: string): Promise<Answer['body']> {
    return (await fetch(`${urlOf(ability)}?${query}`, { headers: { authorization: world.admin } })).json();
  }
});
