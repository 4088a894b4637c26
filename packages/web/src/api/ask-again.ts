import type { QueryFilters } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Marks answers as outdated; those on the screen are requested again at once. A first answer that is still on its way
 * may be just as old, but TanStack Query would treat it as new: it cancels a running fetch only if there is an earlier
 * answer. So such fetches are cancelled here.
 */
export function askAgain(filters: QueryFilters = {}): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })) {
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return queryClient.invalidateQueries(filters);
}
