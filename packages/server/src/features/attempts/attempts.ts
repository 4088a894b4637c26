import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { Batcher } from '../../kernel/work/batcher.ts';
import { addToCounter, boundCounters, selectCounters } from './counter.store.ts';
import { type Count, type Counted, isCurrent, leftMs } from './counter.ts';
import { emitLockOut } from './lock-out-events.ts';

const ROWS_PER_SCOPE = 10_000;
const REMEMBERED = 10_000;
const AT_ONCE = 100;

type Needs = Pick<Services, 'database' | 'clock' | 'secrets'>;
type Addition = Counted & { readonly id: string; readonly by: number; total?: Count };

/**
 * Counts failed attempts in the store, so that limits apply across processes and restarts. A success costs no write; an
 * attempt that is already locked out costs no query. Names and addresses are stored only as keyed digests.
 */
export class Attempts {
  readonly #services: Needs;
  readonly #rowsPerScope: number;
  readonly #writes: Batcher<Addition>;
  /** What is known to be locked out, and until when: elapsed time, so that it doesn't last longer if the clock is set. */
  readonly #shut = new Map<string, number>();

  constructor(services: Needs, rowsPerScope = ROWS_PER_SCOPE) {
    this.#services = services;
    this.#rowsPerScope = rowsPerScope;
    this.#writes = new Batcher(batch => this.#write(batch), { most: AT_ONCE });
  }

  /** @throws AppError too_many_requests with `retry_after` in seconds, when one of these failed too often. */
  async requireOpen(...what: readonly Counted[]): Promise<void> {
    const byId = what.map(one => [this.#idOf(one), one] as const);
    const known = byId.map(([id]) => this.#shutFor(id)).filter(ms => ms > 0);
    if (known.length > 0) throw tooMany(Math.max(...known));
    const counts = await selectCounters(
      this.#services.database.db,
      byId.map(([id]) => id),
    );
    const waits = byId.map(([id, one]) => this.#waitOf(id, one, counts.get(id), one.most));
    if (Math.max(0, ...waits) > 0) throw tooMany(Math.max(...waits));
  }

  /**
   * Counts a failure. @throws AppError too_many_requests beyond the limit: of a thousand simultaneous guesses, only the
   * allowed number learn that they were wrong.
   */
  async count(...what: readonly Counted[]): Promise<void> {
    const additions: Addition[] = what.map(one => ({ ...one, id: this.#idOf(one), by: 1 }));
    const known = additions.map(({ id }) => this.#shutFor(id)).filter(ms => ms > 0);
    const open = additions.filter(({ id }) => this.#shutFor(id) === 0);
    await Promise.all(open.map(addition => this.#writes.add(addition)));
    const waits = open.map(one => this.#waitOf(one.id, one, one.total, one.most + 1));
    const longest = Math.max(0, ...known, ...waits);
    if (longest > 0) throw tooMany(longest);
  }

  /**
   * Attempts a proof, unless it failed too often. The limit is checked again afterwards: of many pending guesses, the
   * right one must not succeed after too many wrong ones.
   * @param prove Returns the proof, or undefined for a wrong guess. @throws AppError too_many_requests.
   */
  async try<T>(what: readonly Counted[], prove: () => Promise<T | undefined>): Promise<T | undefined> {
    await this.requireOpen(...what);
    const proved = await prove();
    if (proved === undefined) await this.count(...what);
    else await this.requireOpen(...what);
    return proved;
  }

  /** Whether one more attempt is allowed. */
  async isOpen(what: Counted): Promise<boolean> {
    if (this.#shutFor(this.#idOf(what)) > 0) return false;
    return ((await this.read(what))?.count ?? 0) < what.most;
  }

  /** A count whose window has not ended. */
  async read(what: Counted): Promise<Count | undefined> {
    const id = this.#idOf(what);
    const count = (await selectCounters(this.#services.database.db, [id])).get(id);
    return count && isCurrent(count, this.#services.clock.now(), what.windowMs) ? count : undefined;
  }

  /**
   * Adds to any count, and returns the sum over all processes. For counts of something other than failures.
   */
  async add(what: Counted, by: number): Promise<Count> {
    const addition: Addition = { ...what, id: this.#idOf(what), by };
    await this.#writes.add(addition);
    return addition.total as Count;
  }

  async #write(batch: Addition[]): Promise<void> {
    const now = this.#services.clock.now();
    // Always in the same order, so that two processes don't deadlock.
    const ordered = batch.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
    await this.#services.database.write(async trx => {
      for (const addition of ordered) {
        const total = await addToCounter(trx, addition, now);
        addition.total = total;
        // The one that reaches the limit: further ones change nothing.
        const reached = total.count >= addition.most && total.count - addition.by < addition.most;
        if (reached) await emitLockOut(trx, addition, total.since, now);
      }
      for (const scope of new Set(batch.map(one => one.scope))) {
        await boundCounters(trx, scope, this.#rowsPerScope, now);
      }
    });
  }

  /** How long to wait when `count` has reached `from`; remembered, because further attempts can't change it. */
  #waitOf(id: string, { most, windowMs }: Counted, count: Count | undefined, from: number): number {
    const now = this.#services.clock.now();
    if (!count || count.count < most || !isCurrent(count, now, windowMs)) return 0;
    const left = leftMs(count, now, windowMs);
    if (this.#shut.size >= REMEMBERED) this.#shut.clear();
    this.#shut.set(id, this.#services.clock.elapsed() + left);
    return count.count < from ? 0 : left;
  }

  #shutFor(id: string): number {
    const left = (this.#shut.get(id) ?? 0) - this.#services.clock.elapsed();
    if (left <= 0) this.#shut.delete(id);
    return Math.max(0, left);
  }

  #idOf({ scope, subject }: Counted): string {
    return this.#services.secrets.mac('attempts', JSON.stringify([scope, subject]));
  }
}

function tooMany(waitMs: number): AppError {
  const retry_after = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many wrong credentials. Try again in ${retry_after} seconds.`;
  return new AppError('too_many_requests', message, { retry_after });
}
