import type { Clock } from '../../ports/clock/port.ts';
import type { Log } from './log.ts';
import { asProcessError, type ProcessFault } from './process-fault.ts';

const TOLD_AGAIN_AFTER_MS = 60_000;
const REMEMBERED_MS = 30_000;

/** What keeps this process from its work, as met anywhere in it: told in the log once a minute, and to who asks. */
export class Troubles {
  readonly #clock: Pick<Clock, 'elapsed'>;
  readonly #log: Log;
  readonly #told = new Map<ProcessFault, number>();
  readonly #met = new Map<ProcessFault, number>();

  constructor({ clock, log }: { clock: Pick<Clock, 'elapsed'>; log: Log }) {
    this.#clock = clock;
    this.#log = log;
  }

  /** @returns whether the error is one of this process: no failure of what was worked on. */
  note(error: unknown): boolean {
    const known = asProcessError(error);
    if (!known) return false;
    const fault = known.code as ProcessFault;
    const now = this.#clock.elapsed();
    this.#met.set(fault, now);
    if (now - (this.#told.get(fault) ?? -TOLD_AGAIN_AFTER_MS) >= TOLD_AGAIN_AFTER_MS) {
      this.#told.set(fault, now);
      this.#log.error({ err: error, fault }, known.message);
    }
    return true;
  }

  /** For what is good to keep, but nobody should be refused for: when somebody was seen last. */
  async orDoWithout(write: Promise<unknown>): Promise<void> {
    await write.catch(error => {
      if (!this.note(error)) throw error;
    });
  }

  /** Whether this was met within the last half minute. */
  metLately(fault: ProcessFault): boolean {
    const at = this.#met.get(fault);
    return at !== undefined && this.#clock.elapsed() - at < REMEMBERED_MS;
  }
}
