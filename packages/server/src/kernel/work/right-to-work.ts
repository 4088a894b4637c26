import type { Services } from '../context.ts';
import type { Presence } from './presence.ts';
import type { Recurring, TakeTurn } from './recurring.ts';
import { takeTurn } from './turns.store.ts';

/** The right to work on the jobs of a store. */
export interface RightToWork {
  /** @returns false while another process has it. */
  take(): boolean;
  /** Called once this process has it, before its work begins. */
  begin(): Promise<void>;
  /** Which process runs a recurring task this time; undefined: there are no others. */
  readonly takeTurn: TakeTurn | undefined;
  /** The recurring tasks of a process that has the right to work. */
  readonly recurring: readonly Recurring[];
  /** Tells the others that this process takes nothing more. */
  leave(): Promise<void>;
  /** Releases it for another process; the store is closed by then. */
  free(): void;
}

/** What an embedded store has for the one process that works on it. */
export interface OwnStore {
  /** undefined: another process has the lock. */
  readonly lock: () => { release(): void } | undefined;
  /** Returns the messages that earlier processes held when they died. */
  readonly freeDeadLeases: () => Promise<void>;
}

/** On an embedded store one process works at a time: it holds a lock. */
export function rightByLock({ lock, freeDeadLeases }: OwnStore): RightToWork {
  let held: ReturnType<typeof lock>;
  return {
    take() {
      held = lock();
      return held !== undefined;
    },
    begin: freeDeadLeases,
    takeTurn: undefined,
    recurring: [],
    leave: async () => {},
    free: () => held?.release(),
  };
}

/** On a server all processes work, and share what there is to do. */
export function rightOfAll(services: Services, presence: Presence): RightToWork {
  let taken = false;
  return {
    take() {
      taken = true;
      return true;
    },
    begin: () => presence.tell(services).catch(error => void services.troubles.note(error)),
    takeTurn: (name, everyMs) => takeTurn(services, name, everyMs),
    recurring: [presence.work],
    leave: async () => void (taken && (await presence.leave(services))),
    free() {},
  };
}
