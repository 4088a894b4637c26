import { Attempts, isCurrent, type Limit, leftMs } from '../../features/attempts/index.ts';
import type { Services } from '../../kernel/context.ts';

/** The part of the limit counted here before it is stored: each process may exceed the limit by as much. */
const PART = 20;
const KEPT = 5000;

interface Local {
  since: number;
  /** The stored count when it was last read, and what was added since. */
  known: number;
  /** What has not been stored yet. */
  pending: number;
}

/** Counts within a window, shared by all processes of a store, with one write for many counts. */
export class SharedCounts {
  readonly #services: Services;
  readonly #attempts: Attempts;
  readonly #limit: Limit;
  readonly #step: number;
  readonly #local = new Map<string, Local>();

  constructor(services: Services, limit: Limit) {
    this.#services = services;
    this.#attempts = new Attempts(services);
    this.#limit = limit;
    this.#step = Math.max(1, Math.floor(limit.most / PART));
  }

  /**
   * Counts one more. Far from the limit nobody waits for the count to be stored: the store may be busy with a sync, and
   * what other processes have counted matters later. `ttl`: milliseconds until the count restarts.
   */
  async next(subject: string): Promise<{ current: number; ttl: number }> {
    const local = await this.#current(subject);
    local.pending += 1;
    const { most } = this.#limit;
    if (local.pending >= this.#step && local.known + local.pending <= most) {
      const told = this.#tell(subject, local);
      if (local.known + local.pending > most / 2) await told;
    }
    const ttl = leftMs(local, this.#services.clock.now(), this.#limit.windowMs);
    return { current: local.known + local.pending, ttl };
  }

  async #current(subject: string): Promise<Local> {
    const now = this.#services.clock.now();
    const local = this.#local.get(subject);
    if (local && isCurrent(local, now, this.#limit.windowMs)) return local;
    const begun: Local = { since: now, known: 0, pending: 0 };
    if (this.#local.size >= KEPT) this.#local.delete(this.#local.keys().next().value as string);
    this.#local.set(subject, begun);
    const stored = await this.#attempts.read({ ...this.#limit, subject });
    if (stored) {
      begun.since = stored.since;
      begun.known += stored.count;
    }
    return begun;
  }

  async #tell(subject: string, local: Local): Promise<void> {
    const by = local.pending;
    local.pending = 0;
    local.known += by;
    try {
      const { count, since } = await this.#attempts.add({ ...this.#limit, subject }, by);
      local.known = since === local.since ? Math.max(local.known, count) : count;
      local.since = since;
    } catch (error) {
      if (this.#services.database.closed) return; // nobody is answered any more
      // A failure to count must not fail the request: this process continues with its own count.
      this.#services.log.error({ err: error }, 'request counts could not be saved');
    }
  }
}
