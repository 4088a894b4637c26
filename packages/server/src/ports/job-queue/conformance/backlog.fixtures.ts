import { expect, it } from 'vitest';
import { LEASE_MS } from '../port.ts';
import { Q, type QueueUnderTest } from './harness.fixtures.ts';

/** What waits, and what processes work on. */
export function describeBacklog(on: QueueUnderTest): void {
  const backlog = () => on.queue.backlog();
  const about = (ms: number) => {
    // PostgreSQL's clock runs on.
    return { asymmetricMatch: (other: unknown) => typeof other === 'number' && other >= ms && other < ms + 20_000 };
  };

  it('the backlog is how long the message that has been due longest has waited', async () => {
    expect(await backlog()).toEqual({ waitingMs: undefined, inHand: 0 });
    await on.send({ body: 'old' });
    await on.pass(180_000);
    await on.send({ body: 'new' });
    expect(await backlog()).toEqual({ waitingMs: about(180_000), inHand: 0 });
  });

  it('the backlog has no message that is not due yet', async () => {
    await on.send({ body: 'later', runAt: on.now() + 60_000 });
    expect(await backlog()).toEqual({ waitingMs: undefined, inHand: 0 });
    await on.pass(90_000);
    expect(await backlog()).toEqual({ waitingMs: about(30_000), inHand: 0 });
  });

  it('the backlog counts what processes work on, and nothing that is completed', async () => {
    await on.send(...on.numbered(3));
    const ids = (await on.claim(2)).map(({ id }) => id);
    expect(await backlog()).toMatchObject({ inHand: 2 });
    await on.queue.complete(ids);
    expect(await backlog()).toEqual({ waitingMs: about(0), inHand: 0 });
    await on.queue.complete((await on.claim()).map(({ id }) => id));
    expect(await backlog()).toEqual({ waitingMs: undefined, inHand: 0 });
  });

  // Nobody need have noticed that the holder is gone: that takes a process that works.
  it('the backlog has what a dead process left behind, from the end of its lease', async () => {
    await on.send({ body: 'left' });
    await on.pass(600_000);
    await on.claim();
    await on.pass(LEASE_MS + 150_000);
    expect(await backlog()).toEqual({ waitingMs: about(150_000), inHand: 0 });
  });

  it('the backlog has no message of the queues that are left out, suspects included', async () => {
    await on.send(...on.numbered(2));
    await on.pass(180_000);
    await on.claim(1, on.other);
    expect(await on.queue.backlog([Q])).toEqual({ waitingMs: undefined, inHand: 0 });
    expect(await on.queue.backlog(['another'])).toEqual({ waitingMs: about(180_000), inHand: 1 });
    await on.pass(2 * LEASE_MS);
    expect(await on.suspectedInTime()).toMatchObject({ queue: Q });
    expect(await on.queue.backlog([Q])).toEqual({ waitingMs: undefined, inHand: 0 });
  });

  it('the backlog has suspects, too', async () => {
    await on.send({ body: 'deadly' });
    await on.claim(10, on.other);
    await on.pass(2 * LEASE_MS);
    expect(await on.suspectedInTime()).toMatchObject({ queue: Q });
    expect(await backlog()).toEqual({ waitingMs: undefined, inHand: 1 });
    await on.pass(2 * LEASE_MS);
    expect(await backlog()).toMatchObject({ waitingMs: expect.any(Number), inHand: 0 });
  });
}
