import { afterAll, beforeAll, expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import type { Database } from '../../ports/database/port.ts';
import { copyTestStore, type TestStore } from '../../testing/index.ts';
import { silentLog } from '../process/log.ts';
import { startRecurring } from './recurring.ts';
import { takeTurn } from './turns.store.ts';

const EVERY = 60_000;

let store: TestStore;
let databases: Database[];
beforeAll(async () => {
  store = await copyTestStore();
  // Two connections to SQLite in one thread would wait for each other for good; processes don't.
  databases = process.env.TEST_ENGINE === 'postgres' ? [store.open(), store.open()] : [store.open()];
});
afterAll(async () => {
  await Promise.all(databases.map(database => database.close()));
  await store.remove();
});

it('gives a turn to one process per interval, however many request it at once', async () => {
  const clock = manualClock();
  const askAll = async () => {
    const asked = Array.from({ length: 20 }, (_, index) =>
      takeTurn({ database: databases[index % databases.length] as Database, clock }, 'look', EVERY),
    );
    return (await Promise.all(asked)).filter(got => got).length;
  };
  expect(await askAll()).toBe(1);
  clock.advance(EVERY / 2);
  expect(await askAll()).toBe(0);
  clock.advance(EVERY / 2);
  expect(await askAll()).toBe(1);
  expect(await takeTurn({ database: databases[0] as Database, clock }, 'other', EVERY)).toBe(true);
});

// Seen to fail without the look at turns in the future: there was none until the clock was where it had been.
it('gives the next turn also after the clock was set back', async () => {
  const clock = manualClock();
  const [database] = databases as [Database];
  const take = () => takeTurn({ database, clock }, 'set back', EVERY);
  expect(await take()).toBe(true);
  clock.leap(-3600_000);
  expect([await take(), await take()]).toEqual([true, false]);
  clock.leap(-EVERY / 2);
  expect(await take()).toBe(false);
});

// Fails without the look at the turn in recurring.ts: each process does it.
it('shared recurring work runs in one process, and per-process work in each', async () => {
  const clock = manualClock();
  const done: string[] = [];
  let asked = 0;
  const stops = [1, 2, 3].map(process => {
    const database = databases[process % databases.length] as Database;
    const services = { database, clock, log: silentLog, troubles: { note: () => false } };
    const work = (name: string) => ({ name, everyMs: EVERY, run: async () => void done.push(name) });
    const turn = async (name: string, everyMs: number) => {
      const mine = await takeTurn(services as never, name, everyMs);
      asked += 1;
      return mine;
    };
    const all = [work('shared'), { ...work('own'), ofEachProcess: true as const }];
    return startRecurring(services as never, all, undefined, turn);
  });
  const timesDone = (name: string) => done.filter(one => one === name).length;
  const rounds = async (count: number) => {
    await expect.poll(() => asked).toBe(3 * count);
    await new Promise(resolve => setImmediate(resolve));
    expect([timesDone('own'), timesDone('shared')]).toEqual([3 * count, count]);
  };
  await rounds(1);
  clock.advance(EVERY);
  await rounds(2);
  await Promise.all(stops.map(stop => stop()));
  expect(timesDone('shared')).toBe(2);
});
