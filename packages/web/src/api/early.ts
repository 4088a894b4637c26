declare global {
  interface Window {
    /** What `public/first.js` asked for before any script of the app was there, by path. */
    askedEarly?: Map<string, Promise<Response>>;
  }
}

/** An answer that arrived before the page asked counts as fresh for as long as any other: `query-client.ts`. */
const FRESH_MS = 10_000;

/**
 * The answer to a question that was asked before the page was loaded, once: who asks again wants a new one. Undefined if
 * there is none, or no good one.
 */
export async function earlyAnswer(path: string): Promise<Response | undefined> {
  const asked = globalThis.window?.askedEarly;
  const early = asked?.get(path);
  asked?.delete(path);
  if (!early || performance.now() > FRESH_MS) return undefined;
  const answer = await early.catch(() => undefined);
  return answer?.ok ? answer : undefined;
}

/** Hashes of the queries that were asked before the page was loaded, until something shows them or a minute has passed. */
export const unseenQueries = new Set<string>();

/** Parts of a page that are shown one after the other ask only once what both need. */
const SHARED_MS = 10_000;
/** In ms since the epoch. */
let openedAt = 0;

/** Call it when the address changes: the page asks anew for what it shows. */
export function noteOtherAddress(): void {
  openedAt = Date.now();
}

/**
 * For how long a query is fresh: until it is first shown, if it was asked before the page was loaded, at most a minute.
 * @param ms Otherwise, for so many milliseconds; for ten seconds, until the address changes, if omitted.
 */
export const freshFor =
  (ms?: number) =>
  ({ queryHash, state }: { readonly queryHash: string; readonly state: { readonly dataUpdatedAt: number } }) => {
    if (unseenQueries.has(queryHash)) return Number.POSITIVE_INFINITY;
    return ms ?? (state.dataUpdatedAt >= openedAt ? SHARED_MS : 0);
  };
