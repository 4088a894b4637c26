import { describe, expect, it } from 'vitest';
import { LEASE_MS } from '../../ports/job-queue/port.ts';
import { StoreAway, turns, untilTrue, useWorkers } from './worker.fixtures.ts';

const { clock, makeQueue } = useWorkers();

describe('a worker whose store is away', () => {
  // Seen to fail without another try: the process counts as dead, and its message as suspect.
  it('returns a message once the store is back that was away when its work failed', async () => {
    const { queue, send, worker, setWaiting } = makeQueue();
    const { release } = queue;
    let away = true;
    queue.release = (...args) => (away ? Promise.reject(new StoreAway()) : release(...args));
    await send('work');
    const deliveries: number[] = [];
    const one = worker(async message => {
      deliveries.push(message.deliveries);
      if (deliveries.length === 1) throw new StoreAway();
    });
    one.start();
    await untilTrue(() => deliveries.length === 1);
    setWaiting(2); // it takes nothing more
    const other = queue.inProcess('other');
    for (let turn = 0; turn < 6; turn++) {
      clock.advance(LEASE_MS / 3);
      await turns(3);
      away = turn < 4;
      expect(await other.claim('work', 0)).toEqual([]);
      expect(await other.claimSuspects(['work'], 1, true)).toEqual([]);
    }
    await untilTrue(() => one.inHand === 0);
    clock.advance(LEASE_MS);
    expect(await other.claim('work', 1)).toMatchObject([{ body: 'work', deliveries: 2 }]);
  });

  it('stops, also if the store is away', async () => {
    const { queue, send, worker } = makeQueue();
    await send('long');
    let begun = 0;
    const one = worker(() => {
      begun += 1;
      return new Promise(() => {});
    });
    one.start();
    await untilTrue(() => begun === 1);
    queue.release = () => Promise.reject(new StoreAway());
    await expect(one.stop()).resolves.toBeUndefined();
  });

  it('continues after the queue could not be read', async () => {
    const { queue, send, worker, errors } = makeQueue();
    const claim = queue.claim;
    let broken = true;
    queue.claim = (...args) => (broken ? Promise.reject(new Error('store away')) : claim(...args));
    await send('work');
    worker(async () => {}).start();
    await untilTrue(() => errors.length > 0);
    broken = false;
    await untilTrue(async () => (await queue.size('work')) === 0);
  });
});
