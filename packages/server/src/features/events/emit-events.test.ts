import { expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import { type Database, makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { EVENT_EXAMPLES } from './event-examples.fixtures.ts';
import { emitEvents, type NewEvent } from './index.ts';

const on = useMade(
  async () => {
    const world = await makeWorld();
    const site = await storeSite(world, { url: 'https://shop.example/' });
    return { world, site, database: world.app.services.database, other: world.store.open() };
  },
  async ({ world, other }) => {
    await other.close();
    await world.close();
  },
);
const NOW = new Date('2026-11-22T10:00:00Z');
const failing = (siteId?: number): NewEvent => ({
  type: 'site.sync_failing',
  siteId,
  data: EVENT_EXAMPLES['site.sync_failing'],
});
const stored = ({ db }: Database) => db.selectFrom('events').selectAll().orderBy('id').execute();

it('writes events with their severity and cause, together with what happened', async () => {
  const { database, site } = on();
  await database.write(trx => emitEvents(trx, [failing(site)], NOW));
  expect(await stored(database)).toMatchObject([
    {
      type: 'site.sync_failing',
      severity: 'medium',
      site_id: site,
      cause: `sync:site:${site}`,
      occurred_at: NOW.getTime(),
      numbered: 1,
    },
  ]);
  const undone = database.write(async trx => {
    await emitEvents(trx, [failing(site)], NOW);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await stored(database)).toHaveLength(1);
});

it('numbers events in the order in which they are given, however many there are', async () => {
  const { database, site } = on();
  const before = (await stored(database)).length;
  const at = (count: number): NewEvent => ({
    type: 'site.sync_failing',
    siteId: site,
    data: { ...EVENT_EXAMPLES['site.sync_failing'], failures: count, message: `"'\\ \n\u2028${count}` },
  });
  const counts = Array.from({ length: 449 }, (_, index) => 1000 - index);
  const given = [...counts.map(at), failing(), at(7)];
  await database.write(trx => emitEvents(trx, given, NOW));
  const fresh = (await stored(database)).slice(before);
  const dataOf = ({ data_json }: { data_json: string }) => JSON.parse(data_json) as object;
  expect(fresh.map(dataOf)).toEqual(given.map(({ data }) => data));
  expect(fresh.map(({ site_id }) => site_id).indexOf(null)).toBe(449);
});

it('leaves out events about sites that are gone, and deletes those of a deleted site', async () => {
  const { world, database } = on();
  const gone = await storeSite(world, { url: 'https://gone.example/' });
  await database.write(trx => emitEvents(trx, [failing(gone), failing(987_654)], NOW));
  const ofSites = async () => (await stored(database)).map(row => row.site_id);
  expect(await ofSites()).toContain(gone);
  expect(await ofSites()).not.toContain(987_654);
  await database.write(trx => trx.deleteFrom('sites').where('id', '=', gone).execute());
  expect(await ofSites()).not.toContain(gone);
});

// Fails on PostgreSQL without the trigger of migration 0048: the slow transaction gets the lower id.
it('gives ids in the order of commits, so that nobody who reads on from an id misses an event', async () => {
  const { database, other, site } = on();
  if (database.engine === 'sqlite') return; // one transaction writes at a time
  const [emitted, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = other.write(async trx => {
    await emitEvents(trx, [{ ...failing(site), cause: 'slow' }], NOW);
    emitted.resolve();
    await mayEnd.promise;
  });
  await emitted.promise;
  await database.write(trx => emitEvents(trx, [{ ...failing(site), cause: 'quick' }], NOW));
  const seen = (await stored(database)).at(-1);
  mayEnd.resolve();
  await slow;
  const after = (await stored(database)).filter(({ id }) => id > (seen?.id ?? 0));
  expect([seen?.cause, after.map(({ cause }) => cause)]).toEqual(['quick', ['slow']]);
});
