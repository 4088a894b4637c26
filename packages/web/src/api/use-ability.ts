import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { AbilityName, Input, Output } from '../generated/abilities.ts';
import { callAbility } from './call.ts';
import { forgetChanged } from './nouns.ts';

export interface ReadOptions<T> {
  readonly enabled?: boolean;
  /** Asks again every so many milliseconds; a function decides by what came last. */
  readonly refetchInterval?: number | ((last: T | undefined) => number | false);
  /** Shows the last answer while another input is asked for (paging, filters). */
  readonly keep?: boolean;
  readonly staleTime?: number;
}

/** Reads by an ability; the same input asked for twice is one request. */
export function useRead<N extends AbilityName>(name: N, input: Input<N>, options: ReadOptions<Output<N>> = {}) {
  const { enabled, keep, staleTime, refetchInterval } = options;
  return useQuery<Output<N>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => callAbility(name, input, signal),
    enabled,
    staleTime,
    placeholderData: keep ? keepPreviousData : undefined,
    refetchInterval:
      typeof refetchInterval === 'function' ? query => refetchInterval(query.state.data) : refetchInterval,
  });
}

/** Changes by an ability; afterwards every list it may have changed is asked for again. */
export function useRun<N extends AbilityName>(name: N) {
  return useMutation<Output<N>, Error, Input<N>>({
    mutationKey: [name],
    mutationFn: input => callAbility(name, input),
    // Not waited for: what is done is done, and the page may go elsewhere before its lists are new.
    onSettled: () => void forgetChanged(name),
  });
}
