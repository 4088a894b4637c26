import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import type { Trx } from './port.ts';
import { takeDueSites } from './take-due.ts';

const world = useWorld({ sites: 3, seeded: true });
const NOW = 1000;
const due = (trx: Trx) =>
  trx.selectFrom('sites').select(['id', 'url']).where('tls_due_at', '<=', NOW).orderBy('id').limit(2);

// Fails on PostgreSQL without `skipLocked`: the second waits, and then finds that the rows are no longer due.
it('takeDue gives each due site to one caller and sets its next time', async () => {
  const { database } = world().app.services;
  const [first, second, third] = world().siteIds as [number, number, number];
  await database.write(trx => trx.updateTable('sites').set({ tls_due_at: 0 }).execute());
  const bothTook = Promise.withResolvers<void>();
  let takers = 0;
  const take = () =>
    database.write(async trx => {
      const taken = await takeDueSites(trx, database, due(trx), 'tls_due_at', ({ id }) => NOW + id);
      takers += 1;
      if (takers === 2) bothTook.resolve();
      // SQLite lets one in at a time; there the other can't be awaited.
      if (database.engine === 'postgres') await bothTook.promise;
      return taken.map(({ id }) => id);
    });
  const taken = await Promise.all([take(), take()]);
  expect(taken.flat().sort((a, b) => a - b)).toEqual([first, second, third]);
  const rows = await database.db.selectFrom('sites').select(['id', 'tls_due_at']).orderBy('id').execute();
  expect(rows).toEqual([first, second, third].map(id => ({ id, tls_due_at: NOW + id })));
  expect(await take()).toEqual([]);
});
