import type { Clock } from '../../clock/port.ts';
import type { LockAnswers, StoreLocks } from '../../database/port.ts';
import type { AddressTurns } from '../lanes.ts';
import { AfterLoss } from './after-loss.ts';
import { Asking } from './asking.ts';
import { Gate, type Taken } from './gate.ts';
import { QueuedGates } from './queued-gates.ts';
import { answersToRound, type GateSlot, type LockRound, wishesOf } from './round.ts';
import { RoundTimes } from './round-times.ts';
import { shareOfSlots } from './share.ts';

/** A round costs as much for one request as for twenty. */
const ROUND_EVERY_MS = 8;
/** Most addresses that one round asks for. */
const MOST = 500;
interface SlotsOptions {
  readonly open: (onLost: () => void) => StoreLocks;
  /** Processes that work on the store, this one included. */
  readonly sharedBy: () => number;
  readonly clock: Clock;
  readonly onError: (error: Error) => void;
  /** Real milliseconds between the beginnings of two rounds. */
  readonly everyMs?: number;
}

/**
 * The limit per address over all processes on a store: each request has one of the slots of its address, which is a lock
 * in the store. One round at a time asks for all addresses that requests wait for.
 */
export class AddressSlots {
  readonly #locks: StoreLocks;
  readonly #clock: Clock;
  readonly #onError: (error: Error) => void;
  readonly #sharedBy: () => number;
  readonly #times: RoundTimes;
  readonly #asking: Asking;
  readonly #afterLoss: AfterLoss;
  readonly #gates = new Map<string, Gate>();
  /** Counted: to add up those of a thousand gates in each round takes longer than the round. */
  readonly #taken: Taken = { count: 0 };
  readonly #queued = new QueuedGates();
  #renewing: GateSlot[] = [];
  #free: string[] = [];
  #state: 'idle' | 'running' | 'lost' | 'closed' = 'idle';

  constructor({ open, sharedBy, clock, onError, everyMs = ROUND_EVERY_MS }: SlotsOptions) {
    this.#sharedBy = sharedBy;
    this.#clock = clock;
    this.#onError = onError;
    this.#times = new RoundTimes(clock, everyMs, () => void this.#round());
    this.#asking = new Asking(clock, () => this.#due());
    this.#afterLoss = new AfterLoss(clock);
    this.#locks = open(() => this.#lost());
  }

  /** Turns at addresses. @param kind Turns of another kind don't count. */
  turns(kind: string, limits: { readonly perAddress: number }): AddressTurns {
    return { enter: (address, first = false) => this.#enter(`${kind} ${address}`, limits, first) };
  }

  /** Opens the connection of the locks, which takes longer than a round: the first request need not wait for it. */
  connect(): void {
    this.#due();
  }

  /** Gives up all slots, and lets all pass that wait: the way out is closed, and what they would send fails. */
  close(): void {
    this.#state = 'closed';
    this.#times.callOff();
    this.#asking.stop();
    this.#locks.close();
    for (const gate of this.#gates.values()) while (gate.passOn(-1));
  }

  async #enter(name: string, limits: { readonly perAddress: number }, first: boolean): Promise<() => void> {
    if (this.#state === 'closed') return () => {};
    const gate = this.#gates.get(name) ?? new Gate(name, limits, { clock: this.#clock, taken: this.#taken });
    this.#gates.set(name, gate);
    const turn = gate.wait(first);
    this.#asking.want(gate);
    const slot = await turn;
    let left = false;
    return () => {
      if (!left) this.#leave(gate, slot);
      left = true;
    };
  }

  #leave(gate: Gate, slot: number): void {
    if (this.#state === 'closed') return;
    const had = gate.slots.get(slot);
    if (had?.state !== 'held' || !gate.waits || gate.isTooMany(slot)) this.#giveBack(gate, slot);
    else if (gate.mayPassOn(slot)) {
      gate.passOn(slot);
      this.#asking.want(gate); // the limit may have been raised
    } else {
      had.state = 'asked';
      this.#renewing.push({ gate, slot });
      this.#due();
    }
  }

  #giveBack(gate: Gate, slot: number): void {
    if (gate.slots.get(slot)?.state === 'held') this.#freeLock(gate.lockOf(slot));
    gate.drop(slot);
    this.#asking.want(gate);
    this.#forget(gate);
  }

  #freeLock(lock: string): void {
    this.#free.push(lock);
    this.#times.soon(() => this.#due());
  }

