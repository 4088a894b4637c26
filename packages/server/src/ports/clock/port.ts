/** Time, so that tests can advance it. Instants are ms epoch. */
export interface Clock {
  now(): number;
  /** ms that have gone by since some moment: whoever sets the clock doesn't change it. For intervals within a process. */
  elapsed(): number;
  /** Calls `action` once after `ms`; the returned function cancels it. Doesn't keep the process alive. */
  after(ms: number, action: () => void): () => void;
}
