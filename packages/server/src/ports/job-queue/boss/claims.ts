import type { Job } from 'pg-boss';
import type { HandChange } from '../port.ts';

/** A message as it was claimed: a process that has lost it meanwhile can change nothing with it. */
export type JobAttempt = Pick<Job, 'id' | 'retryCount'>;

/** The messages that this process has in hand. */
export class Claims {
  readonly #all = new Map<string, { readonly queue: string; readonly retryCount: number }>();
  readonly #onChange: (change: HandChange) => void;

  constructor(onChange: (change: HandChange) => void) {
    this.#onChange = onChange;
  }

  add(queue: string, jobs: readonly JobAttempt[]): void {
    if (jobs.length === 0) return;
    for (const { id, retryCount } of jobs) this.#all.set(id, { queue, retryCount });
    this.#onChange({ took: jobs.map(({ id, retryCount }) => ({ id, queue, attempt: retryCount })) });
  }

  drop(ids: readonly string[]): void {
    const left = ids.filter(id => this.#all.delete(id));
    if (left.length > 0) this.#onChange({ left });
  }

  /** Without those that nobody works on any more: their lease shall end. */
  keepOnly(ids: readonly string[]): void {
    const kept = new Set(ids);
    this.drop([...this.#all.keys()].filter(id => !kept.has(id)));
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