  #forget(gate: Gate): void {
    if (gate.empty && this.#gates.get(gate.name) === gate) this.#gates.delete(gate.name);
  }

  #due(): void {
    if (this.#state === 'idle') this.#times.due();
  }

  async #round(): Promise<void> {
    this.#state = 'running';
    const round: LockRound = {
      lost: this.#afterLoss.slots(this.#gates.values()),
      asking: this.#afterLoss.settled && this.#asking.any ? this.#asking.take(Math.min(MOST, this.#room)) : [],
      renewing: this.#renewing.splice(0),
      free: this.#free.splice(0),
      leaving: this.#queued.leaving,
    };
    let answers: LockAnswers;
    try {
      answers = await this.#locks.round(wishesOf(round));
    } catch (error) {
      if (!this.#is('closed')) this.#onError(error as Error);
      return this.#lost();
    }
    if (this.#is('running')) this.#answered(round, answers);
  }

  #is(state: 'running' | 'closed'): boolean {
    return this.#state === state;
  }

  #answered(round: LockRound, answers: LockAnswers): void {
    this.#state = 'idle';
    const answered = answersToRound(round, answers);
    for (const { gate, slot, taken } of answered.lost) if (taken) this.#takenAgain(gate, slot);
    for (const { gate, slot, kept } of answered.renewing) this.#renewed(gate, slot, kept);
    for (const gate of round.leaving) {
      this.#queued.delete(gate);
      this.#forget(gate);
    }
    for (const { gate, slot, queued } of answered.asking) {
      if (queued) this.#queued.add(gate);
      if (slot < 0) this.#refused(gate);
      else this.#entered(gate, slot);
    }
    this.#afterLoss.asked(() => this.#due());
    const more = this.#afterLoss.settled && this.#asking.any && this.#room > 0;
    if (this.#renewing.length > 0 || more) this.#due();
    if (this.#queued.leaving.length > 0) this.#times.soon(() => this.#due());
  }

  /** How many more slots this process may take. Those of requests under way are given back in time. */
  get #room(): number {
    const { capacity } = this.#locks;
    return capacity === 0 ? MOST : shareOfSlots(capacity, this.#sharedBy()) - this.#taken.count;
  }

  #refused(gate: Gate): void {
    if (gate.wantsSlot) this.#asking.refused(gate);
    else this.#forget(gate);
  }

  #entered(gate: Gate, slot: number): void {
    gate.take(slot);
    if (gate.passOn(slot)) this.#asking.want(gate);
    else this.#giveBack(gate, slot);
  }

  #renewed(gate: Gate, slot: number, kept: boolean): void {
    if (kept) this.#entered(gate, slot);
    else {
      gate.drop(slot);
      this.#asking.othersFirst(gate);
      this.#forget(gate);
    }
  }

  /** Its request may have ended meanwhile. */
  #takenAgain(gate: Gate, slot: number): void {
    if (gate.slots.has(slot)) gate.take(slot);
    else this.#freeLock(gate.lockOf(slot));
  }

  #lost(): void {
    if (this.#state === 'lost' || this.#state === 'closed') return;
    this.#state = 'lost';
    this.#times.callOff();
    this.#renewing = [];
    this.#free = [];
    this.#queued.lose();
    for (const gate of this.#gates.values()) {
      gate.lose();
      this.#asking.want(gate);
      this.#forget(gate);
    }
    this.#afterLoss.lost(() => {
      if (this.#state !== 'lost') return;
      this.#state = 'idle';
      this.#due();
    });
  }
}
