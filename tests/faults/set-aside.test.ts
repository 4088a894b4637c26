import { type Database, messagesSooner, selectMessages } from '@sitekeeper/server/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

/** From outside, a site that kills the server looks like this: it is contacted, and then the server is gone. */
describe('a scheduled sync that kills the server', { timeout: 300_000 }, () => {
  let world: StoredFleet;
  let database: Database;
  let server: ServerProcess | undefined;
  afterEach(async () => {
    await server?.kill();
    await database.close();
    await world.close();
  });

  // Fails without the check of `deaths` in worker.ts: the site is contacted a fourth time.
  it('is set aside after two processes died that did nothing else; a manual sync still works', async () => {
    await makeDeadlySite();
    for (let death = 1; death <= 3; death++) await dieWhileAsking(death);
    server = await startServer(world.env);
    const site = await until('the site says so', async () => {
      await letItBeDue();
      const row = await siteRow();
      return row.sync_error_code === 'set_aside' ? row : undefined;
    });
    expect(site.sync_error).toMatch(/stopped twice while working on this site.*then try again/);
    expect(site.status).toBe('connected');
    expect((site.next_sync_at - Date.now()) / 3600_000).toBeGreaterThan(23);
    expect(asked()).toBe(3);
    await expect.poll(messages).toEqual([]);

    world.fleet.site(1).setFaults();
    const answer = await post('sync-sites-v1');
    expect(answer).toMatchObject({ total_synced: 1, total_errors: 0 });
    expect(await siteRow()).toMatchObject({ sync_error_code: null, sync_error: null });
  });

  it('is delivered again after each clean stop, and no site is set aside', async () => {
    await makeDeadlySite();
    for (let stop = 1; stop <= 4; stop++) {
      server = await startServer(world.env);
      await until('the site is being asked', () => asked() === stop);
      await server.stop();
      await world.fleet.isBeingAsked();
    }
    expect(await messages()).toEqual([{ suspicion: 0, deaths: 0 }]);
    expect((await siteRow()).sync_error_code).toBeNull();
  });

  async function makeDeadlySite(): Promise<void> {
    world = await makeStoredFleet({ sites: 1, plugins: 2 }, { ...QUICK_CLOCK, SITEKEEPER_STOP_SECONDS: '1' });
    database = world.store.open();
    world.fleet.site(1).setFaults('hang');
    // On PostgreSQL, the server takes it over from there.
    const queue = { queue: 'due-syncs', body_json: JSON.stringify({ site_ids: [...world.siteIds] }) };
    await database.write(trx =>
      trx
        .insertInto('queue_messages')
        .values({ ...queue, run_at: 0, lease_until: 0, deliveries: 0 })
        .execute(),
    );
  }

  async function dieWhileAsking(death: number): Promise<void> {
    server = await startServer(world.env);
    await until('the site is being asked', async () => {
      await letItBeDue();
      return asked() === death;
    });
    await server.kill();
  }

  /** Suspect work waits for a minute: here the minute passes at once. */
  async function letItBeDue(): Promise<void> {
    await database.write(trx =>
      trx.updateTable('queue_messages').set({ run_at: 0 }).where('suspicion', '>', 0).execute(),
    );
    await messagesSooner(database, 60_000);
  }
  const asked = () => world.fleet.ledger.entries({ site: 1, fn: 'stats' }).length;
  const messages = async () =>
    (await selectMessages(database))
      .filter(({ queue }) => queue === 'due-syncs')
      .map(({ suspicion, deaths }) => ({ suspicion, deaths }));
  const siteRow = () =>
    database.db
      .selectFrom('sites')
      .select(['status', 'sync_error_code', 'sync_error', 'next_sync_at'])
      .executeTakeFirstOrThrow();

  async function post(ability: string) {
    const path = `/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;
    const headers = { authorization: world.admin, 'content-type': 'application/json' };
    const answer = await fetch(`${server?.origin}${path}`, { method: 'POST', headers, body: '{"input":{}}' });
    return answer.json();
  }
});
