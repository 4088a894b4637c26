import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, manualClock, type World } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { insertMissingMonitors, MonitorWatch } from './index.ts';
import type { CheckVerdict } from './watch/next-state.ts';
import { saveVerdicts } from './watch/save-verdicts.store.ts';

/** Checks all sites that are due, and waits until what came of it is stored. */
export async function checkDue(watch: MonitorWatch): Promise<void> {
  await watch.turn();
  await watch.idle();
}

/** Begins to watch the sites of a world. */
export async function watchOf(world: World): Promise<MonitorWatch> {
  await insertMissingMonitors(world.app.services);
  return new MonitorWatch(world.app.services, { gatherMs: 5 });
}

/** How a site is, from the store. */
export async function monitorOf({ app, siteIds }: World, k: number) {
  const { db } = app.services.database;
  const row = db
    .selectFrom('monitors')
    .selectAll()
    .where('site_id', '=', siteIds[k - 1] as number);
  return row.executeTakeFirstOrThrow();
}

/** Events of uptime, oldest first, as `type k`. */
export async function uptimeEvents({ app, siteIds }: World): Promise<string[]> {
  const rows = await app.services.database.db.selectFrom('events').select(['type', 'site_id']).orderBy('id').execute();
  return rows.map(({ type, site_id }) => (site_id === null ? type : `${type} ${siteIds.indexOf(site_id) + 1}`));
}

/** Gives sites their next check at once: all of them unless some are given. */
export async function makeDue({ app, siteIds }: World, ids: readonly number[] = siteIds): Promise<void> {
  const { database, clock } = app.services;
  const due = { due_at: clock.now() };
  await database.write(trx => trx.updateTable('monitors').set(due).where('site_id', 'in', ids).execute());
}

/** A world whose clock stands, with sites that nothing is sent to. */
export function useStoredMonitors(count = 3) {
  return useMade(
    async () => {
      const clock = manualClock(Date.UTC(2026, 5, 30, 12, 30));
      const world = await makeWorld({ parts: { clock } });
      const ids: number[] = [];
      for (let k = 1; k <= count; k++)
        ids.push(await storeSite(world, { url: `https://site${k}.example/`, name: `Site ${k}` }));
      await insertMissingMonitors(world.app.services);
      /** Stores what checks came to. Each is `[seconds ago, up, ms, status]`. */
      const tell = (k: number, ...checks: readonly (readonly [number, boolean, number?, number?])[]) =>
        saveVerdicts(
          world.app.services,
          checks.map(([ago, up, ms, status]) =>
            verdictOf(ids[k - 1] as number, clock.now() - ago * 1000, up, ms, status),
          ),
        );
      return { clock, world, ids, tell };
    },
    ({ world }) => world.close(),
  );
}

export function verdictOf(siteId: number, at: number, up: boolean, ms = 120, status = up ? 200 : 500): CheckVerdict {
  return {
    siteId,
    at,
    endedAt: at + ms,
    result: up ? 'up' : 'down',
    statusCode: status,
    responseMs: ms,
    checks: up ? 1 : 4,
    address: '192.0.2.1',
    url: `https://site${siteId}.example/`,
    everySeconds: 300,
    ...(up ? {} : { fault: 'wrong_status' as const, reason: 'The site returned an error. (HTTP 500)' }),
  };
}
