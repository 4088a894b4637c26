import type { Answer } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

const SITES = 30;
/** The most requests at the same time: all others wait for their turn. */
const LANES = 3;
const FILE = 'lantern-forms/lantern-forms.php';

describe.each(['kill', 'stop'] as const)('an update run whose server ends (%s) while most updates wait', ending => {
  let world: StoredFleet;
  let server: ServerProcess;
  let jobId: string;
  let noted: { site_id: number }[];
  let arrived: number[];

  beforeAll(async () => {
    world = await makeStoredFleet(
      { sites: SITES, seed: 5, plugins: 2 },
      {
        ...QUICK_CLOCK,
        SITEKEEPER_SYNC_CONCURRENCY: String(LANES),
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
        SITEKEEPER_DEADLINE_UPDATE: '2',
      },
    );
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setPlugin(FILE, { version: '1.0', active: true });
    world.fleet.release(FILE, '2.0');
    server = await startServer(world.env);
    await api('sync-sites-v1', {});
    world.fleet.ledger.reset();
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setFaults({ name: 'hang', on: 'upgradeplugintheme' });
    ({ job_id: jobId } = await api('update-plugin-everywhere-v1', { slug: FILE }));
    await until('the lanes are full', () => sitesAsked().length >= LANES);
    if (ending === 'kill') await server.kill();
    else await server.stop();
    await until('the sites have read all that was sent', async () => !(await world.fleet.isBeingAsked()));
    arrived = sitesAsked();
    noted = (await items()).filter(item => item.sent_at !== null);
    for (let k = 1; k <= SITES; k++) world.fleet.site(k).setFaults();
    server = await startServer(world.env);
    await until('the run has ended', async () => (await status()).status === 'completed');
  }, 300_000);

  afterAll(async () => {
    await server?.kill();
    await world?.close();
  });

  // Fails if the note is written before the request waits for its turn: all 30 are noted.
  it('records no update as sent that was only waiting', () => {
    expect(noted.map(item => item.site_id).sort((a, b) => a - b)).toEqual(arrived);
    expect(arrived.length).toBeLessThan(SITES / 2);
  });

  it('sends the others by itself after the restart, and none twice', async () => {
    const sent = world.fleet.ledger.entries({ fn: 'upgradeplugintheme' }).map(({ site, what }) => `${site} ${what}`);
    expect(new Set(sent).size).toBe(sent.length);
    const ends = (await items()).map(({ site_id, state }) => [site_id, state]);
    const wanted = world.siteIds.map(id => [id, arrived.includes(id) ? 'failed' : 'updated']);
    expect(ends).toEqual(wanted);
  });

  it('reports only updates that were really in progress as unknown', async () => {
    const unknown = (await items()).filter(item => item.reason === 'outcome_unknown').map(item => item.site_id);
    expect(unknown.filter(id => !arrived.includes(id))).toEqual([]);
  });

  function sitesAsked(): number[] {
    const asked = world.fleet.ledger.entries({ fn: 'upgradeplugintheme' }).map(({ site }) => world.siteIds[site - 1]);
    return (asked as number[]).sort((a, b) => a - b);
  }

  function items() {
    return readStore(world.store, db =>
      db.selectFrom('update_run_items').selectAll().where('job_id', '=', jobId).orderBy('site_id').execute(),
    );
  }

  const headers = () => ({ authorization: world.admin, 'content-type': 'application/json' });

  async function api(ability: string, input: object): Promise<Answer['body']> {
    const url = `${server.origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;
    return (await fetch(url, { method: 'POST', headers: headers(), body: JSON.stringify({ input }) })).json();
  }

  async function status(): Promise<Answer['body']> {
    return (await fetch(`${server.origin}/wp-json/svc/v2/jobs/${jobId}`, { headers: headers() })).json();
  }
});
