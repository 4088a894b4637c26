import { afterEach, beforeEach, type Mock } from 'vitest';
import type { Trx } from '../../database/port.ts';
import { type JobQueue, type NewMessage, SUSPECT_WAITS_MS } from '../port.ts';

/** A queue under test, empty at first. Time is the harness's business: an engine may keep its own clock. */
export interface QueueHarness {
  readonly queue: JobQueue;
  /** The same queue as another process has it. Both know of `work` and `elsewhere`. */
  readonly other: JobQueue;
  /** What `queue` calls once messages are committed. */
  readonly onSent: Mock<() => void>;
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** ms epoch, as the queue sees it. */
  now(): number;
  /** Lets time go by for the queue; both processes live on, and prolong nothing. */
  pass(ms: number): void | Promise<void>;
  /** Sets the clock back that the queue goes by. */
  setBack(ms: number): void | Promise<void>;
  close(): Promise<void>;
}

/** The queue that messages go to. */
export const Q = 'work';

export type QueueUnderTest = ReturnType<typeof useQueue>;

/** In a `describe`: a queue that is made anew for each test. */
export function useQueue(make: () => Promise<QueueHarness>) {
  let harness: QueueHarness;
  beforeEach(async () => {
    harness = await make();
  });
  afterEach(() => harness.close());

  const claim = (most = 10, from = harness.queue) => from.claim(Q, most);
  const suspected = async (from: JobQueue = harness.queue, alone = true, of = Q) => {
    await from.claim(of, 0); // notices whose holder died
    const [suspect] = await from.claimSuspects([of], 1, alone);
    return suspect;
  };
  const suspectedInTime = async () => {
    const atOnce = await suspected();
    if (!atOnce) await harness.pass(SUSPECT_WAITS_MS);
    return atOnce ?? suspected();
  };
  return {
    get queue() {
      return harness.queue;
    },
    get other() {
      return harness.other;
    },
    get onSent() {
      return harness.onSent;
    },
    transaction: <T>(work: (trx: Trx) => Promise<T>) => harness.transaction(work),
    now: () => harness.now(),
    pass: (ms: number) => harness.pass(ms),
    setBack: (ms: number) => harness.setBack(ms),
    send: (...messages: NewMessage[]) => harness.transaction(trx => harness.queue.send(trx, Q, messages)),
    numbered: (count: number) => Array.from({ length: count }, (_, index) => ({ body: { site: index + 1 } })),
    claim,
    bodies: async (most = 10) => (await claim(most)).map(({ body }) => body),
    suspected,
    /** Also if it has to wait for its turn. */
    suspectedInTime,
  };
}
