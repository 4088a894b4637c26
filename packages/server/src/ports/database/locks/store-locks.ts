/**
 * Locks that hold over all processes on a store, by name. They belong to one connection: who loses it has none of them,
 * and those of a process that dies are free at once.
 */
export interface StoreLocks {
  /** How many locks all connections to the server can have together, tables and rows included; 0 until it is known. */
  readonly capacity: number;
  /** Does all of this in one round trip. @throws what the connection met; all locks are gone then. */
  round(wishes: LockWishes): Promise<LockAnswers>;
  /** Gives up all. */
  close(): void;
}

export interface LockWishes {
  /**
   * Of each, the first that is free; undefined stands for one that this process has, as that would be had twice. If none
   * is free, the process is noted as waiting in `queue`, unless it is already.
   */
  readonly take: readonly { readonly from: readonly (string | undefined)[]; readonly queue?: string | undefined }[];
  /** Keeps each unless another process waits in its queue; then gives it up. */
  readonly keep: readonly { readonly lock: string; readonly queue: string }[];
  readonly free: readonly string[];
  /** Waits no longer in these. */
  readonly leave: readonly string[];
}

export interface LockAnswers {
  /** Which of `from` each has; -1 for none. */
  readonly taken: readonly number[];
  /** Whether the process is noted in the queue by now. */
  readonly queued: readonly boolean[];
  readonly kept: readonly boolean[];
}
