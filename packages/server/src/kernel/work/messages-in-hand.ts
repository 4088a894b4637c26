import type { Services } from '../context.ts';

/** The messages that a worker is processing. Their leases are extended meanwhile; after a crash they expire. */
export class MessagesInHand {
  readonly #services: Services;
  readonly #ended: () => void;
  readonly #all = new Map<string, Promise<void>>();
  #sites = 0;
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

  /** Sites of these messages that are left to work on. */
  get sites(): number {
    return this.#sites;
  }

  get ids(): string[] {
    return [...this.#all.keys()];
  }

  has(id: string): boolean {
    return this.#all.has(id);
  }

  /**
   * @param work Processes the message, and tells how many of its sites are left: all at first.
   * @returns what resolves when the message is no longer being processed.
   */
  add(id: string, sites: number, work: (remain: (sites: number) => void) => Promise<void>): Promise<void> {
    let counted = 0;
    const remain = (left: number) => {
      this.#sites += left - counted;
      counted = left;
    };
    remain(sites);
    const done = work(remain).finally(() => {
      remain(0);
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
