import type { Trx } from '../database/port.ts';

export const LEASE_MS = 30_000;

/**
 * Messages held at a second death wait for this time: other work goes first, so that a server that restarts again and
 * again gets to it.
 */
export const SUSPECT_WAITS_MS = 60_000;

/**
 * Hands out work. A message is a hint that rows wait to be worked on: it carries ids only, may be delivered more than
 * once (after a crash), and is gone when completed. The truth of a job is in its own rows.
 */
export interface JobQueue {
  /** For this time, a message stays with whoever claimed it, from the claim or the last `extend`. */
  readonly leaseMs: number;
  /** Adds messages in the caller's transaction: they exist if and only if it commits. */
  send(trx: Trx, queue: string, messages: readonly NewMessage[]): Promise<void>;
  /** Those of these queues in which there is something to claim: one question, where claims would be one for each. */
  withDue(queues: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Takes up to `most` due messages, oldest first; no other process gets them until the lease ends. Messages whose
   * holder died are left to `claimSuspects`. A clean hand-back is `release`, and no death.
   */
  claim(queue: string, most: number): Promise<QueueMessage[]>;
  /**
   * Takes up to `most` due messages that are suspected of having killed their holders, the least suspected first.
   * @param alone Whoever takes one has nothing else in hand: dying is then a death over this message.
   */
  claimSuspects(queues: readonly string[], most: number, alone: boolean): Promise<Suspect[]>;
  /** From now on, its holder holds others as well. */
  noLongerAlone(ids: readonly string[]): Promise<void>;
  /** The messages are no longer suspected, because work on them makes progress. */
  absolve(ids: readonly string[]): Promise<void>;
  /** Puts messages with these bodies in place of a suspect: they are as suspect, and nobody died over them yet. */
  split(suspect: Suspect, bodies: readonly unknown[]): Promise<void>;
  /**
   * Extends the lease of messages that are still being processed. This shows that the process is alive, even if others
   * considered it dead. A working process calls it three times per lease, even without messages.
   */
  extend(ids: readonly string[]): Promise<void>;
  complete(ids: readonly string[]): Promise<void>;
  /** Returns messages, to be delivered again after `delayMs`. */
  release(ids: readonly string[], delayMs: number): Promise<void>;
  /**
   * The process that had these has been seen to end. What it still had is suspect now, instead of when its leases end;
   * on the embedded store, whoever gets the worker lock knows.
   */
  holderDied(inHand: readonly ClaimedMessage[]): Promise<void>;
  /** The clock that it goes by was set back: what waits, and leases, end as soon as they would have, once `trx` commits. */
  clockSetBack(trx: Trx, byMs: number): Promise<void>;
  /** Messages of a queue that are not completed, due or not. */
  size(queue: string): Promise<number>;
  /** Those of them that no process has in hand. */
  waiting(queue: string): Promise<number>;
  /** Over all queues, but those that are left out. */
  backlog(leftOut?: readonly string[]): Promise<Backlog>;
  /** Stops its own background work. The store is closed by whoever opened it. */
  close(): Promise<void>;
}

/** What a queue has to hand out, and has handed out. */
export interface Backlog {
  /** For how many ms the message that has been due longest has waited; undefined: none is due. */
  readonly waitingMs: number | undefined;
  /** Messages that a process works on: its lease has not ended. */
  readonly inHand: number;
}

export interface QueueOptions {
  readonly leaseMs?: number | undefined;
  /** Called once messages that this process has sent are committed. */
  readonly onSent?: (() => void) | undefined;
  /** Called with each change of what this process has in hand; not on the embedded store. */
  readonly onHand?: ((change: HandChange) => void) | undefined;
}

/** A message as a process has claimed it, this time. */
export interface ClaimedMessage {
  readonly id: string;
  readonly queue: string;
  readonly attempt: number;
}

/** What a process has taken, or has no longer. */
export type HandChange = { readonly took: readonly ClaimedMessage[] } | { readonly left: readonly string[] };

export interface NewMessage {
  /** Ids only, as JSON. */
  readonly body: unknown;
  /** ms epoch before which it isn't handed out; default: at once. */
  readonly runAt?: number;
}

export interface QueueMessage {
  readonly id: string;
  readonly body: unknown;
  /** How often it was delivered, this time included. */
  readonly deliveries: number;
}

/** A message that a process held when it died. */
export interface Suspect extends QueueMessage {
  readonly queue: string;
  /** The number of processes that died while they held it, 1 or more. */
  readonly suspicion: number;
  /** Those of them that had nothing else in hand. */
  readonly deaths: number;
}
