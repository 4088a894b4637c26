import type { Services } from '../context.ts';
import type { Recurring } from './recurring.ts';
import { deleteWorker, SEEN_EVERY_MS, upsertWorker } from './workers.store.ts';

/** How many processes work on the store, as last seen by this one: they share the limits of requests to sites. */
export class Presence {
  readonly #id: string;
  #others = 0;
  #toldAt: number | undefined;

  /** @param id Of this process. */
  constructor(id: string) {
    this.#id = id;
  }

  /** Processes that work, this one included. */
  count(): number {
    return 1 + this.#others;
  }

  /** When it has last told that it works, as elapsed time of the clock. */
  get toldAt(): number | undefined {
    return this.#toldAt;
  }

  /** Announces this process and counts the others; run regularly, as a recurring task of each process. */
  readonly work: Recurring = {
    name: 'tell that this process works',
    everyMs: SEEN_EVERY_MS,
    ofEachProcess: true,
    run: ({ database, clock }) => this.tell({ database, clock }),
  };

  async tell({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
    this.#others = Math.max(0, (await upsertWorker(database, this.#id, clock.now())) - 1);
    this.#toldAt = clock.elapsed();
  }

  /** The others take over this one's share the next time they look. */
  async leave({ database }: Pick<Services, 'database'>): Promise<void> {
    await deleteWorker(database, this.#id).catch(() => {}); // then they find out after a while
  }
}
