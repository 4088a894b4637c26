import type { Clock } from '../../clock/port.ts';

/** A holder keeps its slot for its next request for so long, then only while no other process waits for the address. */
const KEEP_MS = 500;

/**
 * `asked`: its request has ended, and the store is asked whether it may be kept. `lost`: its request is under way, but
 * the connection that held it was lost.
 */
interface Slot {
  since: number;
  state: 'held' | 'asked' | 'lost';
}

/** How many slots the gates of this process have together. */
export interface Taken {
  count: number;
}

/** One address: who waits for it in this process, and which of its slots this process has. */
export class Gate {
  readonly name: string;
  readonly slots = new Map<number, Slot>();
  /** Whether other processes are told that this one waits. */
  queued = false;
  /** Not asked for before, so that others get their turn. */
  notBefore = 0;
  readonly #waiting: ((slot: number) => void)[] = [];
  readonly #limits: { readonly perAddress: number };
  readonly #clock: Pick<Clock, 'elapsed'>;
  readonly #taken: Taken;

  constructor(
    name: string,
    limits: { readonly perAddress: number },
    { clock, taken }: { readonly clock: Pick<Clock, 'elapsed'>; readonly taken: Taken },
  ) {
    this.name = name;
    this.#limits = limits;
    this.#clock = clock;
    this.#taken = taken;
  }

  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  get wantsSlot(): boolean {
    return this.waits && this.slots.size < this.#limits.perAddress;
  }

  /** Who has a slot already keeps nobody else from keeping theirs. */
  get mayQueue(): boolean {
    return this.waits && this.slots.size === 0;
  }

  get empty(): boolean {
    return !this.waits && this.slots.size === 0 && !this.queued;
  }

  /** @param first Goes before all that wait already. */
  wait(first: boolean): Promise<number> {
    return new Promise(resolve => void (first ? this.#waiting.unshift(resolve) : this.#waiting.push(resolve)));
  }

  /** What may be taken; undefined where this process has it. */
  candidates(): (string | undefined)[] {
    return Array.from({ length: this.#limits.perAddress }, (_none, slot) =>
      this.slots.has(slot) ? undefined : this.lockOf(slot),
    );
  }

  lockOf(slot: number): string {
    return `${this.name} ${slot}`;
  }

  get queue(): string {
    return `${this.name} queue`;
  }

  take(slot: number): void {
    if (!this.slots.has(slot)) this.#taken.count += 1;
    this.slots.set(slot, { since: this.#clock.elapsed(), state: 'held' });
  }

  drop(slot: number): void {
    if (this.slots.delete(slot)) this.#taken.count -= 1;
  }

  /** Gives the slot to the next one. @returns false if nobody waits. */
  passOn(slot: number): boolean {
    const next = this.#waiting.shift();
    next?.(slot);
    return next !== undefined;
  }

  /** What no request has any more is gone; what one has counts until that ends. */
  lose(): void {
    this.queued = false;
    for (const [number, slot] of this.slots) {
      if (slot.state === 'asked') this.drop(number);
      else slot.state = 'lost';
    }
  }

  mayPassOn(slot: number): boolean {
    return this.#clock.elapsed() - (this.slots.get(slot)?.since ?? 0) < KEEP_MS;
  }

  /** A slot beyond the limit is there after the limit was lowered. */
  isTooMany(slot: number): boolean {
    return slot >= this.#limits.perAddress || this.slots.size > this.#limits.perAddress;
  }
}
