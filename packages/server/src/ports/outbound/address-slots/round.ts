import type { LockAnswers, LockWishes } from '../../database/port.ts';
import type { Gate } from './gate.ts';

/** A slot of an address. */
export interface GateSlot {
  readonly gate: Gate;
  readonly slot: number;
}

/** What one round trip to the store is about. */
export interface LockRound {
  /** Slots of requests under way, whose locks were lost. */
  readonly lost: readonly GateSlot[];
  /** Addresses for which a slot is asked for. */
  readonly asking: readonly Gate[];
  /** Slots whose time is over: they are kept where no other process waits. */
  readonly renewing: readonly GateSlot[];
  /** Locks that are given back. */
  readonly free: readonly string[];
  /** Addresses for which this process waits no longer. */
  readonly leaving: readonly Gate[];
}

export function wishesOf({ lost, asking, renewing, free, leaving }: LockRound): LockWishes {
  return {
    take: [
      ...lost.map(({ gate, slot }) => ({ from: [gate.lockOf(slot)] })),
      ...asking.map(gate => ({
        from: gate.candidates(),
        queue: !gate.queued && gate.mayQueue ? gate.queue : undefined,
      })),
    ],
    keep: renewing.map(({ gate, slot }) => ({ lock: gate.lockOf(slot), queue: gate.queue })),
    free,
    leave: leaving.map(gate => gate.queue),
  };
}

/** What was answered to each. */
export function answersToRound({ lost, asking, renewing }: LockRound, { taken, queued, kept }: LockAnswers) {
  return {
    lost: lost.map((one, i) => ({ ...one, taken: (taken[i] ?? -1) >= 0 })),
    asking: asking.map((gate, i) => {
      const at = lost.length + i;
      return { gate, slot: taken[at] ?? -1, queued: queued[at] === true };
    }),
    renewing: renewing.map((one, i) => ({ ...one, kept: kept[i] === true })),
  };
}
