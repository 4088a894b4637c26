import { useInfiniteQuery } from '@tanstack/react-query';
import { callAbility } from '../../api/call.ts';
import type { Input, Output } from '../../generated/abilities.ts';

export type FleetChange = Output<'list-changes-v1'>['items'][number];
type ChangesFilter = Omit<Input<'list-changes-v1'>, 'before' | 'per_page'>;

const PER_PAGE = 100;

/** The newest changes, and older ones page after page. New ones that come in meanwhile don't move the pages. */
export function useChanges(filter: ChangesFilter) {
  const query = useInfiniteQuery({
    queryKey: ['list-changes-v1', filter, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callAbility(
        'list-changes-v1',
        { ...filter, per_page: PER_PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.next,
    placeholderData: before => before,
  });
  const pages = query.data?.pages ?? [];
  return { ...query, changes: pages.flatMap(page => page.items), searchedUntil: pages.at(-1)?.searched_until ?? null };
}
