import type { Trx } from '../database/port.ts';

export const LEASE_MS = 30_000;

/** What was in hand at a second death waits so long: the other work goes first, and a server that is started again and
 * again gets to it. */
export const SUSPECT_WAITS_MS = 60_000;

/**
 * Hands out work. A message is a hint that rows wait to be worked on: it carries ids only, may be delivered more than
 * once (after a crash), and is gone when completed. The truth of a job is in its own rows.
 */
export interface JobQueue {
  /** A message stays with whoever claimed it for so long, from then or from the last `extend`. */
  readonly leaseMs: number;
  /** Puts messages in, in the caller's transaction: they exist if and only if it commits. */
  send(trx: Trx, queue: string, messages: readonly NewMessage[]): Promise<void>;
  /**
   * Takes up to `most` due messages, oldest first; nobody else gets them until the lease ends. Messages whose holder
   * died are left to `claimSuspect`. A clean hand-back is `release`, and no death.
   */
  claim(queue: string, most: number): Promise<QueueMessage[]>;
  /**
   * Takes the due message that is least suspected of having killed its holders.
   * @param alone Whoever takes it has nothing else in hand: dying is then a death over this message.
   */
  claimSuspect(queues: readonly string[], alone: boolean): Promise<Suspect | undefined>;
  /** From now on its holder has others in hand as well. */
  noLongerAlone(ids: readonly string[]): Promise<void>;
  /** The messages are no longer suspected: work on them gets on. */
  absolve(ids: readonly string[]): Promise<void>;
  /** Puts messages with these bodies in place of a suspect: they are as suspect, and nobody died over them yet. */
  split(suspect: Suspect, bodies: readonly unknown[]): Promise<void>;
  /**
   * Prolongs the lease of messages still being worked on. Whoever does is alive, whatever others took it for. A process
   * that works calls it three times per lease, also with nothing in hand.
   */
  extend(ids: readonly string[]): Promise<void>;
  complete(ids: readonly string[]): Promise<void>;
  /** Gives messages back, to be delivered again after `delayMs`. */
  release(ids: readonly string[], delayMs: number): Promise<void>;
  /** Messages of a queue that are not completed, due or not. */
  size(queue: string): Promise<number>;
  /** Ends what it does by itself. The store is closed by whoever opened it. */
  close(): Promise<void>;
}

export interface NewMessage {
  /** Ids only, as JSON. */
  readonly body: unknown;
  /** ms epoch before which it isn't handed out; default: at once. */
  readonly runAt?: number;
}

export interface QueueMessage {
  readonly id: string;
  readonly body: unknown;
  /** How often it was handed out, this time included. */
  readonly deliveries: number;
}

/** A message that a process had in hand when it died. */
export interface Suspect extends QueueMessage {
  readonly queue: string;
  /** Processes that died while they had it in hand, 1 or more. */
  readonly suspicion: number;
  /** Those of them that had nothing else in hand. */
  readonly deaths: number;
}
