import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { until } from '../support/until.ts';

const SITES = 150;
/** An idle server has about thirty: this leaves less than half of what a hundred simultaneous sites need. */
const OPEN_FILES = 75;

describe('a server without free file descriptors', () => {
  let world: World;
  let server: ServerProcess;
  let started: unknown;
  let short: unknown;

  beforeAll(async () => {
    world = await makeWorld({ sites: SITES, seeded: true, fleet: { plugins: 2, latency: 1000 } });
    const { env } = world.store;
    const more = { SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8', SITEKEEPER_OUTBOUND_PER_ADDRESS: '1000' };
    server = await startServer(
      { ...env, ...more, ...QUICK_CLOCK, SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_LOG_LEVEL: 'silent' },
      { openFiles: OPEN_FILES },
    );
    const run = `${server.origin}/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run`;
    const asked = fetch(run, { method: 'POST', headers: { authorization: world.admin } });
    short = await until('it is not ready', async () => {
      const seen = await ready();
      return seen.status === 200 ? undefined : seen;
    });
    started = await (await asked).json();
  });
  afterAll(async () => {
    await server.stop();
    await world.close();
  });

  async function ready() {
    const answer = await fetch(`${server.origin}/readyz`);
    return { status: answer.status, body: await answer.json() };
  }

  // Fails without wait-for-files.ts: half of the sites are stored as offline.
  it('reports no site as offline, and syncs all of them as descriptors become free', async () => {
    expect(started).toMatchObject({ total_synced: SITES, total_errors: 0 });
    const wrong = world.app.services.database.db.selectFrom('sites').select('id').where('sync_error', 'is not', null);
    expect(await wrong.execute()).toEqual([]);
  });

  it('reports it in /readyz, and recovers by itself', async () => {
    const body = {
      status: 'unavailable',
      reason: 'too_many_open_files',
      message: expect.stringContaining('LimitNOFILE'),
    };
    expect(short).toEqual({ status: 503, body });
    await until('it is ready again', async () => (await ready()).status === 200);
  });
});
