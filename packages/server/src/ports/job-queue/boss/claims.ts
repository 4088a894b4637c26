import type { Job } from 'pg-boss';

/** A message as it was claimed: a process that has lost it meanwhile can change nothing with it. */
export type JobAttempt = Pick<Job, 'id' | 'retryCount'>;

/** The messages that this process has in hand. */
export class Claims {
  readonly #all = new Map<string, { readonly queue: string; readonly retryCount: number }>();

  add(queue: string, { id, retryCount }: JobAttempt): void {
    this.#all.set(id, { queue, retryCount });
  }

  drop(ids: readonly string[]): void {
    for (const id of ids) this.#all.delete(id);
  }

  /** Without those that nobody works on any more: their lease shall end. */
  keepOnly(ids: readonly string[]): void {
    const kept = new Set(ids);
    for (const id of this.#all.keys()) if (!kept.has(id)) this.#all.delete(id);
  }

  /** Of these, those that are in hand, by queue. */
  byQueue(ids: readonly string[]): Map<string, JobAttempt[]> {
    const found = new Map<string, JobAttempt[]>();
    for (const id of ids) {
      const claim = this.#all.get(id);
      if (claim) found.set(claim.queue, [...(found.get(claim.queue) ?? []), { id, retryCount: claim.retryCount }]);
    }
    return found;
  }
}
