import { afterAll, beforeAll, expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import type { Database } from '../../ports/database/port.ts';
import { copyTestStore, type TestStore } from '../../testing/index.ts';
import { Presence } from './presence.ts';

let store: TestStore;
let database: Database;
beforeAll(async () => {
  store = await copyTestStore();
  database = store.open();
});
afterAll(async () => {
  await database.close();
  await store.remove();
});

it('worker processes know how many of them are running, without those that stopped or died', async () => {
  const clock = manualClock();
  const services = { database, clock };
  const [first, second, third] = [new Presence('first'), new Presence('second'), new Presence('third')];
  expect(first.count()).toBe(1);
  for (const one of [first, second, third]) await one.tell(services);
  expect([first.count(), second.count(), third.count()]).toEqual([1, 2, 3]);
  clock.advance(10_000);
  await first.tell(services);
  expect(first.count()).toBe(3);
  await second.leave(services);
  await first.tell(services);
  expect(first.count()).toBe(2);
  clock.advance(30_001); // the third has died
  await first.tell(services);
  expect(first.count()).toBe(1);
});
