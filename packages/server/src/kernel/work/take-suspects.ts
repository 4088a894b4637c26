import type { Suspect } from '../../ports/job-queue/port.ts';
import type { Services } from '../context.ts';
import type { MessagesInHand } from './messages-in-hand.ts';
import type { ProcessMessage } from './process-message.ts';
import type { QueueHandler } from './queue-handler.ts';
import { DEATHS_UNTIL_SET_ASIDE, sitesInMessage } from './set-aside.ts';
import { SuspectGroup } from './suspect-group.ts';

/** A suspect is processed alone for this time, and four times as long after each further death. */
const ALONE_MS = 5_000;
const LONGEST_ALONE_MS = 320_000;
/** All suspects together, one after the other: nothing else is done meanwhile. */
const ALL_ALONE_MS = 30_000;
const PER_CLAIM = 25;
const NOTE_AGAIN_MS = 1_000;

interface SuspectParts {
  readonly handlers: readonly QueueHandler[];
  readonly inHand: MessagesInHand;
  readonly process: ProcessMessage;
  /** Whether there is room for more beside what is in hand. */
  readonly takesMore: () => boolean;
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
  /** For how long there has been one. */
  #aloneMs = 0;
  /** Those that are not alone. */
  #group: SuspectGroup | undefined;
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
    if (this.keepsAlone || performance.now() - this.#lookedFor < this.#parts.pollMs) return 0;
    const alone = this.#mayBeAlone();
    const most = alone ? 1 : this.#room();
    if (most === 0) return 0;
    const suspects = await this.#services.queue.claimSuspects([...this.#handlers.keys()], most, alone);
    if (suspects.length === 0) this.#foundNone();
    // All at once: only what is in hand has its lease prolonged.
    await Promise.all(suspects.map(suspect => this.#begin(suspect, alone)));
    return suspects.length;
  }

  /** Not if one was for so long that the others waited for it. */
  #mayBeAlone(): boolean {
    return this.#parts.inHand.size === 0 && this.#group === undefined;
  }

  #room(): number {
    if (!this.#parts.takesMore()) return 0;
    this.#group ??= new SuspectGroup(this.#services.clock);
    return Math.min(PER_CLAIM, this.#group.room);
  }

  #foundNone(): void {
    this.#lookedFor = performance.now();
    if (this.#group?.ended) this.#group = undefined;
    this.#aloneMs = 0;
  }

  /** Resolves when it is worked on, set aside or divided. */
  async #begin(suspect: Suspect, alone: boolean): Promise<void> {
    const { inHand, process } = this.#parts;
    const handler = this.#handlers.get(suspect.queue);
    if (!handler || inHand.has(suspect.id)) return;
    const sites = sitesInMessage(suspect.body);
    if (suspect.deaths >= DEATHS_UNTIL_SET_ASIDE) {
      this.#services.log.error(
        { queue: suspect.queue, message: suspect.id, body: suspect.body },
        'a queue message that crashed processes was set aside',
      );
      const how = handler.setAside;
      void inHand.add(suspect.id, sites, remain => process(handler, suspect, { remain, how }));
      return;
    }
    const begun = Promise.withResolvers<'whole' | 'divided' | 'failed'>();
    const how: QueueHandler['handle'] = async (...asked) => {
      const divided = await this.#divide(handler, suspect).catch((error: unknown) => {
        begun.resolve('failed');
        throw error;
      });
      begun.resolve(divided ? 'divided' : 'whole');
      if (!divided) await handler.handle(...asked);
    };
    const done = inHand.add(suspect.id, sites, remain => process(handler, suspect, { remain, how }));
    const came = await begun.promise;
    if (came === 'divided') await done;
    if (came !== 'whole') return;
    const ms = Math.min(LONGEST_ALONE_MS, ALONE_MS * 4 ** (suspect.suspicion - 1));
    if (alone) this.#keepAlone(suspect.id, done, ms);
    else this.#group?.add(suspect.id, done, ms);
  }

  async #divide(handler: QueueHandler, suspect: Suspect): Promise<boolean> {
    const pieces = suspect.suspicion > 1 ? await handler.pieces(suspect.body) : [];
    if (pieces.length <= 1) return false;
    await this.#services.queue.split(suspect, pieces);
    return true;
  }

  #keepAlone(id: string, done: Promise<void>, ms: number): void {
    const { clock, queue } = this.#services;
    const began = clock.elapsed();
    let cancel = () => {};
    this.#alone = id;
    const end = () => {
      if (this.#alone !== id) return;
      cancel();
      this.#alone = undefined;
      this.#aloneMs += clock.elapsed() - began;
      if (this.#aloneMs >= ALL_ALONE_MS) this.#group = new SuspectGroup(clock);
      this.#parts.wake();
    };
    const acceptOthers = (afterMs: number) => {
      cancel = clock.after(afterMs, () => {
        // Until it is noted, dying would count as a death over this one.
        queue.noLongerAlone([id]).then(end, () => {
          if (this.#alone === id) acceptOthers(NOTE_AGAIN_MS);
        });
      });
    };
    acceptOthers(ms);
    void done.finally(end);
  }
}
