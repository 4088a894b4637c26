import type { QueryFilters } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Marks what was answered as out of date; what is on the screen is asked for again at once.
 *
 * A first answer that is still on its way may be as old as those shown, but TanStack Query would take it for new: it
 * cancels a fetch under way only where there is an earlier answer. So those are cancelled here.
 */
export function askAgain(filters: QueryFilters = {}): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })) {
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return queryClient.invalidateQueries(filters);
}
