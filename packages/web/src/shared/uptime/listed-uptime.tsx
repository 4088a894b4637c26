import { useQueries } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { callAbility } from '../../api/call.ts';
import { afterFrame } from '../../ui/loading/first-view.ts';
import { UPTIME_REFRESHED } from '../sites/site-uptime.ts';
import type { Monitor } from './monitor-words.ts';

/** What is known of the sites in view. Each cell listens for its own site, so that nothing else is rendered again. */
class ListedUptime {
  readonly #onWanted: () => void;
  readonly #listeners = new Set<() => void>();
  #known: ReadonlyMap<number, Monitor> = new Map();

  /** @param onWanted Called when the first cell shows uptime: a table without such a column needs none. */
  constructor(onWanted: () => void) {
    this.#onWanted = onWanted;
  }

  readonly subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) this.#onWanted();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  of(id: number): Monitor | undefined {
    return this.#known.get(id);
  }

  /** @param shown Ids of the listed sites: what is known of them stays until the next answer, of others it goes. */
  set(known: ReadonlyMap<number, Monitor>, shown: ReadonlySet<number>): void {
    this.#known = new Map([...[...this.#known].filter(([id]) => shown.has(id)), ...known]);
    for (const listener of this.#listeners) listener();
  }
}

const Context = createContext<ListedUptime | undefined>(undefined);

interface UptimeOfRowsProps {
  /** The sites of each page of the list that is in view. */
  readonly pages: readonly (readonly { readonly id: number }[])[];
  readonly children: ReactNode;
}

/** Reads the uptime of listed sites: with one request for a page of the list, however many of its rows are in view. */
export function UptimeOfRows({ pages, children }: UptimeOfRowsProps) {
  const [wanted, setWanted] = useState(false);
  // It is asked once the rows are on the screen: at first, and after each search.
  const [listed] = useState(() => new ListedUptime(() => afterFrame(() => setWanted(true))));
  const onScreen = useDeferredValue(pages);
  const known = useQueries({
    queries: onScreen
      .filter(page => wanted && page.length > 0)
      .map(page => {
        const input = { include: page.map(({ id }) => id), per_page: page.length };
        return {
          queryKey: ['list-monitors-v1', input],
          queryFn: ({ signal }: { signal: AbortSignal }) => callAbility('list-monitors-v1', input, signal),
          ...UPTIME_REFRESHED,
        };
      }),
    combine: byId,
  });
  useEffect(() => listed.set(known, new Set(onScreen.flat().map(({ id }) => id))), [listed, known, onScreen]);
  return <Context value={listed}>{children}</Context>;
}

const byId = (results: readonly { readonly data?: { readonly items: readonly Monitor[] } | undefined }[]) =>
  new Map(results.flatMap(({ data }) => data?.items.map(monitor => [monitor.id, monitor] as const) ?? []));

/** The uptime of a site in a row within `UptimeOfRows`; undefined while unknown. */
export function useListedUptime(id: number): Monitor | undefined {
  const listed = useContext(Context);
  if (!listed) throw new Error('This list reads no uptime');
  return useSyncExternalStore(listed.subscribe, () => listed.of(id));
}
