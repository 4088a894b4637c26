import { afterEach, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { freeDeadProcess } from './free-dead-process.ts';

const world = useWorld();
const database = () => world().app.services.database;
afterEach(async () => {
  await database().write(async trx => {
    await trx.deleteFrom('leases').execute();
    await trx.deleteFrom('workers').execute();
  });
});

it('frees the sites of a process that has died, and its share of the limits, and of no other', async () => {
  const until_at = world().app.services.clock.now() + 30_000;
  await database().write(async trx => {
    const leases = ['7.1.a', '7.1.b', '77.1.a'].map((id, k) => ({ name: `site:${k}`, holder: `${id}:x`, until_at }));
    await trx.insertInto('leases').values(leases).execute();
    const workers = ['7.1.a', '7.1.b'].map(id => ({ id, seen_at: until_at }));
    await trx.insertInto('workers').values(workers).execute();
  });
  await freeDeadProcess(world().app.services, { id: '7.1.a', inHand: [] });
  const { db } = database();
  const held = await db.selectFrom('leases').select('holder').orderBy('holder').execute();
  expect(held).toEqual([{ holder: '7.1.b:x' }, { holder: '77.1.a:x' }]);
  expect(await db.selectFrom('workers').select('id').execute()).toEqual([{ id: '7.1.b' }]);
});
