import { useEffect, useSyncExternalStore } from 'react';
import { t } from '../texts/text.ts';
import { RequestError } from './request-error.ts';

/** The ways for the signed-in person to give proof, as the server names them. */
export type WayToProve = 'password' | 'password_and_code' | 'passkey';

/**
 * Requests that require proof wait here until it is given, and are then sent again: the server has done nothing of what
 * it refused, and nothing that was typed is lost.
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

/** The possible ways to give proof, while something waits for it. */
export function useProofAsked(): readonly WayToProve[] | undefined {
  return useSyncExternalStore(subscribe, () => asked?.ways);
}

/** While this is mounted, the page can ask for proof. */
export function useProving(): void {
  useEffect(() => {
    pagesInUse += 1;
    return () => {
      pagesInUse -= 1;
    };
  }, []);
}

export const canProve = () => pagesInUse > 0;

/** Resolves once proof was given. @throws RequestError if the person cancels. */
export function proofGiven(ways: readonly WayToProve[]): Promise<void> {
  if (!asked) change({ ways, given: Promise.withResolvers() });
  return (asked as NonNullable<typeof asked>).given.promise;
}

export function goOnProved(): void {
  asked?.given.resolve();
  change(undefined);
}

export function withoutProof(): void {
  asked?.given.reject(new RequestError(0, 'canceled', t('api.notConfirmed')));
  change(undefined);
}
