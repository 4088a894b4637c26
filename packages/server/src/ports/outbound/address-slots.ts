import type { Clock } from '../clock/port.ts';
import type { LockAnswers, StoreLocks } from '../database/port.ts';
import { Gate, type Taken } from './gate.ts';
import type { AddressTurns } from './lanes.ts';

/** Those refused try again together, each process at times of its own. */
const AGAIN_MS = { least: 20, most: 40 };
/** Who has given up a slot waits until others have tried once. */
const OTHERS_FIRST_MS = 50;
/** A round costs as much for one request as for twenty. In real time: what waits is the store, not a schedule. */
const ROUND_EVERY_MS = 8;
/** What is given back goes with the next round, which is sent for that alone only after so long. */
const FREE_WITHIN_MS = 10;
const RECONNECT_MS = 250;
/** After a loss, every process takes the slots of requests under way again before anybody takes another one. */
const SETTLE_MS = 1000;
/** Most addresses that one round asks for. */
const MOST = 500;
/** So much of what the server can lock is for slots, of all processes. The rest is for its statements, and for others. */
const PART_FOR_SLOTS = 0.5;
/** Besides those that work, there may be so many that only serve requests. */
const OTHER_PROCESSES = 1;

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
  readonly #everyMs: number;
  readonly #gates = new Map<string, Gate>();
  /** Counted: to add up those of a thousand gates in each round takes longer than the round. */
  readonly #taken: Taken = { count: 0 };
  readonly #asking = new Set<Gate>();
  readonly #refused = new Set<Gate>();
  readonly #queued = new Set<Gate>();
  #keeping: { readonly gate: Gate; readonly slot: number }[] = [];
  #free: string[] = [];
  #state: 'idle' | 'due' | 'running' | 'lost' | 'closed' = 'idle';
  #began = Number.NEGATIVE_INFINITY;
  #reclaims = false;
  #settledAt = Number.NEGATIVE_INFINITY;
  #soon: (() => void) | undefined;
  #again: (() => void) | undefined;

  constructor({ open, sharedBy, clock, onError, everyMs = ROUND_EVERY_MS }: SlotsOptions) {
    this.#everyMs = everyMs;
    this.#sharedBy = sharedBy;
    this.#clock = clock;
    this.#onError = onError;
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
    this.#soon?.();
    this.#again?.();
    this.#locks.close();
    for (const gate of this.#gates.values()) while (gate.passOn(-1));
  }

  async #enter(name: string, limits: { readonly perAddress: number }, first: boolean): Promise<() => void> {
    if (this.#state === 'closed') return () => {};
    const gate = this.#gates.get(name) ?? new Gate(name, limits, { clock: this.#clock, taken: this.#taken });
    this.#gates.set(name, gate);
    const turn = gate.wait(first);
    this.#want(gate);
    const slot = await turn;
    let left = false;
    return () => {
      if (!left) this.#leave(gate, slot);
      left = true;
    };
  }

  #want(gate: Gate): void {
    if (!gate.wantsSlot || this.#refused.has(gate)) return;
    if (gate.notBefore > this.#clock.elapsed()) this.#later(gate);
    else {
      this.#asking.add(gate);
      this.#due();
    }
  }

  #later(gate: Gate): void {
    this.#refused.add(gate);
    const ms = AGAIN_MS.least + Math.random() * (AGAIN_MS.most - AGAIN_MS.least);
    this.#again ??= this.#clock.after(ms, () => {
      this.#again = undefined;
      const refused = [...this.#refused];
      this.#refused.clear();
      for (const one of refused) this.#want(one);
    });
  }

  #leave(gate: Gate, slot: number): void {
    if (this.#state === 'closed') return;
    const had = gate.slots.get(slot);
    if (had?.state !== 'held' || !gate.waits || gate.isTooMany(slot)) this.#giveBack(gate, slot);
    else if (gate.mayPassOn(slot)) {
      gate.passOn(slot);
      this.#want(gate); // the limit may have been raised
    } else {
      had.state = 'asked';
      this.#keeping.push({ gate, slot });
      this.#due();
    }
  }

  #giveBack(gate: Gate, slot: number): void {
    if (gate.slots.get(slot)?.state === 'held') this.#freeLock(gate.lockOf(slot));
    gate.drop(slot);
    this.#want(gate);
    this.#forget(gate);
  }

  #freeLock(lock: string): void {
    this.#free.push(lock);
    this.#dueSoon();
  }

  #forget(gate: Gate): void {
    if (gate.empty && this.#gates.get(gate.name) === gate) this.#gates.delete(gate.name);
  }

  #dueSoon(): void {
    this.#soon ??= this.#clock.after(FREE_WITHIN_MS, () => {
      this.#soon = undefined;
      this.#due();
    });
  }

  /** With the next turn of the event loop, or some time after the last round: all who ask until then share one. */
  #due(): void {
    if (this.#state !== 'idle') return;
    this.#state = 'due';
    const wait = this.#began + this.#everyMs - performance.now();
    if (wait <= 0) setImmediate(() => void this.#round());
    else setTimeout(() => void this.#round(), wait).unref();
  }

  async #round(): Promise<void> {
    if (this.#state !== 'due') return;
    this.#state = 'running';
    this.#began = performance.now();
    this.#soon?.();
    this.#soon = undefined;
    const again = this.#reclaims ? this.#underWay() : [];
    const asking = this.#next();
    const keeping = this.#keeping.splice(0);
    const leaving = [...this.#queued].filter(gate => !gate.mayQueue);
    let answers: LockAnswers;
    try {
      answers = await this.#locks.round({
        take: [
          ...again.map(({ gate, slot }) => ({ from: [gate.lockOf(slot)] })),
          ...asking.map(gate => ({
            from: gate.candidates(),
            queue: !gate.queued && gate.mayQueue ? gate.queue : undefined,
          })),
        ],
        keep: keeping.map(({ gate, slot }) => ({ lock: gate.lockOf(slot), queue: gate.queue })),
        free: this.#free.splice(0),
        leave: leaving.map(gate => gate.queue),
      });
    } catch (error) {
      if (!this.#is('closed')) this.#onError(error as Error);
      return this.#lost();
    }
    if (!this.#is('running')) return;
    this.#state = 'idle';
    for (const [i, one] of again.entries()) this.#reclaimed(one.gate, one.slot, (answers.taken[i] ?? -1) >= 0);
    for (const [i, { gate, slot }] of keeping.entries()) this.#looked(gate, slot, answers.kept[i] === true);
    for (const gate of leaving) {
      gate.queued = false;
      this.#queued.delete(gate);
      this.#forget(gate);
    }
    for (const [i, gate] of asking.entries()) {
      const n = again.length + i;
      this.#answered(gate, answers.taken[n] ?? -1, answers.queued[n] === true);
    }
    if (this.#reclaims) this.#settle();
    if (this.#keeping.length > 0 || (this.#settled && this.#asking.size > 0 && this.#room > 0)) this.#due();
    if ([...this.#queued].some(gate => !gate.mayQueue)) this.#dueSoon();
  }

  #is(state: 'running' | 'closed'): boolean {
    return this.#state === state;
  }

  get #settled(): boolean {
    return !this.#reclaims && this.#clock.elapsed() >= this.#settledAt;
  }

  /** How many more slots this process may take. Those of requests under way are given back in time. */
  get #room(): number {
    const { capacity } = this.#locks;
    if (capacity === 0) return MOST;
    const share = Math.floor((capacity * PART_FOR_SLOTS) / (this.#sharedBy() + OTHER_PROCESSES));
    return Math.max(1, share) - this.#taken.count;
  }

  #next(): Gate[] {
    if (!this.#settled) return [];
    const most = Math.min(MOST, this.#asking.size > 0 ? this.#room : 0);
    const next: Gate[] = [];
    for (const gate of this.#asking) {
      if (next.length >= most) break;
      this.#asking.delete(gate);
      if (gate.wantsSlot) next.push(gate);
    }
    return next;
  }

  #answered(gate: Gate, slot: number, queued: boolean): void {
    if (queued) {
      gate.queued = true;
      this.#queued.add(gate);
    }
    if (slot < 0) {
      if (gate.wantsSlot) this.#later(gate);
      else this.#forget(gate);
      return;
    }
    gate.take(slot);
    if (gate.passOn(slot)) this.#want(gate);
    else this.#giveBack(gate, slot);
  }

  #looked(gate: Gate, slot: number, kept: boolean): void {
    if (kept) {
      gate.take(slot);
      if (!gate.passOn(slot)) this.#giveBack(gate, slot);
      return;
    }
    gate.drop(slot);
    gate.notBefore = this.#clock.elapsed() + OTHERS_FIRST_MS;
    this.#asking.delete(gate);
    this.#want(gate);
    this.#forget(gate);
  }

  #lost(): void {
    if (this.#state === 'lost' || this.#state === 'closed') return;
    this.#state = 'lost';
    this.#keeping = [];
    this.#free = [];
    this.#queued.clear();
    for (const gate of this.#gates.values()) {
      gate.lose();
      if (gate.wantsSlot) this.#asking.add(gate);
      this.#forget(gate);
    }
    this.#clock.after(RECONNECT_MS, () => {
      if (this.#state !== 'lost') return;
      this.#reclaims = true;
      this.#state = 'idle';
      this.#due();
    });
  }

  #underWay(): { gate: Gate; slot: number }[] {
    return [...this.#gates.values()].flatMap(gate =>
      [...gate.slots].filter(([, { state }]) => state === 'lost').map(([slot]) => ({ gate, slot })),
    );
  }

  /** Its request may have ended meanwhile. */
  #reclaimed(gate: Gate, slot: number, taken: boolean): void {
    if (!taken) return;
    if (gate.slots.has(slot)) gate.take(slot);
    else this.#freeLock(gate.lockOf(slot));
  }

  #settle(): void {
    this.#reclaims = false;
    this.#settledAt = this.#clock.elapsed() + SETTLE_MS;
    this.#clock.after(SETTLE_MS, () => this.#due());
  }
}
