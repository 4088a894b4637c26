import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { queueAbandonedChecks } from './index.ts';

/** Four sites whose plugins and themes have all been looked up. */
export function useLookedUpFleet(): () => World {
  return useMade(makeLookedUpFleet, world => world.close());
}

async function makeLookedUpFleet(): Promise<World> {
  const world = await makeWorld({
    sites: 4,
    seeded: true,
    worker: true,
    fleet: { plugins: 35 },
    env: { SITEKEEPER_ABANDONED_INTERVAL_DAYS: '3' },
  });
  const { services } = world.app;
  await world.post('sync-sites-v1');
  // The server queues them by itself, too; and sites that are locked at that moment get their turn later.
  const left = async () => {
    await queueAbandonedChecks(services);
    const { rows } = await sql`select 1 from sites where abandoned_due_at <= ${services.clock.now()}`.execute(
      services.database.db,
    );
    return rows.length + (await services.queue.size('abandoned-checks'));
  };
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 60_000 });
  return world;
}
