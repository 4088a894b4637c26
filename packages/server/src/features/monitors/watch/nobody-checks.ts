import type { Services } from '../../../kernel/context.ts';
import { selectDueRange } from './held-incidents.store.ts';
import { settleAllIncidents } from './settle-held.ts';

const LOOK_EVERY_MS = 60_000;
/** A server that is started again checks by then. */
const NOBODY_AFTER_MS = 5 * 60_000;

interface Seen {
  readonly first: number | null;
  readonly last: number | null;
  /** Since when it has been so, by elapsed time. */
  readonly since: number;
}

/**
 * Whether no process checks sites, seen by one that is not to: whoever checks gives sites their next times. Then nobody
 * sees the end of an outage, and it ends as not watched.
 */
export class NobodyChecks {
  readonly #services: Services;
  #seen: Seen | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Called every second while this process is not to check. */
  async turn(): Promise<void> {
    const { database, clock } = this.#services;
    const elapsed = clock.elapsed();
    const pause = elapsed - this.#lookedAt;
    if (pause < LOOK_EVERY_MS) return;
    this.#lookedAt = elapsed;
    // Whoever checks may have been suspended as well, or the store away: only what is seen look by look counts.
    const before = pause < 2 * LOOK_EVERY_MS ? this.#seen : undefined;
    this.#seen = undefined;
    const range = await selectDueRange(database.db);
    const same = before !== undefined && before.first === range.first && before.last === range.last;
    this.#seen = { ...range, since: same ? before.since : elapsed };
    const overdue = range.last !== null && range.last <= clock.now() - NOBODY_AFTER_MS;
    if (overdue && elapsed - this.#seen.since >= NOBODY_AFTER_MS) await settleAllIncidents(this.#services);
  }

  /** This process checks again. */
  forget(): void {
    this.#seen = undefined;
  }
}
