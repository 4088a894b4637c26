import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Trx } from '../database/port.ts';
import { SUSPECT_WAITS_MS } from './note-deaths.ts';
import type { JobQueue, NewMessage } from './port.ts';

/** A queue under test, empty at first. Time is the harness's business: an engine may keep its own clock. */
export interface QueueHarness {
  readonly queue: JobQueue;
  /** The same queue as another process has it. */
  readonly other: JobQueue;
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** ms epoch, as the queue sees it. */
  now(): number;
  /** Lets time go by for the queue. */
  pass(ms: number): void | Promise<void>;
  close(): Promise<void>;
}

const Q = 'work';
const LEASE = 30_000;

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
    const claim = (most = 10, from = queue) => from.claim(Q, most, LEASE);
    const suspected = async (from = queue, alone = true, of = Q) => {
      await from.claim(of, 0, LEASE); // notices whose holder died
      return from.claimSuspect([of], LEASE, alone);
    };
    const bodies = async (most = 10) => (await claim(most)).map(({ body }) => body);

    it('hands out what was sent, once', async () => {
      await send({ body: { job_id: 'sync_1', site_ids: [3, 1, 2], nested: { deep: [null, true, 'é"\\'] } } });
      const [message, ...more] = await claim();
      expect(message?.body).toEqual({ job_id: 'sync_1', site_ids: [3, 1, 2], nested: { deep: [null, true, 'é"\\'] } });
      expect(message).toMatchObject({ id: expect.any(String), deliveries: 1 });
      expect(more).toEqual([]);
      expect(await claim()).toEqual([]);
      expect(await claim(10, harness.other)).toEqual([]);
    });

    it('keeps bodies as they were sent, whatever becomes of the object', async () => {
      const body = { ids: [1] };
      await send({ body });
      body.ids.push(2);
      expect(await bodies()).toEqual([{ ids: [1] }]);
    });

    it('has nothing of a transaction that rolls back', async () => {
      const failing = harness.transaction(async trx => {
        await queue.send(trx, Q, numbered(3));
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      expect(await queue.size(Q)).toBe(0);
      expect(await claim()).toEqual([]);
    });

    it('takes no messages at all', async () => {
      await send();
      expect(await queue.size(Q)).toBe(0);
    });

    it('takes many messages at once', async () => {
      await send(...numbered(1001));
      expect(await queue.size(Q)).toBe(1001);
      expect(await claim(2000)).toHaveLength(1001);
    });

    it('hands out the oldest first, and no more than asked for', async () => {
      const now = harness.now();
      await send({ body: 'third', runAt: now - 10 }, { body: 'first', runAt: now - 30 });
      await send({ body: 'second', runAt: now - 20 });
      expect(await bodies(2)).toEqual(['first', 'second']);
      expect(await bodies(2)).toEqual(['third']);
    });

    it('hands out messages of one moment in the order they were sent', async () => {
      await send(...numbered(5));
      expect(await bodies()).toEqual(numbered(5).map(({ body }) => body));
    });

    it('holds a message back until its time has come', async () => {
      await send({ body: 'later', runAt: harness.now() + 60_000 }, { body: 'now' });
      expect(await bodies()).toEqual(['now']);
      await harness.pass(59_000);
      expect(await bodies()).not.toContain('later');
      await harness.pass(1_000);
      expect(await bodies()).toContain('later');
    });

    it('keeps queues apart', async () => {
      await send({ body: 1 });
      await harness.transaction(trx => queue.send(trx, 'elsewhere', [{ body: 2 }, { body: 3 }]));
      expect([await queue.size(Q), await queue.size('elsewhere'), await queue.size('nowhere')]).toEqual([1, 2, 0]);
      expect((await queue.claim('elsewhere', 10, LEASE)).map(({ body }) => body)).toEqual([2, 3]);
      expect(await bodies()).toEqual([1]);
    });

    it('gives a message to nobody else until its lease ends; then it is suspect of having killed who had it', async () => {
      await send({ body: 'work' });
      const [first] = await claim();
      await harness.pass(LEASE - 1);
      expect(await claim(10, harness.other)).toEqual([]);
      await harness.pass(1);
      expect(await claim(10, harness.other)).toEqual([]);
      const suspect = { id: first?.id, queue: Q, body: 'work', deliveries: 2, suspicion: 1, deaths: 0 };
      expect(await suspected(harness.other)).toEqual(suspect);
      expect(await claim()).toEqual([]);
      expect(await suspected()).toBeUndefined();
    });

    it('gives a message once more to the process that was too slow to keep it: nobody died', async () => {
      await send({ body: 'slow' });
      await claim();
      await harness.pass(LEASE);
      expect(await suspected()).toBeUndefined();
      expect(await bodies()).toEqual(['slow']);
    });

    it('counts as deaths over a message those of processes that had nothing else in hand', async () => {
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

    it('forgets what was noted about a message whose work gets on', async () => {
      await send({ body: 'long' });
      await claim();
      await harness.pass(LEASE);
      const suspect = await suspected(harness.other);
      await harness.other.absolve([suspect?.id ?? '']);
      await harness.pass(LEASE);
      // Fails without what absolve sets: it is suspicion 2, deaths 1, and waits.
      expect(await suspected()).toMatchObject({ suspicion: 1, deaths: 0 });
    });

    it('counts no death where a message is handed back', async () => {
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

    it('takes the suspicion back when the process shows that it lives', async () => {
      await send({ body: 'mine' }, { body: 'taken over' });
      const [mine, taken] = await claim();
      await harness.pass(LEASE);
      expect(await harness.other.claim(Q, 10, LEASE)).toEqual([]);
      const ids = [mine?.id ?? '', taken?.id ?? ''];
      expect(await suspected(harness.other)).toMatchObject({ body: 'mine' });
      await queue.extend(ids, LEASE);
      await harness.pass(LEASE - 1);
      expect(await suspected(harness.other)).toBeUndefined();
      await harness.pass(1);
      expect(await claim(10, queue)).toMatchObject([{ body: 'taken over' }]);
      expect(await suspected()).toMatchObject({ body: 'mine', suspicion: 1 }); // of the other process
    });

    it('splits a suspect into messages that are as suspect', async () => {
      await send({ body: { ids: [1, 2] } });
      await claim();
      await harness.pass(LEASE);
      const whole = await suspected(harness.other);
      if (whole) await harness.other.split(whole, [{ ids: [1] }, { ids: [2] }]);
      expect(await queue.size(Q)).toBe(2);
      expect(await suspected()).toMatchObject({ body: { ids: [1] }, suspicion: 1, deaths: 0, deliveries: 1 });
      expect(await suspected()).toMatchObject({ body: { ids: [2] }, suspicion: 1, deaths: 0, deliveries: 1 });
      expect(await suspected()).toBeUndefined();
    });

    it('hands out the least suspected first, of the queues that are asked for', async () => {
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
      expect(await suspected(harness.other)).toMatchObject({ body: 'worse', suspicion: 2 });
    });

    it('prolongs leases from now on', async () => {
      await send({ body: 'long' }, { body: 'short' });
      const [long] = await claim();
      await harness.pass(LEASE - 1);
      await queue.extend([long?.id ?? ''], LEASE);
      await queue.extend([], LEASE);
      await harness.pass(LEASE - 1);
      await claim(10, harness.other);
      expect(await suspected(harness.other)).toMatchObject({ body: 'short' });
      expect(await suspected(harness.other)).toBeUndefined();
      await harness.pass(1);
      await claim(10, harness.other);
      expect(await suspected(harness.other)).toMatchObject({ body: 'long' });
    });

    it('forgets completed messages for good', async () => {
      await send(...numbered(3));
      const [first, second] = await claim();
      await queue.complete([first?.id ?? '', second?.id ?? '']);
      await queue.complete([first?.id ?? '']);
      await queue.complete([]);
      expect(await queue.size(Q)).toBe(1);
      await harness.pass(LEASE);
      expect(await bodies()).toEqual([{ site: 3 }]);
    });

    it('delivers released messages again, at once or after a while', async () => {
      await send({ body: 'again' });
      const [first] = await claim();
      await queue.release([first?.id ?? ''], 0);
      const [second] = await claim(10, harness.other);
      expect(second).toEqual({ id: first?.id, body: 'again', deliveries: 2 });
      await queue.release([first?.id ?? ''], 5_000);
      await queue.release([], 0);
      expect(await claim()).toEqual([]);
      await harness.pass(5_000);
      expect(await claim()).toEqual([{ id: first?.id, body: 'again', deliveries: 3 }]);
    });

    it('does not count a delivery that failed for another reason than the message', async () => {
      await send({ body: 'innocent' });
      const [first] = await claim();
      await queue.release([first?.id ?? ''], 0, { uncounted: true });
      expect(await claim()).toEqual([{ id: first?.id, body: 'innocent', deliveries: 1 }]);
    });

    it('counts all messages that are not completed, due or not, in hand or not', async () => {
      await send({ body: 1 }, { body: 2, runAt: harness.now() + 60_000 });
      await claim();
      expect(await queue.size(Q)).toBe(2);
    });

    it('never shares a message among claimers at the same time', async () => {
      await send(...numbered(60));
      const claimers = Array.from({ length: 30 }, (_, index) => claim(3, index % 2 ? harness.other : queue));
      const ids = (await Promise.all(claimers)).flat().map(({ id }) => id);
      for (let got = await claim(); got.length > 0; got = await claim()) ids.push(...got.map(({ id }) => id));
      expect(ids).toHaveLength(60);
      expect(new Set(ids).size).toBe(60);
    });
  });
}
