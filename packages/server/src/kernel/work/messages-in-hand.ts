import type { Services } from '../context.ts';

/** The messages that a worker is processing. Their leases are extended meanwhile; after a crash they expire. */
export class MessagesInHand {
  readonly #services: Services;
  readonly #ended: () => void;
  readonly #all = new Map<string, Promise<void>>();
  #prolonging = false;
  #cancelHeartbeat: () => void = () => {};

  /** @param ended Called when a message is no longer being processed. */
  constructor(services: Services, ended: () => void) {
    this.#services = services;
    this.#ended = ended;
  }

  get size(): number {
    return this.#all.size;
  }

  get ids(): string[] {
    return [...this.#all.keys()];
  }

  has(id: string): boolean {
    return this.#all.has(id);
  }

  /** @returns what resolves when the message is no longer being processed. */
  add(id: string, work: Promise<void>): Promise<void> {
    const done = work.finally(() => {
      this.#all.delete(id);
      this.#ended();
    });
    this.#all.set(id, done);
    return done;
  }

  /** Resolves when none is being processed, or after `mostMs`. */
  async idle(mostMs?: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>(resolve => {
      if (mostMs !== undefined) timer = setTimeout(resolve, mostMs, 'late');
    });
    while (this.#all.size > 0) {
      if ((await Promise.race([Promise.all(this.#all.values()), late])) === 'late') break;
    }
    clearTimeout(timer);
  }

  /** Starts to extend leases, even without messages, because that shows that this process is alive. */
  keepProlonging(): void {
    this.#prolonging = true;
    this.#cancelHeartbeat();
    this.#heartbeat();
  }

  stopProlonging(): void {
    this.#prolonging = false;
    this.#cancelHeartbeat();
  }

  #heartbeat(): void {
    const { clock, queue, troubles, log } = this.#services;
    this.#cancelHeartbeat = clock.after(queue.leaseMs / 3, () => {
      if (!this.#prolonging) return;
      queue.extend(this.ids).catch(error => {
        if (!troubles.note(error)) log.error({ err: error }, 'queue leases could not be extended');
      });
      this.#heartbeat();
    });
  }
}
