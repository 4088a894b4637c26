import { expect, it } from 'vitest';
import { enqueueTitles, storeChannel } from './features/channels/channels.fixtures.ts';
import { EVENT_EXAMPLES } from './features/events/event-examples.fixtures.ts';
import { emitEvents } from './features/events/index.ts';
import type { Trx } from './ports/database/port.ts';
import { RECURRING } from './recurring-tasks.ts';
import { useWorld } from './testing/fixtures.ts';
import { makeFleetKey, seedSites } from './testing/seed-sites.ts';
import { withWrite } from './testing/with-write.ts';

const world = useWorld({ sites: 0 });
/** Whoever waits for the embedded store looks so often whether it is free. */
const LOOK_MS = 5;
const LONG_AGO = 1_000_000;
const HOUR = { every_seconds: 300, checks: ',0.9', rolled: 0 };
const REQUEST = { actor: 'key:1', request_sealed: '', answer_sealed: null, lease_until: 0, expires_at: LONG_AGO };

/** Gives a task more to write than it writes at once, at least three times. */
type FillTask = (siteIds: readonly number[]) => Promise<void>;

const TASKS: Readonly<Record<string, FillTask>> = {
  'sum up uptime checks': ([site_id = 0]) =>
    inPortions(1200, (trx, numbers) =>
      trx
        .insertInto('monitor_hours')
        .values(numbers.map(hour => ({ site_id, hour, ...HOUR })))
        .execute(),
    ),
  'match changed sites with vulnerabilities': siteIds =>
    inPortions(siteIds.length, (trx, numbers) =>
      trx
        .insertInto('sites_to_match')
        .values(numbers.map(n => ({ site_id: siteIds[n] as number })))
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    ),
  'tell what has happened': siteIds =>
    inPortions(siteIds.length, (trx, numbers) => {
      const downs = numbers.map(n => ({
        type: 'site.down' as const,
        siteId: siteIds[n],
        data: EVENT_EXAMPLES['site.down'],
      }));
      return emitEvents(trx, downs, new Date());
    }),
  'tidy deliveries': async () => {
    const titles = Array.from({ length: 2500 }, (_, n) => `Message ${n}`);
    await enqueueTitles(world(), await storeChannel(world()), titles);
    const ended = { state: 'delivered', next_at: null, ended_at: LONG_AGO };
    await world().app.services.database.write(trx => trx.updateTable('deliveries').set(ended).execute());
  },
  'forget idempotency keys': () =>
    inPortions(2500, (trx, numbers) =>
      trx
        .insertInto('idempotency_keys')
        .values(numbers.map(n => ({ ...REQUEST, key_hash: `${n}` })))
        .execute(),
    ),
};

async function inPortions(count: number, work: (trx: Trx, numbers: readonly number[]) => Promise<unknown>) {
  for (let from = 0; from < count; from += 200) {
    const numbers = Array.from({ length: Math.min(200, count - from) }, (_, n) => from + n);
    await world().app.services.database.write(trx => work(trx, numbers));
  }
}

// A process that writes to the embedded store gave up after ten seconds without its turn.
it.each(Object.entries(TASKS))('“%s” lets other processes write between its many writes', async (name, fill) => {
  const { services } = world().app;
  const task = RECURRING.find(one => one.name === name);
  if (!task) throw new Error(`there is no task ${name}`);
  const sites = Array.from({ length: 650 }, (_, n) => ({ url: `https://${n}.${name.length}.example/`, name: `${n}` }));
  await fill(await seedSites(services, await makeFleetKey(), sites));
  let writes = 0;
  let inARow = 0;
  let most = 0;
  const database = withWrite(services.database, async work => {
    writes += 1;
    inARow += 1;
    most = Math.max(most, inARow);
    const result = await services.database.write(work);
    const last = writes;
    setTimeout(() => {
      if (writes === last) inARow = 0;
    }, LOOK_MS);
    return result;
  });
  await task.run({ ...services, database });
  expect(writes).toBeGreaterThan(2);
  expect(most).toBeLessThanOrEqual(2);
});
