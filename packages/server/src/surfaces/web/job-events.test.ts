import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { makeTestStore } from '../../testing/index.ts';
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

it.each([
  [false, 1],
  [true, 0],
])('logs a failed query, unless the store is closed (%s)', async (closed, lines) => {
  const { services } = world().app;
  const logged: string[] = [];
  const log = { ...services.log, error: (_facts: unknown, message?: string) => void logged.push(String(message)) };
  const store = await makeTestStore();
  const gone = store.open();
  await gone.close();
  const database = { ...gone, closed };
  const looked = Promise.withResolvers<void>();
  const clock = {
    now: () => 0,
    elapsed: () => 0,
    after() {
      looked.resolve();
      return () => {};
    },
  };
  const events = new JobEvents({ ...services, log: log as typeof services.log, clock, database });
  events.listen(NO_SESSION, []);
  await looked.promise;
  events.close();
  await store.remove();
  expect(logged).toEqual(Array(lines).fill('job updates could not be sent to listeners'));
});
