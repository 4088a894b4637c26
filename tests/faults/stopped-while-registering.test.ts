import { Agent, request as httpRequest } from 'node:http';
import type { Answer } from '@sitekeeper/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnswersOnHold, holdAnswers } from '../support/hold-answers.ts';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

const SITES = 4;

/**
 * Sites 1 and 2 are being added, 3 has lost our key and is being reconnected. The key of 4 is lost here while the site
 * still has it: a new one replaces it, as in a rotation.
 */
describe('a server that is stopped while sites answer its registrations', { timeout: 300_000 }, () => {
  let world: StoredFleet;
  let server: ServerProcess;
  let held: AnswersOnHold;
  let asked: Promise<{ status: number; body: Answer['body'] }>[];

  beforeEach(async () => {
    world = await makeStoredFleet(
      { sites: SITES, plugins: 4 },
      { ...QUICK_CLOCK, SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
    );
    const database = world.store.open();
    await database.write(async trx => {
      await trx.deleteFrom('sites').where('id', 'in', world.siteIds.slice(0, 2)).execute();
      await trx.updateTable('sites').set({ status: 'disconnected' }).execute();
      const ofFour = trx.deleteFrom('site_secrets').where('site_id', '=', world.siteIds[3] as number);
      await ofFour.where('name', '=', 'private_key').execute();
    });
    await database.close();
    for (let k = 1; k <= SITES; k++) {
      if (k < 4) world.fleet.site(k).clearKey();
      world.fleet.site(k).setPasswordAuth(false);
    }
    held = holdAnswers(world.fleet, 'register');
  });
  afterEach(async () => {
    held.release();
    await server.kill();
    await world.close();
  });

  async function begin(env: Readonly<Record<string, string>> = {}): Promise<void> {
    server = await startServer({ ...world.env, ...env });
    asked = [1, 2].map(k => run('add-site-v1', credentials(k)));
    asked.push(...[3, 4].map(k => run('reconnect-site-v1', { site_id_or_domain: world.siteIds[k - 1] })));
    for (const one of asked) one.catch(() => {});
    await until('all sites have registered', () => held.sites.length === SITES);
  }

  async function stopping(): Promise<void> {
    server.terminate();
    await until('the server sends new requests away', async () => (await ask('/readyz')).status === 503);
  }

  // Fails without the wait in app.close: the connections of the callers are cut.
  it('finishes them, and refuses new requests meanwhile', async () => {
    await begin();
    await stopping();
    const refused = await ask('/wp-json/svc/v2/sites');
    expect(refused).toMatchObject({ status: 503, connection: 'close', body: { code: 'svc_server_stopping' } });
    expect((await ask('/healthz')).status).toBe(200);
    held.release();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await server.stop()).toBe(0);
    await expectAllConnected();
  });

  it('settles those that took longer at its next start', async () => {
    await begin({ SITEKEEPER_STOP_SECONDS: '1' });
    expect(await server.stop()).toBe(0);
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(SITES).fill('rejected'));
    await expectAllConnected();
  });

  it('stops at once on a second signal', async () => {
    await begin({ SITEKEEPER_STOP_SECONDS: '3600' });
    await stopping();
    expect(await server.stop()).toBe(130);
    await expectAllConnected();
  });

  it('loses none when it is killed, either', async () => {
    await begin();
    await server.kill();
    await expectAllConnected();
  });

  it('closes idle connections', async () => {
    await begin();
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>(resolve => {
      const idle = httpRequest(`${server.origin}/healthz`, { agent }, answer => answer.resume().on('end', resolve));
      idle.end();
    });
    const [socket] = await until('the connection is idle', () => Object.values(agent.freeSockets)[0]);
    const closed = new Promise(resolve => socket?.once('close', resolve));
    await stopping();
    await closed;
  });

  /** With a working key, in a restarted server; nothing was sent twice. */
  async function expectAllConnected(): Promise<void> {
    held.release();
    server = await startServer(world.env);
    await until('all sites are connected', async () => {
      return (await get('count-sites-v1', 'input[status]=connected')).total === SITES;
    });
    expect((await run('sync-sites-v1', {})).body).toMatchObject({ total_synced: SITES, total_errors: 0 });
    expect(world.fleet.ledger.summary().functions.register).toBe(SITES);
    const open = await readStore(world.store, db => db.selectFrom('registrations').selectAll().execute());
    expect(open).toEqual([]);
  }

  function credentials(k: number) {
    const { url, admin, adminPassword: adminpassword } = world.fleet.site(k);
    return { url, admin, adminpassword };
  }

  const urlOf = (ability: string) => `/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;
  const get = async (ability: string, query: string) => (await ask(`${urlOf(ability)}?${query}`)).body;
  const run = (ability: string, input: object) => ask(urlOf(ability), JSON.stringify({ input }));

  async function ask(path: string, body?: string) {
    const headers = { authorization: world.admin, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(server.origin + path, { method: body ? 'POST' : 'GET', headers, body: body ?? null });
    const connection = answer.headers.get('connection');
    return { status: answer.status, connection, body: (await answer.json()) as Answer['body'] };
  }
});
