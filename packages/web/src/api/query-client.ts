import { QueryClient } from '@tanstack/react-query';
import { RequestError } from './request-error.ts';

/** A second try helps where the server or the way to it was briefly away, not where it said no. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof RequestError && [0, 429, 502, 503].includes(error.status);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Whether the server can be reached, a request tells: the browser knows of networks only. See connection.ts.
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
