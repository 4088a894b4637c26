import { describe, expect, it } from 'vitest';
import { LEASE_MS } from '../../ports/job-queue/port.ts';
import { hangingOver, useSuspects } from './take-suspects.fixtures.ts';
import { turns, untilTrue } from './worker.fixtures.ts';

const { clock, makeQueue, diedOver, diedTwiceOver } = useSuspects();

describe('many messages over which processes died', () => {
  /** A process died that had so many in hand. */
  async function many(count: number) {
    const { worker, setWaiting, ...made } = makeQueue();
    await made.send(...Array.from({ length: count }, (_, index) => `message ${index}`));
    await diedOver(made.queue, count);
    const inHand: (() => void)[] = [];
    const start = () => worker(() => new Promise<void>(resolve => void inHand.push(resolve))).start();
    const handled = async (upTo: number) => {
      await untilTrue(() => inHand.length >= upTo);
      await turns(50);
      expect(inHand).toHaveLength(upTo);
    };
    return { ...made, start, setWaiting, inHand, handled };
  }

  // Seen to fail with all of them at once: which one is deadly would never show.
  it('are processed in growing groups if the first one takes long', async () => {
    const { start, handled } = await many(60);
    start();
    await handled(1);
    clock.advance(5_000);
    await handled(9);
    clock.advance(5_000);
    await handled(25);
    clock.advance(5_000);
    await handled(57);
  });

  // Seen to fail with each of them alone: thousands that wait for a deadline would take hours.
  it('are processed one after the other for half a minute, and then in groups', async () => {
    const { start, handled, inHand } = await many(30);
    start();
    for (let done = 0; done < 8; done++) {
      await handled(done + 1);
      clock.advance(4_000);
      inHand[done]?.();
    }
    await handled(8 + 8);
  });

  // Seen to fail where it ends the taking: those that were claimed with it stayed claimed until their leases ended.
  it('are begun or divided although another one that was claimed with them could not be divided', async () => {
    const { queue, send, worker, errors } = makeQueue();
    const divide = queue.split;
    queue.split = (suspect, bodies) =>
      String(suspect.body).startsWith('refused') ? Promise.reject(new Error('refused')) : divide(suspect, bodies);
    await send('hangs', ['refused', 'x'], ['a', 'b'], ['refused', 'y'], ['c', 'd']);
    await diedTwiceOver(queue, 5);
    const seen: unknown[] = [];
    worker(hangingOver(seen)).start();
    await untilTrue(() => seen.length === 1);
    clock.advance(20_000);
    await untilTrue(() => seen.length === 5);
    expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'hangs']);
    expect(errors).toHaveLength(2);
    queue.split = divide;
    clock.advance(300_000);
    await untilTrue(() => seen.length === 9);
  });

  // Seen to fail where they are begun one after the other: on PostgreSQL, what is not prolonged is no longer in hand.
  it('are in hand as soon as they are claimed, although others are still being divided', async () => {
    const { queue, send, worker } = makeQueue();
    await send('hangs', ['a', 'b'], ['c', 'd']);
    await diedTwiceOver(queue, 3);
    const begun = Promise.withResolvers<void>();
    const prolonged = new Set<string>();
    let dividing = 0;
    queue.split = () => {
      dividing += 1;
      return begun.promise;
    };
    queue.extend = async ids => void ids.forEach(id => void prolonged.add(id));
    const one = worker(() => new Promise(() => {}));
    one.start();
    await untilTrue(() => one.inHand === 1);
    clock.advance(20_000);
    await untilTrue(() => dividing > 0);
    await turns(10);
    clock.advance(LEASE_MS / 3);
    begun.resolve();
    expect([...prolonged].sort()).toEqual(['1', '2', '3']);
  });

  it('wait while requests to sites wait for their turn', async () => {
    const { start, handled, setWaiting } = await many(20);
    setWaiting(2);
    start();
    await handled(1); // nothing was in hand
    clock.advance(5_000);
    await handled(1);
    setWaiting(0);
    await handled(9);
  });
});
