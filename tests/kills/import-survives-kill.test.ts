import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bytesOfFile,
  makeLog,
  openApp,
  planMainwp,
  readMainwp,
  readSettings,
  storedPlanOf,
  storeImport,
} from '@sitekeeper/server';
import { type Answer, makeOldDashboard, OldDashboardActor } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until, untilGlimpsed } from '../support/until.ts';

const SITES = Number(process.env.IMPORT_SITES ?? 50);
const KILLS = Number(process.env.IMPORT_KILLS ?? 3);
/** Every tenth site has no key, but a reconnect secret; every tenth verifies no P-256 keys. */
const keyless = (k: number) => k % 10 === 0;
const oldFashioned = (k: number) => k % 10 === 5;
const OLD = 'https://old.example';
const ALL = Array.from({ length: SITES }, (_none, at) => at + 1);

/** `IMPORT_SITES=1000 IMPORT_KILLS=10` makes it a long one. */
describe('moving an agency from another dashboard', { timeout: 900_000 }, () => {
  let world: StoredFleet;
  let old: OldDashboardActor;
  let server: ServerProcess;
  let importId: string;
  let plan: Awaited<ReturnType<typeof planMainwp>>;

  beforeAll(async () => {
    const quiet = { ...QUICK_CLOCK, SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' };
    const fleet = { sites: SITES, plugins: 4, latency: 40 };
    world = await makeStoredFleet(fleet, quiet, { keys: 'rsa', unknown: true });
    old = new OldDashboardActor(world.fleet, world.key, `${OLD}/wp-admin/`);
    for (const k of ALL) if (oldFashioned(k)) world.fleet.site(k).setFaults('no_ec_keys');
    expect(await oldSyncs()).toEqual(ALL.map(() => true));
    const app = await openApp(readSettings(world.env), makeLog('silent'));
    const actor = { kind: 'system', name: 'test' } as const;
    const oldDashboard = await readFiles();
    plan = await planMainwp(app.services, oldDashboard);
    const stored = await storeImport(app.services, actor, { oldDashboard, plan: storedPlanOf(plan) });
    importId = stored.importId;
    await app.close();
    server = await startServer(world.env);
  }, 120_000);
  afterAll(async () => {
    await server?.kill();
    await world?.close();
  });

  it('plans each row of the dump and key folder', () => {
    const { ways, sites, problems } = plan;
    expect(ways).toMatchObject({
      key: ALL.length - ALL.filter(keyless).length,
      reconnect_secret: ALL.filter(keyless).length,
    });
    expect(sites.filter(({ way_in }) => way_in !== 'key').map(({ old_id }) => old_id)).toEqual([
      ...ALL.filter(keyless),
      SITES + 1,
    ]);
    const said = problems.map(({ table, id, outcome, message }) => `${table} ${id} ${outcome}: ${message}`);
    expect(said.sort()).toEqual([
      `mainwp_wp ${SITES + 2} dropped: Its address is not one of a website.`,
      'mainwp_wp_options  dropped: 1 option is of a site that does not exist.',
    ]);
  });

  it('adopts all sites with a key without registering, and both dashboards work', async () => {
    world.fleet.ledger.reset();
    const { job_id } = await run('adopt-import-v1', { import_id: importId });
    const job = await ended(job_id);
    expect(job).toMatchObject({ status: 'completed', failed: 0, succeeded: ALL.filter(k => !keyless(k)).length });
    expect(world.fleet.ledger.summary().functions).toEqual({ stats: job.total });
    const { body } = await synced();
    expect(body).toMatchObject({ failed: 0, succeeded: job.total });
    expect(await oldSyncs()).toEqual(ALL.map(() => true));
  });

  it(`cuts over while it is killed ${KILLS} times: each site has one working key, which is ours`, async () => {
    const { job_id } = await run('cut-over-import-v1', { import_id: importId, confirm: true });
    for (let kill = 1; kill <= KILLS; kill++) {
      const enough = Math.floor((SITES * kill) / (KILLS + 1));
      await untilGlimpsed(`${enough} sites are cut over`, () => ALL.filter(isOurs).length >= enough);
      await server.kill();
      server = await startServer(world.env);
    }
    const job = await ended(job_id);
    expect(job.errors).toEqual([]);
    const states = await readStore(world.store, db =>
      db.selectFrom('import_sites').select('state').where('linked', '=', 0).execute(),
    );
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['cut_over']));
    const open = () => readStore(world.store, db => db.selectFrom('registrations').select('place').execute());
    await until('no registration is open', async () => (await open()).length === 0);
    expect((await synced()).body).toMatchObject({ failed: 0, total: SITES, succeeded: SITES });
    expect(await oldSyncs()).toEqual(ALL.map(() => false));
    expect(ALL.map(k => world.fleet.site(k).keyType)).toEqual(ALL.map(k => (oldFashioned(k) ? 'rsa' : 'ec')));
    const stored = await readStore(world.store, db => db.selectFrom('sites').select('url_key').execute());
    expect(new Set(stored.map(({ url_key }) => url_key)).size).toBe(SITES);
    const [some = 1] = ALL;
    expect(await old.reconnect(some)).toMatch(/^REG_ERROR(2|10)$/);
    expect([await old.remove(some), world.fleet.site(some).connectorActive]).toEqual([false, true]);
  });

  /** Reads the dump and the key folder that the old dashboard leaves: keys of all generations, and rows with defects. */
  async function readFiles() {
    const folder = mkdtempSync(join(tmpdir(), 'old-dashboard-'));
    try {
      const { dump, keysFolder } = makeOldDashboard(folder, {
        url: OLD,
        gzip: true,
        sites: [
          ...ALL.map(k => {
            const { url, login, reconnectSecret } = old.row(k);
            const lost = keyless(k) ? ({ keyForm: 'hidden', withoutFile: true } as const) : {};
            const pem = k % 2 === 0 ? 'pkcs1' : 'pkcs8';
            return { url, login, reconnectSecret, privateKey: old.keyOf(k), pem, ...lost } as const;
          }),
          { url: `${world.fleet.url(1)}/`, name: 'Twice', keyForm: 'hidden', withoutFile: true },
          { url: 'not an address' },
        ],
        rows: { mainwp_wp_options: [{ wpid: SITES + 99, name: 'register_verify_key', value: 'orphan' }] },
      });
      return await readMainwp({ from: { kind: 'dump', bytes: bytesOfFile(dump) }, keys: keysFolder });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  const isOurs = (k: number) => world.fleet.site(k).connection?.server.includes('sitekeeper.invalid') === true;
  const oldSyncs = () => Promise.all(ALL.map(k => old.sync(k)));

  /** Waits for the job, whichever server works on it. */
  const ended = (job_id: string): Promise<Answer['body']> =>
    until('the job has ended', async () => {
      const headers = { authorization: world.admin };
      const job: Answer['body'] = await (
        await fetch(`${server.origin}/wp-json/svc/v2/jobs/${job_id}`, { headers })
      ).json();
      return job.status === 'completed' ? job : undefined;
    });

  /** Syncs all connected sites in a job. */
  async function synced(): Promise<{ body: Answer['body'] }> {
    const answer = await run('sync-sites-v1', {});
    if (answer.job_id) return { body: await ended(answer.job_id) };
    return { body: { failed: answer.total_errors, succeeded: answer.total_synced, total: answer.total_synced } };
  }

  async function run(ability: string, input: object): Promise<Answer['body']> {
    const headers = { authorization: world.admin, 'content-type': 'application/json' };
    const url = `${server.origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ input }) })).json();
  }
});
