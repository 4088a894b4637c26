import { expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { moveBackDueTimes } from './move-back-due-times.ts';

const HOUR = 3600_000;
const world = useWorld({ sites: 2, seeded: true });

it('what was soon to be checked when the clock was set back is checked as soon as it would have been', async () => {
  const { services } = world().app;
  const { database, clock } = services;
  const now = clock.now();
  const [soon, overdue] = world().siteIds as [number, number];
  const due = async () => {
    const rows = await database.db.selectFrom('monitors').select(['site_id', 'due_at']).orderBy('site_id').execute();
    return rows.map(({ due_at }) => (due_at ?? 0) - now);
  };
  await database.write(async trx => {
    await trx.deleteFrom('monitors').execute();
    const rows = [
      { site_id: soon, due_at: now + HOUR + 60_000 },
      { site_id: overdue, due_at: now - 60_000 },
    ];
    await trx.insertInto('monitors').values(rows).execute();
  });
  await database.write(trx => moveBackDueTimes(trx, now, HOUR));
  expect(await due()).toEqual([60_000, -60_000]);
});
