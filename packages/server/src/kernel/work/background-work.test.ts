import { expect, it, onTestFinished } from 'vitest';
import { BackgroundWork } from './background-work.ts';
import { untilTrue, useWorkers } from './worker.fixtures.ts';

const { clock, makeQueue } = useWorkers();

/** A process that works on jobs, whose right to work and whose clock begin as told. */
function makeWork({ begin, startClock }: { begin?: () => Promise<void>; startClock?: () => Promise<void> }) {
  const { queue, send, worker, errors, services } = makeQueue();
  const seen: unknown[] = [];
  let taken = 0;
  const work = new BackgroundWork(services, {
    right: {
      take: () => ++taken === 1, // a lock can't be had twice
      begin: begin ?? (async () => {}),
      takeTurn: undefined,
      recurring: [],
      leave: async () => {},
      free: () => {},
    },
    worker: worker(async ({ body }) => void seen.push(body)),
    recurring: [],
    startClock: startClock ?? (async () => {}),
    whenSteady: async (_ms, run) => void (await run()),
  });
  onTestFinished(() => work.startNothing());
  return { work, queue, send, errors, seen };
}

it('works although a feature fails when the clock is first compared', async () => {
  const failure = new Error('a window that never opens');
  const { work, send, errors, seen } = makeWork({ startClock: () => Promise.reject(failure) });
  await send('one');
  work.start();
  await untilTrue(() => seen.length === 1);
  expect(errors).toEqual([failure]);
});

it('begins again, with the right that it has, when it could not start', async () => {
  let begun = 0;
  const begin = async () => {
    begun += 1;
    if (begun < 3) throw new Error('not yet');
  };
  const { work, send, errors, seen } = makeWork({ begin });
  await send('one');
  work.start();
  await untilTrue(() => errors.length === 1);
  clock.advance(1000);
  await untilTrue(() => errors.length === 2);
  expect(seen).toEqual([]);
  clock.advance(1000);
  await untilTrue(() => seen.length === 1);
  expect(work.working).toBe(true);
});
