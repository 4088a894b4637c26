import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { Troubles } from '../../kernel/process/troubles.ts';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { type Database, makeTestStore } from '../../testing/index.ts';
import { JobEvents } from './job-events.ts';

const NO_SESSION = 999_999;

const world = useWorld();

it('tells a browser that does not read only once that its session has ended', async () => {
  const clock = manualClock(world().app.services.clock.now());
  let looks = 0;
  const counting = {
    ...clock,
    after(ms: number, action: () => void) {
      looks++;
      return clock.after(ms, action);
    },
  };
  const events = new JobEvents({ ...world().app.services, clock: counting });
  const stream = events.listen(NO_SESSION, []);
  const failures: Error[] = [];
  stream.on('error', failure => failures.push(failure));
  for (const look of [1, 2, 3]) {
    await expect.poll(() => looks).toBe(look);
    clock.advance(1000);
  }
  events.close();
  expect(failures).toEqual([]);
  expect(await text(stream)).toBe('retry: 3000\n\nevent: bye\ndata: {}\n\n');
});

/** A store that fails with this SQLSTATE. */
function failing(code: string): Database['db'] {
  const fail = () => {
    throw Object.assign(new Error(code), { code });
  };
  return new Proxy({} as Database['db'], { get: fail });
}

it.each([
  ['each failed query', {}, 3],
  ['once that the store is away', { db: failing('57P01') }, 1],
  ['nothing once the store is closed', { closed: true }, 0],
])('logs %s', async (_what, more, lines) => {
  const { services } = world().app;
  const logged: string[] = [];
  const log = {
    ...services.log,
    error: (_facts: unknown, message?: string) => void logged.push(String(message)),
  } as typeof services.log;
  const store = await makeTestStore();
  const gone = store.open();
  await gone.close();
  const database = { ...gone, closed: false, ...more };
  const looked = Promise.withResolvers<void>();
  let looks = 0;
  const clock = {
    now: () => 0,
    elapsed: () => 0,
    after(_ms: number, look: () => void) {
      if (++looks < 3) look();
      else looked.resolve();
      return () => {};
    },
  };
  const troubles = new Troubles({ clock, log });
  const events = new JobEvents({ ...services, log, troubles, clock, database });
  events.listen(NO_SESSION, []);
  await looked.promise;
  events.close();
  await store.remove();
  expect(logged).toHaveLength(lines);
});
