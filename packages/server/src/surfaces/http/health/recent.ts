import type { Clock } from '../../../ports/clock/port.ts';

/** However often it is requested, the store is asked once in this time. */
const KEPT_MS = 5000;

/** The last answer for a while, and then a new one. */
export function recent<T>(clock: Pick<Clock, 'elapsed'>, look: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const now = clock.elapsed();
    if (!last || now - last.at >= KEPT_MS) last = { at: now, answer: look() };
    return last.answer;
  };
}

/** @throws Error if the store takes longer. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The store did not answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
