import { beforeEach } from 'vitest';
import { hurriedClock } from '../../../ports/clock/hurried-clock.ts';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { checkDue, makeDue, watchOf } from '../monitors.fixtures.ts';

const TEN_MINUTES = 600_000;

/** Sites that are watched, all of them up and without incidents at the beginning of each test. */
export function useWatchedSites(count: number) {
  const on = useMade(
    async () => {
      const clock = hurriedClock();
      const parts = { clock };
      const env = { SITEKEEPER_MONITORS: 'true' };
      const world = await makeWorld({ sites: count, seeded: true, env, parts });
      return { clock, world, watch: await watchOf(world) };
    },
    ({ world }) => world.close(),
  );
  const db = () => on().world.app.services.database.db;
  const incidents = () => db().selectFrom('monitor_incidents').selectAll().orderBy('id').execute();

  /** One check of every site, however long the last one is ago. */
  async function checkAll(watch = on().watch): Promise<void> {
    on().clock.pass(TEN_MINUTES);
    await makeDue(on().world);
    await checkDue(watch);
  }

  beforeEach(async () => {
    for (let k = 1; k <= count; k++) on().world.fleet.site(k).setFaults();
    await checkAll();
    const { database } = on().world.app.services;
    await database.write(async trx => {
      await trx.deleteFrom('events').execute();
      await trx.deleteFrom('monitor_incidents').execute();
      await trx.updateTable('monitors').set({ status: 'up' }).execute();
    });
  });
  return { on, db, incidents, checkAll };
}
