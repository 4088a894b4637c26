import type { Services } from '../../kernel/context.ts';
import { batchedWrite } from '../../kernel/work/batched-write.ts';
import type { Database, Trx } from '../../ports/database/port.ts';
import { HELD_UP } from './refusal.ts';
import { requestError } from './site-failure.ts';

/** The lease of a holder that died ends after this time; a living one extends its lease in time. */
export const SITE_LEASE_MS = 30_000;

/** A lease in the store while this process holds it. */
export class HeldLease {
  readonly #services: Services;
  readonly #name: string;
  readonly #holder: string;
  /** Nobody else can have it before. */
  #until: number;
  #cancel = () => {};

  constructor(services: Services, { name, holder, until }: { name: string; holder: string; until: number }) {
    this.#services = services;
    this.#name = name;
    this.#holder = holder;
    this.#until = until;
  }

  keepProlonging(): void {
    const { clock, database, troubles, log } = this.#services;
    this.#cancel = clock.after(SITE_LEASE_MS / 3, () => {
      if (database.closed) return; // whatever waited for its end was interrupted with this process
      this.#prolong().catch(error => {
        if (!troubles.note(error)) log.error({ err: error, lease: this.#name }, 'a lease could not be prolonged');
      });
      this.keepProlonging();
    });
  }

  /**
   * For each step of the work: a process that was suspended, or had no database, for longer than its lease lasts goes on
   * only if no other has taken it.
   * @throws AppError site_busy
   */
  async requireHeld(): Promise<void> {
    if (this.#services.clock.now() < this.#until) return;
    if (!(await this.#prolong())) throw requestError(HELD_UP);
  }

  /** What came of the work counts, also if the store does not take this: the lease ends by itself. */
  async release(): Promise<void> {
    this.#cancel();
    const { database, troubles, log } = this.#services;
    const mine = (trx: Trx) =>
      trx.deleteFrom('leases').where('name', '=', this.#name).where('holder', '=', this.#holder).execute();
    await writeLease(database, mine).catch(error => {
      if (database.closed || troubles.note(error)) return;
      log.error({ err: error, lease: this.#name }, 'a lease could not be released');
    });
  }

  async #prolong(): Promise<boolean> {
    const { clock, database } = this.#services;
    const until_at = clock.now() + SITE_LEASE_MS;
    const lease = await database.write(trx =>
      trx
        .updateTable('leases')
        .set({ until_at })
        .where('name', '=', this.#name)
        .where('holder', '=', this.#holder)
        .returning('name')
        .executeTakeFirst(),
    );
    if (lease) this.#until = until_at;
    return lease !== undefined;
  }
}

/**
 * If there is one writer, callers that come at the same time share its transaction. On PostgreSQL two processes that took
 * several leases in one transaction would wait for each other.
 */
export function writeLease<T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  return database.engine === 'sqlite' ? batchedWrite(database, work) : database.write(work);
}
