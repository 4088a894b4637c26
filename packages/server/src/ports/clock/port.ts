/** Time, so that tests can advance it. Instants are ms epoch. */
export interface Clock {
  now(): number;
  /** ms elapsed since some moment, unaffected by setting the clock. For intervals within a process. */
  elapsed(): number;
  /** Calls `action` once after `ms`; the returned function cancels it. Doesn't keep the process alive. */
  after(ms: number, action: () => void): () => void;
}
