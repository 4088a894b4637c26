import { selectLost } from './boss-jobs.store.ts';
import type { BossParts } from './boss-parts.ts';
import { suspectsOf } from './open-boss.ts';
import { updateInnocent, updateSuspects } from './suspects.store.ts';

/** The heartbeats of what a process has in hand. */
export class BossLeases {
  readonly #parts: BossParts;

  constructor(parts: BossParts) {
    this.#parts = parts;
  }

  /** Prolongs them; what nobody works on any more is no longer in hand. */
  async extend(ids: readonly string[]): Promise<void> {
    this.#parts.claims.keepOnly(ids);
    for (const [queue, claims] of this.#parts.claims.byQueue(ids)) {
      const { affected } = (await this.#parts.boss.touch(queue, claims)) as { affected?: number };
      const held = claims.map(({ id }) => id);
      if (affected !== claims.length) await this.#lost(queue, held);
    }
  }

  /**
   * Others considered this process dead because it paused for longer than the lease. It is alive, so no message is
   * suspect.
   */
  async #lost(queue: string, ids: readonly string[]): Promise<void> {
    const suspects = suspectsOf(queue);
    const { lost, copies } = await selectLost(this.#parts.database.db, this.#parts.schema, { queue, suspects, ids });
    this.#parts.claims.drop(lost);
    if (lost.length === 0) return;
    const waiting = copies.filter(copy => copy.waiting).map(({ id }) => id);
    const taken = copies.filter(copy => !copy.waiting).map(({ id }) => id);
    if (waiting.length > 0) await this.#parts.boss.redrive(suspects, { ids: waiting });
    if (taken.length > 0) await updateInnocent(this.#parts.database.db, taken).execute();
    await updateSuspects(this.#parts.database.db, this.#parts.holder, lost).set({ holder: '', alone: 0 }).execute();
  }
}
