import pLimit from 'p-limit';
import type { Clock } from '../clock/port.ts';
import { OutboundError, type Turns } from './port.ts';

/** More than twice the largest report that was seen: of a site with 45 plugins and 2,000 users. */
const LARGE_BYTES = 512 * 1024;
/** Large answers that are read at once; all of them would not fit into memory. */
const AT_ONCE = 4;
/** A server that is never quiet asks for them anyway. */
const MOST_WAIT_MS = 120_000;

/**
 * Large answers are put off until no request waits for its turn. To read one of 8 MB takes the processor as long as
 * twenty ordinary ones; who sends it is probably broken, and meanwhile the others could have been asked.
 */
export class LargeAnswers {
  readonly #turns: Pick<Turns, 'waiting' | 'quiet'>;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #few = pLimit(AT_ONCE);

  constructor(turns: Pick<Turns, 'waiting' | 'quiet'>, clock: Pick<Clock, 'after'>) {
    this.#turns = turns;
    this.#clock = clock;
  }

  /**
   * @param most Most bytes that the answer may have.
   * @param ask Sends the request; at its turn, it asks how many bytes to take at most. It is called twice if the answer is
   * put off.
   */
  async putOff<Answer>(most: number, ask: (bytes: () => number) => Promise<Answer>): Promise<Answer> {
    let taken = most;
    try {
      return await ask(() => {
        taken = this.#turns.waiting > 0 ? Math.min(most, LARGE_BYTES) : most;
        return taken;
      });
    } catch (error) {
      if (taken === most || !(error instanceof OutboundError) || error.fault !== 'too_large') throw error;
    }
    return this.#few(async () => {
      await this.#quiet();
      return ask(() => most);
    });
  }

  async #quiet(): Promise<void> {
    let cancel = () => {};
    const late = new Promise<void>(resolve => {
      cancel = this.#clock.after(MOST_WAIT_MS, resolve);
    });
    await Promise.race([this.#turns.quiet(), late]);
    cancel();
  }
}
