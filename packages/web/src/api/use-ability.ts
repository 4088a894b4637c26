import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AbilityName, Input, Output } from '../generated/abilities.ts';
import { callAbility } from './call.ts';
import { freshFor } from './early.ts';
import { forgetChanged } from './nouns.ts';
import { RequestError } from './request-error.ts';

export interface ReadOptions<T> {
  readonly enabled?: boolean;
  /** Refreshes at this interval in milliseconds; a function derives it from the last answer. */
  readonly refetchInterval?: number | ((last: T | undefined) => number | false);
  /** Shows the last answer while the one for another input is loading (paging, filters). */
  readonly keep?: boolean;
  readonly staleTime?: number;
}

/** Reads with an ability; simultaneous reads with the same input share one request. */
export function useRead<N extends AbilityName>(name: N, input: Input<N>, options: ReadOptions<Output<N>> = {}) {
  const { enabled, keep, staleTime, refetchInterval } = options;
  return useQuery<Output<N>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => callAbility(name, input, signal),
    enabled,
    staleTime: freshFor(staleTime),
    placeholderData: keep ? keepPreviousData : undefined,
    refetchInterval: ({ state: { data, error } }) => {
      if (isFinal(error)) return false;
      return typeof refetchInterval === 'function' ? refetchInterval(data) : (refetchInterval ?? false);
    },
  });
}

/**
 * Whether the server itself, and no proxy before it, has said that there is nothing to read here: asking again by the
 * clock would bring the same answer, and each time take a page without data back to its placeholder.
 */
const isFinal = (error: unknown) =>
  error instanceof RequestError && [400, 403, 404].includes(error.status) && error.code !== 'unexpected';

/**
 * Reads what a form starts with: the first answer to a question of its own, since what is known from before may lack
 * the last change, which saving the form would undo.
 */
export function useFirstAnswer<N extends AbilityName>(name: N, input: Input<N>) {
  const { data, error, isFetchedAfterMount, refetch } = useRead(name, input, { staleTime: 0 });
  const [first, setFirst] = useState<Output<N>>();
  if (first === undefined && data !== undefined && isFetchedAfterMount && !error) setFirst(data);
  return { first, error, refetch };
}

/** Changes with an ability; afterwards, every list that it may have changed is loaded again. */
export function useRun<N extends AbilityName>(name: N) {
  return useMutation<Output<N>, Error, Input<N>>({
    mutationKey: [name],
    mutationFn: input => callAbility(name, input),
    // Not awaited: the change is done, and the page may be left before its lists are refreshed.
    onSettled: () => void forgetChanged(name),
  });
}
