import { afterEach, expect, it } from 'vitest';
import { makeTestStore } from '../../testing/index.ts';
import { freeDeadLeases } from './free-dead-leases.ts';
import { takeWorkerLock } from './worker-lock.ts';

const store = await makeTestStore();
afterEach(() => store.remove());

it('lets one worker at a time use a data folder, and frees the messages and leases of dead processes', async () => {
  const lock = takeWorkerLock(store.folder);
  expect(lock).toBeDefined();
  expect(takeWorkerLock(store.folder)).toBeUndefined();
  lock?.release();
  const next = takeWorkerLock(store.folder);
  expect(next).toBeDefined();

  const database = store.open();
  await database.migrate();
  const message = { queue: 'work', body_json: '1', run_at: 0, lease_until: 9e12, deliveries: 1, alone: 1 };
  const leases = [
    { name: 'site:1', holder: 'alive', until_at: 9e12 },
    { name: 'site:2', holder: 'dead', until_at: 9e12 },
  ];
  await database.write(async trx => {
    await trx.insertInto('queue_messages').values(message).execute();
    await trx.insertInto('leases').values(leases).execute();
  });
  await freeDeadLeases(database, 1_000, holder => holder === 'alive');
  expect(await database.db.selectFrom('leases').select('name').execute()).toEqual([{ name: 'site:1' }]);
  const messages = database.db.selectFrom('queue_messages').select(['lease_until', 'suspicion', 'deaths', 'run_at']);
  expect(await messages.execute()).toEqual([{ lease_until: 0, suspicion: 1, deaths: 1, run_at: 0 }]);
  await database.close();
  next?.release();
});
