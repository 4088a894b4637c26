import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The site writes fractions of a second without their leading zeros, so that entries look later than they are. */
describe('the change log of a site', () => {
  let world: World;
  let id: number;
  /** Clock of the site, ms epoch. */
  let now = Date.now() - 3_600_000;

  beforeAll(async () => {
    world = await makeWorld({ sites: 1, fleet: { createdOnZeroLoss: true, now: () => now } });
    id = await world.addSite(1);
  });
  afterAll(() => world.close());

  it('contains each entry of the site once, over many syncs', async () => {
    const before = (await entries()).length;
    const added = [];
    for (let round = 0; round < 12; round++) {
      now += 700 + round * 13;
      for (const micros of [0, 50_000, 7, 999_999]) added.push(log(Math.floor(now / 1000) * 1_000_000 + micros));
      await sync();
      if (round % 3 === 0) await sync();
    }
    const rows = await entries();
    expect(new Set(rows.map(row => row.dedupe_key)).size).toBe(rows.length);
    expect(rows.length).toBe(before + added.length);
  });

  it('contains each change made on the site once, with its user and object', async () => {
    const before = (await entries()).length;
    now += 5_000;
    world.fleet.site(1).localChange({
      context: 'plugins',
      action: 'deactivated',
      name: 'Harbour Maps',
      slug: 'harbour-maps/harbour-maps.php',
    });
    for (let time = 0; time < 3; time++) await sync();
    const rows = await entries();
    expect(rows).toHaveLength(before + 1);
    expect(rows.find(row => row.object_name === 'Harbour Maps')).toMatchObject({
      context: 'plugin',
      action: 'deactivate',
      user_name: world.fleet.site(1).admin,
      occurred_at: Math.floor(now / 1000) * 1000,
    });
  });

  it('distinguishes two entries with the same id after the site has cleared its log', async () => {
    const before = (await entries()).length;
    now += 60_000;
    const site = world.fleet.state(1);
    site.logs = [];
    log(now * 1000);
    await sync();
    expect(await entries()).toHaveLength(before + 1);
  });

  it('loses no entry written in the same second as a sync', async () => {
    const before = (await entries()).length;
    now = Math.ceil(now / 1000) * 1000 + 10_000;
    log(now * 1000 + 500_000);
    await sync();
    log(now * 1000 + 900_000);
    await sync();
    log(now * 1000 + 20_000);
    await sync();
    expect(await entries()).toHaveLength(before + 3);
  });

  function log(createdMicros: number) {
    const site = world.fleet.state(1);
    const row = {
      id: (site.logs.at(-1)?.id ?? 0) + 1,
      type: 1970,
      context: 'plugin',
      action: 'updated',
      actor: 'admin',
      createdMicros,
      meta: { oldversion: '1.0' },
    };
    site.logs = [...site.logs, row];
    return row;
  }

  async function sync(): Promise<void> {
    expect((await world.post('sync-sites-v1')).body.total_synced).toBe(1);
  }

  function entries() {
    const { db } = world.app.services.database;
    return db.selectFrom('site_changes').selectAll().where('site_id', '=', id).execute();
  }
});
