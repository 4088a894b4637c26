import { afterEach, describe, expect, it } from 'vitest';
import { manualClock } from '../ports/clock/manual-clock.ts';
import { memoryJobQueue } from '../ports/job-queue/memory-job-queue.ts';
import type { Message } from '../ports/job-queue/port.ts';
import type { Services } from './context.ts';
import { silentLog } from './log.ts';
import { Worker } from './worker.ts';

const LEASE = 30_000;
const clock = manualClock();
const started: Worker[] = [];
afterEach(() => Promise.all(started.splice(0).map(worker => worker.stop())));

function makeWorld() {
  const queue = memoryJobQueue(clock);
  const errors: unknown[] = [];
  let waiting = 0;
  const services = {
    ...{ queue, clock, settings: { syncConcurrency: 2 }, childSites: { waiting: () => waiting } },
    log: { ...silentLog, error: (facts: { err?: unknown }) => void errors.push(facts.err) },
    troubles: { note: () => false },
  } as unknown as Services;
  return {
    queue,
    errors,
    setWaiting: (count: number) => (waiting = count),
    send: (...bodies: unknown[]) =>
      queue.transaction(trx =>
        queue.send(
          trx,
          'work',
          bodies.map(body => ({ body })),
        ),
      ),
    worker(handle: (message: Message) => Promise<void>): Worker {
      const worker = new Worker(services, [{ queue: 'work', handle }], { pollMs: 1, leaseMs: LEASE });
      started.push(worker);
      return worker;
    },
  };
}

/** Resolves as soon as it holds, looked at once per turn of the event loop. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(resolve => setImmediate(resolve));
}

describe('the worker', () => {
  it('works on every message once, and completes it', async () => {
    const { queue, send, worker } = makeWorld();
    const seen: unknown[] = [];
    await send(...Array.from({ length: 30 }, (_, index) => index));
    worker(async ({ body }) => void seen.push(body)).start();
    await until(async () => (await queue.size('work')) === 0);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('works on many at once, and takes no more while requests to sites pile up', async () => {
    const { queue, send, worker, setWaiting } = makeWorld();
    let inHand = 0;
    let release: () => void = () => {};
    const gate = new Promise<void>(resolve => (release = resolve));
    setWaiting(2);
    await send(...Array.from({ length: 10 }, () => 1));
    worker(async () => {
      inHand += 1;
      await gate;
    }).start();
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve));
    expect(inHand).toBe(0);
    setWaiting(1);
    await until(() => inHand === 10);
    release();
    await until(async () => (await queue.size('work')) === 0);
  });

  it('gives a message back whose handler throws, to be delivered later; the others go on', async () => {
    const { queue, send, worker, errors } = makeWorld();
    const deliveries: number[] = [];
    await send('bad', 'good');
    worker(async message => {
      if (message.body !== 'bad') return;
      deliveries.push(message.deliveries);
      if (message.deliveries === 1) throw new Error('bug');
    }).start();
    await until(async () => errors.length === 1 && (await queue.size('work')) === 1);
    expect(deliveries).toEqual([1]);
    clock.advance(LEASE);
    await until(async () => (await queue.size('work')) === 0);
    expect(deliveries).toEqual([1, 2]);
  });

  it('keeps what it works on for itself, however long that takes', async () => {
    const { queue, send, worker } = makeWorld();
    let release: () => void = () => {};
    let begun = 0;
    await send('long');
    worker(() => {
      begun += 1;
      return new Promise(resolve => (release = resolve));
    }).start();
    await until(() => begun === 1);
    for (let turn = 0; turn < 12; turn++) {
      clock.advance(LEASE / 3);
      expect(await queue.claim('work', 1, LEASE)).toEqual([]);
    }
    release();
    await until(async () => (await queue.size('work')) === 0);
    expect(begun).toBe(1);
  });

  it('gives back what it has in hand when it stops, so that another goes on at once', async () => {
    const { queue, send, worker } = makeWorld();
    let release: () => void = () => {};
    await send('long', 'next');
    let begun = 0;
    const first = worker(() => {
      begun += 1;
      return new Promise(resolve => (release = resolve));
    });
    first.start();
    await until(() => begun === 2);
    await first.stop();
    const again = await queue.claim('work', 10, LEASE);
    expect(again.map(({ body, deliveries }) => [body, deliveries])).toEqual([
      ['long', 2],
      ['next', 2],
    ]);
    release();
    await send('later');
    for (let turn = 0; turn < 10; turn++) await new Promise(resolve => setImmediate(resolve));
    expect(begun).toBe(2);
  });

  it('takes over what a process had in hand that died, when the lease ends', async () => {
    const { queue, send, worker } = makeWorld();
    await send('orphan');
    await queue.claim('work', 1, LEASE); // by the one that dies
    const deliveries: number[] = [];
    worker(async message => void deliveries.push(message.deliveries)).start();
    for (let turn = 0; turn < 10; turn++) await new Promise(resolve => setImmediate(resolve));
    expect(deliveries).toEqual([]);
    clock.advance(LEASE);
    await until(async () => (await queue.size('work')) === 0);
    expect(deliveries).toEqual([2]);
  });

  it('goes on after the queue could not be read', async () => {
    const { queue, send, worker, errors } = makeWorld();
    const claim = queue.claim;
    let broken = true;
    queue.claim = (...args) => (broken ? Promise.reject(new Error('store away')) : claim(...args));
    await send('work');
    worker(async () => {}).start();
    await until(() => errors.length > 0);
    broken = false;
    await until(async () => (await queue.size('work')) === 0);
  });
});
