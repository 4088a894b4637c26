import { describe, expect, it, vi } from 'vitest';
import { LEASE_MS } from '../../ports/job-queue/port.ts';
import { HandedBack } from './job.ts';
import { turns, untilTrue, useWorkers } from './worker.fixtures.ts';

const { clock, makeQueue } = useWorkers();

describe('the worker', () => {
  it('processes every message once and completes it', async () => {
    const { queue, send, worker } = makeQueue();
    const seen: unknown[] = [];
    await send(...Array.from({ length: 30 }, (_, index) => index));
    worker(async ({ body }) => void seen.push(body)).start();
    await untilTrue(async () => (await queue.size('work')) === 0);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('processes many messages at once, and claims no more while requests to sites queue up', async () => {
    const { queue, send, worker, setWaiting } = makeQueue();
    let inHand = 0;
    let release: () => void = () => {};
    const gate = new Promise<void>(resolve => (release = resolve));
    setWaiting(2);
    await send(...Array.from({ length: 10 }, () => 1));
    worker(async () => {
      inHand += 1;
      await gate;
    }).start();
    await turns(20);
    expect(inHand).toBe(0);
    setWaiting(1);
    await untilTrue(() => inHand === 10);
    release();
    await untilTrue(async () => (await queue.size('work')) === 0);
  });

  it('claims no more while ten thousand sites are in hand', async () => {
    const { send, worker } = makeQueue();
    const ended = Promise.withResolvers<void>();
    const sites = { site_ids: Array.from({ length: 5000 }, (_, index) => index) };
    await send(sites, sites, sites);
    const one = worker(() => ended.promise);
    one.start();
    // Four are claimed at a time: what was claimed is worked on.
    await untilTrue(() => one.inHand === 3);
    await send(sites);
    await turns(20);
    expect(one.inHand).toBe(3);
    ended.resolve();
  });

  // Fails if messages are counted, of which all soon have a site that hangs.
  it('counts no site of a message that is done', async () => {
    const { send, worker } = makeQueue();
    const ended = Promise.withResolvers<void>();
    const sites = { site_ids: Array.from({ length: 25 }, (_, index) => index) };
    await send(...Array.from({ length: 1000 }, () => sites));
    const one = worker((_message, _progressed, remain) => {
      remain?.(1);
      return ended.promise;
    });
    one.start();
    await untilTrue(() => one.inHand === 1000);
    ended.resolve();
  });

  it('claims no more while a thousand results wait to be stored', async () => {
    const { queue, send, worker, services } = makeQueue();
    const stored = Promise.withResolvers<void>();
    const saves = Array.from({ length: 1000 }, () => services.unsavedResults.during(stored.promise));
    await send(1);
    const seen: unknown[] = [];
    worker(async ({ body }) => void seen.push(body)).start();
    await turns(20);
    expect(seen).toEqual([]);
    stored.resolve();
    await Promise.all(saves);
    await untilTrue(async () => (await queue.size('work')) === 0);
    expect(seen).toEqual([1]);
  });

  it('returns a message whose handler throws for a later delivery, and continues with the others', async () => {
    const { queue, send, worker, errors } = makeQueue();
    const deliveries: number[] = [];
    await send('bad', 'good');
    worker(async message => {
      if (message.body !== 'bad') return;
      deliveries.push(message.deliveries);
      if (message.deliveries === 1) throw new Error('bug');
    }).start();
    await untilTrue(async () => errors.length === 1 && (await queue.size('work')) === 1);
    expect(deliveries).toEqual([1]);
    clock.advance(LEASE_MS);
    await untilTrue(async () => (await queue.size('work')) === 0);
    expect(deliveries).toEqual([1, 2]);
  });

  it('extends the lease of a message for as long as it is being processed', async () => {
    const { queue, send, worker } = makeQueue();
    let release: () => void = () => {};
    let begun = 0;
    await send('long');
    worker(() => {
      begun += 1;
      return new Promise(resolve => (release = resolve));
    }).start();
    await untilTrue(() => begun === 1);
    for (let turn = 0; turn < 12; turn++) {
      clock.advance(LEASE_MS / 3);
      expect(await queue.claim('work', 1)).toEqual([]);
    }
    release();
    await untilTrue(async () => (await queue.size('work')) === 0);
    expect(begun).toBe(1);
  });

  it('returns its messages when it stops, so that another process continues at once', async () => {
    const { queue, send, worker } = makeQueue();
    let release: () => void = () => {};
    await send('long', 'next');
    let begun = 0;
    const first = worker(() => {
      begun += 1;
      return new Promise(resolve => (release = resolve));
    });
    first.start();
    await untilTrue(() => begun === 2);
    await first.stop();
    const again = await queue.claim('work', 10);
    expect(again.map(({ body, deliveries }) => [body, deliveries])).toEqual([
      ['long', 2],
      ['next', 2],
    ]);
    release();
    await send('later');
    await turns(10);
    expect(begun).toBe(2);
  });

  // Fails without #resultsStored: the other process claims the message whose result is still being stored.
  it('returns a message only after what its sites answered is stored, also what follows from that', async () => {
    const { queue, send, worker, services } = makeQueue();
    const { unsavedResults } = services;
    const sync = Promise.withResolvers<void>();
    const result = Promise.withResolvers<void>();
    await send('work');
    let begun = false;
    const one = worker(async () => {
      begun = true;
      await unsavedResults.during(sync.promise);
      await unsavedResults.during(result.promise);
      await new Promise(() => {}); // another site has not answered
    });
    one.start();
    await untilTrue(() => begun);
    const stopped = one.stop();
    const other = queue.inProcess('other');
    for (const { resolve } of [sync, result]) {
      await turns(10);
      expect(await other.claim('work', 1)).toEqual([]);
      resolve();
    }
    await stopped;
    expect(await other.claim('work', 1)).toMatchObject([{ body: 'work', deliveries: 2 }]);
  });

  it('returns its messages when it stops although a store that is away takes no results', async () => {
    const { queue, send, worker, services } = makeQueue();
    await send('work');
    const storing = Promise.withResolvers<void>();
    const one = worker(() => services.unsavedResults.during(storing.promise));
    one.start();
    await untilTrue(() => services.unsavedResults.count === 1);
    await one.stop();
    expect(await queue.inProcess('other').claim('work', 1)).toMatchObject([{ body: 'work' }]);
    storing.resolve();
  });

  it('takes over the messages of a dead process when their leases end', async () => {
    const { queue, send, worker } = makeQueue();
    await send('orphan');
    await queue.inProcess('dies').claim('work', 1);
    const deliveries: number[] = [];
    worker(async message => void deliveries.push(message.deliveries)).start();
    await turns(10);
    expect(deliveries).toEqual([]);
    clock.advance(LEASE_MS);
    await untilTrue(async () => (await queue.size('work')) === 0);
    expect(deliveries).toEqual([2]);
  });

  // Fails if each poll claims from each queue.
  it('claims only from queues that have a message for it', async () => {
    const { queue, send, worker } = makeQueue();
    const claim = vi.spyOn(queue, 'claim');
    const looked = vi.spyOn(queue, 'withDue');
    worker(async () => {}).start();
    await untilTrue(() => looked.mock.calls.length > 3);
    expect(claim).not.toHaveBeenCalled();
    await send('work');
    await untilTrue(async () => (await queue.size('work')) === 0);
    expect(claim).toHaveBeenCalledOnce();
  });

  // Fails if waking it only ends its pause: the message waits for the next poll, in an hour.
  it('looks again at once for messages that were sent while it looked', async () => {
    const { queue, send, worker } = makeQueue();
    const one = worker(async () => {}, undefined, 3600_000);
    const { withDue } = queue;
    let sent = false;
    queue.withDue = async queues => {
      const due = await withDue(queues);
      if (!sent) {
        sent = true;
        await send('work');
        one.wake();
      }
      return due;
    };
    one.start();
    await untilTrue(async () => sent && (await queue.size('work')) === 0);
  });

  // Fails without #resting: the second message is begun.
  it('finishes its current messages when told to rest, and starts no new ones', async () => {
    const { queue, send, worker } = makeQueue();
    const begun: unknown[] = [];
    const gate = Promise.withResolvers<void>();
    await send(1);
    const one = worker(async ({ body }) => {
      begun.push(body);
      await gate.promise;
    });
    one.start();
    await untilTrue(() => begun.length === 1);
    const resting = one.rest();
    await send(2);
    gate.resolve();
    await resting;
    await one.stop();
    expect([begun, await queue.size('work')]).toEqual([[1], 1]);
  });

  it('returns a message that its handler hands back at once, and logs no failure', async () => {
    const { queue, errors, send, worker } = makeQueue();
    await send('work');
    let deliveries = 0;
    const one = worker(async message => {
      deliveries = message.deliveries;
      if (deliveries < 3) throw new HandedBack('this process stops');
    });
    one.start();
    await untilTrue(async () => (await queue.size('work')) === 0);
    expect([deliveries, errors]).toEqual([3, []]);
  });
});
