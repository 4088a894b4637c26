import { useEffect, useSyncExternalStore } from 'react';
import { RequestError } from './request-error.ts';

/** What proves the one who is signed in, as the server names it. */
export type WayToProve = 'password' | 'password_and_code' | 'passkey';

/**
 * Requests that want proof of who asks wait here until it was given, and are sent once more: the server has done nothing
 * of what it refused, and nothing that was typed is lost.
 */
let asked: { readonly ways: readonly WayToProve[]; readonly given: PromiseWithResolvers<void> } | undefined;
let pagesInUse = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: typeof asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** How proof can be given, while something waits for it. */
export function useProofAsked(): readonly WayToProve[] | undefined {
  return useSyncExternalStore(subscribe, () => asked?.ways);
}

/** While this is mounted there is a place to give proof. */
export function useProving(): void {
  useEffect(() => {
    pagesInUse += 1;
    return () => {
      pagesInUse -= 1;
    };
  }, []);
}

export const canProve = () => pagesInUse > 0;

/** Resolves once proof was given. @throws RequestError when somebody thinks better of it. */
export function proofGiven(ways: readonly WayToProve[]): Promise<void> {
  if (!asked) change({ ways, given: Promise.withResolvers() });
  return (asked as NonNullable<typeof asked>).given.promise;
}

export function goOnProved(): void {
  asked?.given.resolve();
  change(undefined);
}

export function withoutProof(): void {
  asked?.given.reject(
    new RequestError(0, 'canceled', 'Nothing was changed, because you did not confirm that it is you. Try again.'),
  );
  change(undefined);
}
