import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

let signedOut = () => {};

/** What to do once the server says that the session is over. */
export function onSignedOut(listener: () => void): void {
  signedOut = listener;
}

function watch(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) signedOut();
}

/** A second try helps where the server or the way to it was briefly away, not where it said no. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof ApiError && [0, 429, 502, 503].includes(error.status);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: watch }),
  mutationCache: new MutationCache({ onError: watch }),
  defaultOptions: {
    queries: { staleTime: 10_000, gcTime: 5 * 60_000, retry: worthAnotherTry, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
