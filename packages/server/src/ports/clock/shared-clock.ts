import type { Clock } from './port.ts';

/** Leases last thirty times as long. Less is not corrected: an answer takes its time, and instants must not jitter. */
const TOLERATED_MS = 1000;
const COMPARED_EVERY_MS = 10_000;

export interface SharedClock extends Clock {
  /** Compares it now, and from then on regularly, until it is stopped. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * The clock that several processes go by, so that each knows when what the others have noted ends: the clock of this
 * machine, corrected by how far it is from the shared one.
 * @param ask What the shared clock says now, in ms epoch; undefined where it says nothing. It may throw.
 * @param corrected Called with the ms by which the clock of this machine is ahead of it.
 */
export function sharedClock(
  own: Clock,
  ask: () => Promise<number | undefined>,
  corrected: (ahead: number) => void,
): SharedClock {
  let ahead = 0;
  let running = false;
  let comparing: Promise<void> | undefined;
  let cancel = () => {};
  let set = own.now() - own.elapsed();

  async function compare(): Promise<void> {
    const asked = own.elapsed();
    const there = await ask();
    if (there === undefined) return;
    const half = (own.elapsed() - asked) / 2;
    const difference = Math.round(own.now() - half - there);
    if (Math.abs(difference - ahead) <= TOLERATED_MS + half) return;
    ahead = difference;
    corrected(ahead);
  }

  function look(): Promise<void> {
    cancel();
    comparing ??= compare()
      .catch(() => {}) // asked again soon
      .finally(() => {
        comparing = undefined;
        if (running) cancel = own.after(COMPARED_EVERY_MS, look);
      });
    return comparing;
  }

  return {
    now() {
      const now = own.now();
      // The clock of this machine was set, or the machine slept.
      if (running && Math.abs(now - own.elapsed() - set) > TOLERATED_MS) {
        set = now - own.elapsed();
        void look();
      }
      return now - ahead;
    },
    elapsed: own.elapsed,
    after: own.after,
    start() {
      running = true;
      return look();
    },
    stop() {
      running = false;
      cancel();
    },
  };
}
