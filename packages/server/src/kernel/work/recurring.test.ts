import { expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import type { Services } from '../context.ts';
import { silentLog } from '../process/log.ts';
import { Troubles } from '../process/troubles.ts';
import { type Recurring, startRecurring } from './recurring.ts';

const settled = () => new Promise(resolve => setImmediate(resolve));

function start(...all: Recurring[]) {
  const clock = manualClock();
  const errors: object[] = [];
  const log = { ...silentLog, error: (facts: object) => void errors.push(facts) };
  const stop = startRecurring({ clock, log, troubles: new Troubles({ clock, log }) } as unknown as Services, all);
  const advance = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };
  return { advance, stop, errors };
}

it('runs each task at once and then at its interval', async () => {
  const runs: string[] = [];
  const work = (name: string, everyMs: number) => ({ name, everyMs, run: async () => runs.push(name) });
  const { advance, stop } = start(work('often', 10), work('seldom', 25));
  await settled();
  expect(runs).toEqual(['often', 'seldom']);
  for (let turn = 0; turn < 5; turn++) await advance(10);
  expect(runs.filter(name => name === 'often')).toHaveLength(6);
  expect(runs.filter(name => name === 'seldom')).toHaveLength(2);
  await stop();
  await advance(1000);
  expect(runs).toHaveLength(8);
});

it('logs a failure and runs the task again at the next interval', async () => {
  let turns = 0;
  const failing = {
    name: 'failing',
    everyMs: 10,
    run: async () => {
      turns += 1;
      throw new Error('bug');
    },
  };
  const { advance, stop, errors } = start(failing);
  await settled();
  await advance(10);
  expect(turns).toBe(2);
  expect(errors).toEqual([expect.objectContaining({ work: 'failing' }), expect.objectContaining({ work: 'failing' })]);
  await stop();
});

it('never runs a task twice at the same time, and waits for it when stopping', async () => {
  let running = 0;
  let release: () => void = () => {};
  const slow = {
    name: 'slow',
    everyMs: 10,
    run: () => {
      running += 1;
      return new Promise<void>(resolve => (release = resolve));
    },
  };
  const { advance, stop } = start(slow);
  await advance(100);
  expect(running).toBe(1);
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  await settled();
  expect(stopped).toBe(false);
  release();
  await stopping;
  await advance(100);
  expect(running).toBe(1);
});
