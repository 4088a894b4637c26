import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { siteRow, useWorld } from '../../../testing/fixtures.ts';
import { endedOrWaiting, uncommitted, waitForLock } from '../../../testing/wait-for-lock.ts';

const world = useWorld({
  sites: 1,
  seeded: true,
  fleet: { plugins: 2 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});
const FILE = 'lantern-forms/lantern-forms.php';
const id = () => world().siteIds[0] as number;
const sync = () => world().post('sync-site-v1', { site_id_or_domain: id() });

beforeEach(async () => {
  const { database } = world().app.services;
  await database.write(async trx => {
    await trx.deleteFrom('ignored_updates').execute();
    await trx.deleteFrom('site_ignored_updates').execute();
  });
  world().fleet.site(1).setPlugin(FILE, { version: '1.0' });
});

// The first fails on PostgreSQL if the sites are not locked: neither sees what the other has not committed.
it.each([
  ['all sites', '2.0', () => ({})],
  ['this site', '3.0', () => ({ site_id_or_domain: id() })],
])(
  'an update that is being stored by a sync is ignored by a rule for %s that is added meanwhile',
  async (_, to, scope) => {
    const { database } = world().app.services;
    await sync();
    world().fleet.release(FILE, to);
    // Halts the sync when it has looked which updates are ignored, before it commits.
    const goOn = await uncommitted(database, async trx => {
      if (database.engine === 'postgres') await sql`lock table site_abandoned in exclusive mode`.execute(trx);
    });
    const syncing = sync();
    await waitForLock(database);
    const ignoring = world().post('ignore-updates-v1', { type: 'plugins', slugs: [FILE], ...scope() });
    await endedOrWaiting(database, ignoring, 1);
    const [, synced, ignored] = await Promise.all([goOn(), syncing, ignoring]);
    expect([synced.status, ignored.status]).toEqual([200, 200]);
    const offered = database.db.selectFrom('site_updates').select(['new_version', 'ignored']).where('slug', '=', FILE);
    expect(await offered.execute()).toEqual([{ new_version: to, ignored: 1 }]);
    const { body } = await world().get('get-site-updates-v1', { site_id_or_domain: id(), type: ['plugins'] });
    expect((await siteRow(world(), id())).pending_plugins).toBe(body.updates.length);
  },
);
