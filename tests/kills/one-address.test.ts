import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeTestStore } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../support/processes/own-postgres.ts';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

/** More than a request syncs by itself: a job. */
const SITES = 240;
const WORKERS = 3;
const LIMIT = 2;
const RUN_SYNC = '/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run';

/** Each site has a port of its own on the same address, which counts the requests under way over all of them. */
class OneAddress {
  most = 0;
  #now = 0;
  readonly #servers: Server[] = [];

  async listen(target: string): Promise<number> {
    const server = createServer((request, response) => {
      this.#now += 1;
      this.most = Math.max(this.most, this.#now);
      response.once('close', () => {
        this.#now -= 1;
      });
      const { hostname, port } = new URL(target);
      const { method = 'GET', url: path = '/', headers } = request;
      const onward = ask({ hostname, port, method, path, headers, agent: false }, answer => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    });
    this.#servers.push(server);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  close(): void {
    for (const server of this.#servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('sites on one address', { timeout: 300_000 }, () => {
  const address = new OneAddress();
  let postgres: OwnPostgres;
  let world: StoredFleet;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    world = await makeStoredFleet(
      { sites: SITES, seed: 7, plugins: 2, latency: { kind: 'uniform', from: 10, to: 60 } },
      {
        ...QUICK_CLOCK,
        SITEKEEPER_OUTBOUND_PER_ADDRESS: String(LIMIT),
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
        SITEKEEPER_LOG_LEVEL: 'silent', // a database that restarts is told loudly
      },
      { makeStore: () => makeTestStore('postgres', postgres.url) },
    );
    await readStore(world.store, async db => {
      for (const [i, id] of world.siteIds.entries()) {
        const url = `http://127.0.0.1:${await address.listen(world.fleet.url(i + 1))}/`;
        await db.updateTable('sites').set({ url }).where('id', '=', id).execute();
      }
    });
    for (let n = 0; n < WORKERS; n++) servers.push(await startServer(world.env));
    servers.push(await startServer({ ...world.env, SITEKEEPER_WORKER: 'false' }));
  }, 300_000);

  afterAll(async () => {
    await Promise.all(servers.map(server => server.kill()));
    address.close();
    await world?.close();
    await postgres?.remove();
  });

  // Fails with shares alone: each of three workers sends one request.
  it('get no more requests at once than the limit, however many processes work', async () => {
    expect(await sync()).toMatchObject({ status: 'completed', succeeded: SITES });
    expect(address.most).toBe(LIMIT);
  });

  it('get no more when a worker process is killed and the database restarts, and each is synced', async () => {
    address.most = 0;
    let killed = false;
    let restarted = false;
    const done = await sync(async processed => {
      if (!killed && processed > SITES / 6) {
        killed = true;
        await servers[0]?.kill();
      }
      if (killed && !restarted && processed > SITES / 2) {
        restarted = true;
        await postgres.crashAndStart();
      }
    });
    expect([killed, restarted]).toEqual([true, true]);
    expect(done).toMatchObject({ status: 'completed', succeeded: SITES });
    expect(address.most).toBe(LIMIT);
  });

  async function sync(meanwhile: (processed: number) => Promise<void> = async () => {}) {
    const { job_id } = await api(RUN_SYNC, { input: {} });
    expect(job_id).toBeDefined();
    return until(
      'the sync has ended',
      async () => {
        const job = await api(`/wp-json/svc/v2/jobs/${job_id}`).catch(() => undefined);
        if (job?.processed === undefined) return undefined; // the database is away
        await meanwhile(job.processed);
        return ['queued', 'processing'].includes(job.status) ? undefined : job;
      },
      240_000,
    );
  }

  // biome-ignore lint/suspicious/noExplicitAny: bodies of several kinds
  async function api(path: string, body?: object): Promise<any> {
    const { origin } = servers[WORKERS] as ServerProcess;
    const answer = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: world.admin, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    return answer.json();
  }
});
