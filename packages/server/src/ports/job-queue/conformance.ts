import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Trx } from '../database/port.ts';
import { type JobQueue, LEASE_MS as LEASE, type NewMessage, SUSPECT_WAITS_MS } from './port.ts';

/** A queue under test, empty at first. Time is the harness's business: an engine may keep its own clock. */
export interface QueueHarness {
  readonly queue: JobQueue;
  /** The same queue as another process has it. Both know of `work` and `elsewhere`. */
  readonly other: JobQueue;
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** ms epoch, as the queue sees it. */
  now(): number;
  /** Lets time go by for the queue; both processes live on, and prolong nothing. */
  pass(ms: number): void | Promise<void>;
  close(): Promise<void>;
}

const Q = 'work';

/** What every job queue must do. */
export function describeJobQueue(name: string, make: () => Promise<QueueHarness>): void {
  describe(`job queue: ${name}`, () => {
    let harness: QueueHarness;
    let queue: JobQueue;
    beforeEach(async () => {
      harness = await make();
      queue = harness.queue;
    });
    afterEach(() => harness.close());

    const send = (...messages: NewMessage[]) => harness.transaction(trx => queue.send(trx, Q, messages));
    const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ body: { site: index + 1 } }));
    const claim = (most = 10, from = queue) => from.claim(Q, most);
    const suspected = async (from = queue, alone = true, of = Q) => {
      await from.claim(of, 0); // notices whose holder died
      return from.claimSuspect([of], alone);
    };
    const suspectedInTime = async () => {
      const atOnce = await suspected();
      if (!atOnce) await harness.pass(SUSPECT_WAITS_MS);
      return atOnce ?? suspected();
    };
    const bodies = async (most = 10) => (await claim(most)).map(({ body }) => body);

    it('delivers each message once', async () => {
      await send({ body: { job_id: 'sync_1', site_ids: [3, 1, 2], nested: { deep: [null, true, 'é"\\'] } } });
      const [message, ...more] = await claim();
      expect(message?.body).toEqual({ job_id: 'sync_1', site_ids: [3, 1, 2], nested: { deep: [null, true, 'é"\\'] } });
      expect(message).toMatchObject({ id: expect.any(String), deliveries: 1 });
      expect(more).toEqual([]);
      expect(await claim()).toEqual([]);
      expect(await claim(10, harness.other)).toEqual([]);
    });

    it('keeps the body as it was when sent, even if the object changes later', async () => {
      const body = { ids: [1] };
      await send({ body });
      body.ids.push(2);
      expect(await bodies()).toEqual([{ ids: [1] }]);
    });

    it('keeps no messages of a transaction that rolls back', async () => {
      const failing = harness.transaction(async trx => {
        await queue.send(trx, Q, numbered(3));
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      expect(await queue.size(Q)).toBe(0);
      expect(await claim()).toEqual([]);
    });

    it('accepts an empty list of messages', async () => {
      await send();
      expect(await queue.size(Q)).toBe(0);
    });

    it('accepts many messages at once', async () => {
      await send(...numbered(1001));
      expect(await queue.size(Q)).toBe(1001);
      expect(await claim(2000)).toHaveLength(1001);
    });

    it('delivers the oldest messages first, and no more than requested', async () => {
      for (const body of ['first', 'second', 'third']) await send({ body });
      expect(await bodies(1)).toEqual(['first']);
      expect(await bodies(1)).toEqual(['second']);
      expect(await bodies(1)).toEqual(['third']);
    });

    it('holds a message back until it is due', async () => {
      await send({ body: 'later', runAt: harness.now() + 20_000 }, { body: 'now' });
      expect(await bodies()).toEqual(['now']);
      await harness.pass(15_000);
      expect(await bodies()).toEqual([]);
      await harness.pass(5_000);
      expect(await bodies()).toEqual(['later']);
    });

    it('keeps queues apart', async () => {
      await send({ body: 1 });
      await harness.transaction(trx => queue.send(trx, 'elsewhere', [{ body: 2 }, { body: 3 }]));
      expect([await queue.size(Q), await queue.size('elsewhere'), await queue.size('nowhere')]).toEqual([1, 2, 0]);
      expect((await queue.claim('elsewhere', 10)).map(({ body }) => body).sort()).toEqual([2, 3]);
      expect(await bodies()).toEqual([1]);
    });

    it('gives a message to no other process until its lease ends, and then suspects it of having killed its holder', async () => {
      await send({ body: 'work' });
      await claim();
      await harness.pass(LEASE - 1000);
      expect(await claim(10, harness.other)).toEqual([]);
      await harness.pass(1000);
      expect(await claim(10, harness.other)).toEqual([]);
      const suspect = { id: expect.any(String), queue: Q, body: 'work', deliveries: 2, suspicion: 1, deaths: 0 };
      expect(await suspected(harness.other)).toEqual(suspect);
      expect(await claim()).toEqual([]);
      expect(await suspected()).toBeUndefined();
    });

    it('does not consider a slow process dead if nobody has noticed the expired lease', async () => {
      await send({ body: 'slow' });
      const [slow] = await claim();
      await harness.pass(LEASE);
      await queue.extend([slow?.id ?? '']);
      expect(await suspected(harness.other)).toBeUndefined();
      await queue.complete([slow?.id ?? '']);
      expect(await queue.size(Q)).toBe(0);
    });

    it('leaves a message with its process for as long as that works on it, even for days', async () => {
      await send({ body: 'endless' });
      const [endless] = await claim();
      await harness.pass(3 * 24 * 3600_000);
      await queue.extend([endless?.id ?? '']);
      expect(await claim(10, harness.other)).toEqual([]);
      expect(await suspected(harness.other)).toBeUndefined();
      await queue.complete([endless?.id ?? '']);
      expect(await queue.size(Q)).toBe(0);
    });

    it('counts a death against a message only if the process held nothing else', async () => {
      await send({ body: 'deadly' });
      await claim();
      await harness.pass(LEASE);
      expect(await suspected(harness.other, false)).toMatchObject({ suspicion: 1, deaths: 0 });
      await harness.pass(LEASE);
      expect(await suspected()).toBeUndefined(); // the other work goes first
      await harness.pass(SUSPECT_WAITS_MS);
      expect(await suspected()).toMatchObject({ suspicion: 2, deaths: 0 });
      await harness.pass(LEASE);
      expect(await suspected(harness.other)).toBeUndefined();
      await harness.pass(SUSPECT_WAITS_MS);
      const third = await suspected(harness.other);
      expect(third).toMatchObject({ suspicion: 3, deaths: 1 });
      await harness.other.noLongerAlone([third?.id ?? '']);
      await harness.pass(LEASE);
      expect(await suspected()).toBeUndefined();
      await harness.pass(SUSPECT_WAITS_MS);
      expect(await suspected()).toMatchObject({ suspicion: 4, deaths: 1 });
    });

    it('clears the suspicion of a message whose work makes progress', async () => {
      await send({ body: 'long' });
      await claim();
      await harness.pass(LEASE);
      const suspect = await suspected(harness.other);
      await harness.other.absolve([suspect?.id ?? '']);
      await harness.pass(LEASE);
      // Fails without what absolve sets: it is suspicion 2, deaths 1.
      expect(await suspectedInTime()).toMatchObject({ suspicion: 1, deaths: 0 });
    });

    it('counts no death when a message is returned', async () => {
      await send({ body: 'work' });
      const [first] = await claim();
      await queue.release([first?.id ?? ''], 0);
      expect(await suspected(harness.other)).toBeUndefined();
      expect((await claim(10, harness.other))[0]).toMatchObject({ deliveries: 2 });
      await harness.pass(LEASE);
      const suspect = await suspected();
      await queue.release([suspect?.id ?? ''], 0);
      expect(await suspected(harness.other)).toMatchObject({ suspicion: 1, deaths: 0 });
    });

    it('withdraws the suspicion when the process turns out to be alive', async () => {
      await send({ body: 'one' }, { body: 'two' });
      const ids = (await claim()).map(({ id }) => id);
      await harness.pass(LEASE);
      expect(await harness.other.claim(Q, 10)).toEqual([]);
      const taken = await suspected(harness.other);
      await queue.extend(ids);
      await harness.pass(LEASE - 1000);
      expect(await suspected(harness.other)).toBeUndefined();
      await harness.pass(LEASE);
      expect(await claim(10, queue)).toMatchObject([{ body: taken?.body === 'one' ? 'two' : 'one' }]);
      expect(await suspectedInTime()).toMatchObject({ body: taken?.body, suspicion: 1 }); // of the other process
    });

    it('splits a suspect message into messages with the same suspicion', async () => {
      await send({ body: { ids: [1, 2] } });
      await claim();
      await harness.pass(LEASE);
      const whole = await suspected(harness.other);
      if (whole) await harness.other.split(whole, [{ ids: [1] }, { ids: [2] }]);
      expect(await queue.size(Q)).toBe(2);
      const pieces = [await suspected(), await suspected()].sort((a, b) => (idsOf(a) < idsOf(b) ? -1 : 1));
      const asSuspect = { suspicion: 1, deaths: 0, deliveries: 1 };
      expect(pieces).toMatchObject([
        { body: { ids: [1] }, ...asSuspect },
        { body: { ids: [2] }, ...asSuspect },
      ]);
      expect(await suspected()).toBeUndefined();
    });

    it('delivers the least suspect messages of the requested queues first', async () => {
      await send({ body: 'worse' });
      await claim();
      await harness.pass(LEASE);
      await suspected(harness.other);
      await harness.pass(LEASE);
      expect(await suspected()).toBeUndefined();
      await send({ body: 'better' });
      await claim();
      await harness.pass(Math.max(LEASE, SUSPECT_WAITS_MS));
      expect(await suspected(harness.other, true, 'elsewhere')).toBeUndefined();
      expect(await suspected(harness.other)).toMatchObject({ body: 'better', suspicion: 1 });
      expect(await suspected()).toMatchObject({ body: 'worse', suspicion: 2 });
    });

    it('extends leases from the time of the call', async () => {
      await send({ body: 'long' });
      const [long] = await claim();
      await send({ body: 'short' });
      await claim();
      await harness.pass(LEASE - 1000);
      await queue.extend([long?.id ?? '']);
      await harness.pass(LEASE - 1000);
      await claim(10, harness.other);
      expect(await suspected(harness.other)).toMatchObject({ body: 'short' });
      expect(await suspected(harness.other)).toBeUndefined();
      await harness.pass(1000);
      await claim(10, harness.other);
      expect(await suspected(harness.other)).toMatchObject({ body: 'long' });
    });

    it('never delivers completed messages again', async () => {
      await send(...numbered(3));
      const [first, second, third] = await claim();
      await queue.complete([first?.id ?? '', second?.id ?? '']);
      await queue.complete([first?.id ?? '']);
      await queue.complete([]);
      expect(await queue.size(Q)).toBe(1);
      await harness.pass(LEASE);
      expect(await suspected(harness.other)).toMatchObject({ body: third?.body });
      expect(await suspected(harness.other)).toBeUndefined();
    });

    it('delivers released messages again, at once or after the given delay', async () => {
      await send({ body: 'again' });
      const [first] = await claim();
      await queue.release([first?.id ?? ''], 0);
      const [second] = await claim(10, harness.other);
      expect(second).toEqual({ id: first?.id, body: 'again', deliveries: 2 });
      await harness.other.release([first?.id ?? ''], 5_000);
      await queue.release([], 0);
      await harness.pass(4_000);
      expect(await claim()).toEqual([]);
      await harness.pass(1_000);
      expect(await claim()).toEqual([{ id: first?.id, body: 'again', deliveries: 3 }]);
    });

    it('counts all messages that are not completed, whether due or claimed', async () => {
      await send({ body: 1 }, { body: 2, runAt: harness.now() + 60_000 });
      await claim();
      expect(await queue.size(Q)).toBe(2);
    });

    it('never gives a message to two simultaneous callers', async () => {
      await send(...numbered(60));
      const claimers = Array.from({ length: 30 }, (_, index) => claim(3, index % 2 ? harness.other : queue));
      const ids = (await Promise.all(claimers)).flat().map(({ id }) => id);
      for (let got = await claim(); got.length > 0; got = await claim()) ids.push(...got.map(({ id }) => id));
      expect(ids).toHaveLength(60);
      expect(new Set(ids).size).toBe(60);
    });
  });
}

const idsOf = (message?: { readonly body: unknown }) => JSON.stringify(message?.body);
