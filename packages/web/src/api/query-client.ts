import { QueryClient } from '@tanstack/react-query';
import { RequestError } from './request-error.ts';

/** A second try helps if the server or the network was briefly unavailable, not if the server refused. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof RequestError && [0, 429, 502, 503].includes(error.status);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Requests show whether the server can be reached: the browser only knows about networks. See connection.ts.
    queries: {
      staleTime: 10_000,
      gcTime: 5 * 60_000,
      retry: worthAnotherTry,
      refetchOnWindowFocus: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
