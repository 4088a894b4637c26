import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { JobEvents } from './job-events.ts';

const NO_SESSION = 999_999;

const world = useWorld();

it('a browser that reads nothing is told once that its session has ended', async () => {
  const clock = manualClock(world().app.services.clock.now());
  let looks = 0;
  const counting = {
    now: () => clock.now(),
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
