import { within } from '../kernel/process/within.ts';
import type { Turns } from '../ports/outbound/port.ts';
import type { ToWorker, TurnFromWorker } from './messages.ts';

/** A worker process that does not answer within this time is not waited for. */
const ANSWER_WITHIN_MS = 1000;

interface Asked {
  readonly heard: () => void;
  readonly entered: (entered: boolean) => void;
}

/**
 * The turns of a process that has a worker process: it asks that for each, so that limits towards sites hold over both.
 * While there is none, or none that answers, it keeps the limits by itself.
 */
export class TurnsAtWorker implements Turns {
  readonly #own: Turns;
  readonly #answerWithinMs: number;
  readonly #asked = new Map<number, Asked>();
  #send: ((message: ToWorker) => void) | undefined;
  #last = 0;

  constructor(own: Turns, answerWithinMs = ANSWER_WITHIN_MS) {
    this.#own = own;
    this.#answerWithinMs = answerWithinMs;
  }

  get waiting(): number {
    return this.#own.waiting;
  }

  get hanging(): number {
    return this.#own.hanging;
  }

  quiet(): Promise<void> {
    return this.#own.quiet();
  }

  /** A worker process is at work. */
  workerIs(send: (message: ToWorker) => void): void {
    this.#send = send;
  }

  /** It has ended: whoever waits for it continues under the limits of this process. */
  workerEnded(): void {
    this.#send = undefined;
    for (const { heard, entered } of this.#asked.values()) {
      heard();
      entered(false);
    }
    this.#asked.clear();
  }

  told(message: TurnFromWorker): void {
    const asked = this.#asked.get(message.turn);
    asked?.heard();
    if (message.is !== 'entered') return;
    asked?.entered(true);
    this.#asked.delete(message.turn);
  }

  async enter(address: string): Promise<() => void> {
    const send = this.#send;
    if (!send) return this.#own.enter(address);
    const turn = ++this.#last;
    const heard = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<boolean>();
    let silent = true;
    const listen = () => {
      silent = false;
      heard.resolve();
    };
    this.#asked.set(turn, { heard: listen, entered: entered.resolve });
    send({ turn, enter: address });
    await within(this.#answerWithinMs, heard.promise);
    if (silent) this.#asked.delete(turn);
    if (!silent && (await entered.promise)) return () => send({ turn, leave: true });
    send({ turn, leave: true });
    return this.#own.enter(address);
  }
}
