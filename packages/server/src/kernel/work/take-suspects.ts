import type { Suspect } from '../../ports/job-queue/port.ts';
import type { Services } from '../context.ts';
import type { MessagesInHand } from './messages-in-hand.ts';
import type { ProcessMessage } from './process-message.ts';
import type { QueueHandler } from './queue-handler.ts';
import { DEATHS_UNTIL_SET_ASIDE, sitesInMessage } from './set-aside.ts';

/** A suspect is processed alone for this time, and four times as long after each further death. */
const ALONE_MS = 5_000;
const LONGEST_ALONE_MS = 320_000;

interface SuspectParts {
  readonly handlers: readonly QueueHandler[];
  readonly inHand: MessagesInHand;
  readonly process: ProcessMessage;
  /** Looks for messages at once. */
  readonly wake: () => void;
  /** Time between two looks where there is none. */
  readonly pollMs: number;
}

/**
 * Takes messages over which a process may have died. First such a message is worked on with nothing beside it, so that a
 * further death tells; then in pieces; and when it has proved deadly, no more (docs/decisions/0025).
 */
export class SuspectTaker {
  readonly #services: Services;
  readonly #parts: SuspectParts;
  readonly #handlers: ReadonlyMap<string, QueueHandler>;
  /** The suspect beside which nothing else is taken. */
  #alone: string | undefined;
  #lookedFor = Number.NEGATIVE_INFINITY;

  constructor(services: Services, parts: SuspectParts) {
    this.#services = services;
    this.#parts = parts;
    this.#handlers = new Map(parts.handlers.map(handler => [handler.queue, handler]));
  }

  /** A suspect is in hand beside which nothing else is to be taken. */
  get keepsAlone(): boolean {
    return this.#alone !== undefined;
  }

  /** @returns how many were taken. */
  async take(): Promise<number> {
    const { queue, log } = this.#services;
    const { inHand, process, pollMs } = this.#parts;
    if (this.keepsAlone || performance.now() - this.#lookedFor < pollMs) return 0;
    const alone = inHand.size === 0;
    const suspect = await queue.claimSuspect([...this.#handlers.keys()], alone);
    const handler = suspect && this.#handlers.get(suspect.queue);
    if (!handler) {
      this.#lookedFor = performance.now();
      return 0;
    }
    if (inHand.has(suspect.id)) return 0;
    const sites = sitesInMessage(suspect.body);
    if (suspect.deaths >= DEATHS_UNTIL_SET_ASIDE) {
      log.error(
        { queue: suspect.queue, message: suspect.id, body: suspect.body },
        'a queue message that crashed processes was set aside',
      );
      const how = handler.setAside;
      inHand.add(suspect.id, sites, remain => process(handler, suspect, { remain, how }));
      return 1;
    }
    const pieces = suspect.suspicion > 1 ? await handler.pieces(suspect.body) : [];
    if (pieces.length > 1) {
      await queue.split(suspect, pieces);
      return 1;
    }
    const done = inHand.add(suspect.id, sites, remain => process(handler, suspect, { remain }));
    if (alone) this.#keepAlone(suspect, done);
    return 1;
  }

  #keepAlone({ id, suspicion }: Suspect, done: Promise<void>): void {
    this.#alone = id;
    const end = () => {
      if (this.#alone !== id) return;
      cancel();
      this.#alone = undefined;
      this.#parts.wake();
    };
    const cancel = this.#services.clock.after(Math.min(LONGEST_ALONE_MS, ALONE_MS * 4 ** (suspicion - 1)), () => {
      this.#services.queue.noLongerAlone([id]).then(end, end);
    });
    void done.finally(end);
  }
}
