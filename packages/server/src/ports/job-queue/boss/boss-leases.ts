import { deleteSuspectsGone, selectLost } from './boss-jobs.store.ts';
import type { BossParts } from './boss-parts.ts';
import type { JobAttempt } from './claims.ts';
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
      if (affected !== claims.length) await this.#lost(queue, claims);
    }
  }

  /**
   * Others considered this process dead because it paused for longer than the lease. It is alive, so no message is
   * suspect.
   */
  async #lost(queue: string, claims: readonly JobAttempt[]): Promise<void> {
    const { database, schema, boss, holder } = this.#parts;
    const suspects = suspectsOf(queue);
    const { lost, waiting, taken } = await selectLost(database.db, schema, { queue, suspects, claims });
    this.#parts.claims.drop(lost);
    if (lost.length === 0) return;
    if (waiting.length > 0) {
      await boss.redrive(suspects, { ids: waiting });
      await deleteSuspectsGone(database.db, schema, { suspects, ids: waiting });
    }
    if (taken.length > 0) await updateInnocent(database.db, taken).execute();
    await updateSuspects(database.db, holder, lost).set({ holder: '', alone: 0 }).execute();
  }
}
