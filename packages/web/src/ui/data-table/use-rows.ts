import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { callAbility } from '../../api/call.ts';
import { freshFor } from '../../api/early.ts';
import type { AbilityName, Input, Output } from '../../generated/abilities.ts';
import type { Rows } from './rows.ts';

/** Requests for the rows of a range that go on at the same time. */
const AT_ONCE = 4;

/** Abilities that list by pages: `{items, total}`. */
export type ListName = {
  [N in AbilityName]: Output<N> extends { items: unknown[]; total: number } ? N : never;
}[AbilityName];
export type RowOf<N extends ListName> = Output<N>['items'][number];

export interface RowsOptions {
  /** At most what the ability allows. */
  readonly perPage?: number;
  /** Refreshes the pages in view at this interval in milliseconds. */
  readonly refetchInterval?: number | false;
  /** For this long, an answer counts as fresh, in milliseconds. */
  readonly staleTime?: number;
}

/** The rows of a list of the server. */
export interface PagedRows<Row> extends Rows<Row> {
  /** The pages that are in view: there are always few. */
  readonly inView: readonly (readonly Row[])[];
}

/** What is known of the last query that was answered. */
interface Answered<Page> {
  readonly question: string;
  readonly pages: Map<number, Page>;
  total: number;
  /** Its pages in view. */
  first: number;
  last: number;
}

/**
 * All rows of a list, fetched by pages as they come into view: ten thousand can be scrolled through, and only those in
 * view are requested. While another query is loading, the rows of the last one stay.
 */
export function useRows<N extends ListName>(name: N, input: Input<N>, options: RowsOptions = {}): PagedRows<RowOf<N>> {
  const { perPage = 100, refetchInterval, staleTime } = options;
  const question = JSON.stringify(input);
  const [view, setView] = useState({ question, first: 1, last: 1 });
  // Another query starts at the top.
  const { first, last } = view.question === question ? view : { first: 1, last: 1 };
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const pageQuery = (page: number) => ({
    queryKey: [name, { ...input, page, per_page: perPage }],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callAbility(name, { ...input, page, per_page: perPage } as Input<N>, signal),
    staleTime: freshFor(staleTime),
  });
  const results = useQueries({ queries: numbers.map(page => ({ ...pageQuery(page), refetchInterval })) });
  const pages = results.map(result => result.data);
  const answered = useRef<Answered<Output<N>> | undefined>(undefined);
  const total = pages.find(page => page !== undefined)?.total;
  if (total !== undefined && answered.current?.question !== question) {
    answered.current = { question, pages: new Map(), total, first, last };
  }
  const kept = answered.current;
  if (kept?.question === question) {
    if (total !== undefined) kept.total = total;
    Object.assign(kept, { first, last });
    for (const [index, page] of pages.entries()) if (page) kept.pages.set(first + index, page);
  }
  const error = results.find(result => result.error)?.error ?? null;
  // The identity of the rows changes only with their content.
  const fingerprint = `${question} ${first} ${last} ${results.map(result => result.dataUpdatedAt).join()}`;
  const see = useCallback(
    (from: number, to: number) => {
      const [firstPage, lastPage] = pagesOf(from, to, perPage);
      setView(now =>
        now.question === question && now.first === firstPage && now.last === lastPage
          ? now
          : { question, first: firstPage, last: lastPage },
      );
    },
    [question, perPage],
  );
  const queries = useQueryClient();
  const between = async (from: number, to: number) => {
    const [firstPage, lastPage] = pagesOf(from, to, perPage);
    const found: (readonly RowOf<N>[])[] = [];
    let next = firstPage;
    const gather = async () => {
      while (next <= lastPage) {
        const page = next++;
        // Pages that have left the view are as old as that.
        const shown = kept && page >= kept.first && page <= kept.last ? kept.pages.get(page) : undefined;
        const { items } = shown === undefined ? await queries.fetchQuery({ ...pageQuery(page), staleTime: 0 }) : shown;
        found[page] = items;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, gather));
    return { rows: found.flat(), first: (firstPage - 1) * perPage };
  };
  const retry = () => {
    for (const result of results) if (result.error) void result.refetch();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint stands for what the rows are made of
  const rows = useMemo(
    () => ({
      total: kept?.total,
      at: (index: number) => kept?.pages.get(Math.floor(index / perPage) + 1)?.items[index % perPage],
      loaded: kept ? [...kept.pages.values()].flatMap((page): readonly RowOf<N>[] => page.items) : [],
      inView: kept
        ? [...kept.pages].flatMap(([number, page]): (readonly RowOf<N>[])[] =>
            number >= kept.first && number <= kept.last ? [page.items] : [],
          )
        : [],
      outdated: kept !== undefined && kept.question !== question,
    }),
    [fingerprint, perPage, kept?.question],
  );
  return { ...rows, question, see, between, error, retry, source: { name, input } };
}

/** The pages that hold these rows. */
function pagesOf(from: number, to: number, perPage: number): readonly [first: number, last: number] {
  return [Math.floor(from / perPage) + 1, Math.floor(Math.max(from, to) / perPage) + 1];
}
