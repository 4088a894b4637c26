import { useEffect, useSyncExternalStore } from 'react';

/**
 * A session that ends while somebody works: requests then wait until that person has signed in again, and are sent
 * again. The server has done nothing of what it refused, and nothing that was typed is lost.
 */
let waiting: PromiseWithResolvers<void> | undefined;
let pagesInUse = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the session has ended while a page is shown. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, sessionHasEnded);
}

export const sessionHasEnded = () => waiting !== undefined;

/** While this is mounted, there is something to lose, and the page can ask to sign in again. */
export function useSigningInAgain(): void {
  useEffect(() => {
    pagesInUse += 1;
    return () => {
      pagesInUse -= 1;
    };
  }, []);
}

export const canSignInAgain = () => pagesInUse > 0;

/** Resolves once somebody has signed in again. @throws DOMException if `signal` is aborted before. */
export function signedInAgain(signal?: AbortSignal): Promise<void> {
  if (!waiting) {
    waiting = Promise.withResolvers<void>();
    for (const listener of listeners) listener();
  }
  const { promise } = waiting;
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    void promise.then(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    });
  });
}

/** The same person has signed in again: waiting requests continue. */
export function goOn(): void {
  waiting?.resolve();
  waiting = undefined;
  for (const listener of listeners) listener();
}
