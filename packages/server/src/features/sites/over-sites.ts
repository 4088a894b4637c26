interface Bounds {
  /** Sites in progress at the same time; all of them if omitted. */
  readonly atOnce?: number | undefined;
  /** Once aborted, no further site is started, and the results have gaps. */
  readonly signal?: AbortSignal | undefined;
  /** Told how many sites are left, each time that one is done. */
  readonly remain?: ((sites: number) => void) | undefined;
}

/**
 * Works on many sites at once, and returns the results in the order of the sites. Each call to a site has its own
 * deadline and its turn in the outbound lanes, so one bad site delays nobody. A failure of a site is a result; an error
 * thrown by the work is a bug, and ends everything: no further site is started, and once none is in progress any more,
 * it is thrown.
 */
export async function overSites<Site, Result>(
  sites: readonly Site[],
  work: (site: Site) => Promise<Result>,
  { atOnce = sites.length, signal, remain }: Bounds = {},
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let left = sites.length;
  const bugs: unknown[] = [];
  const lane = async () => {
    for (let at = next++; at < sites.length && bugs.length === 0 && !signal?.aborted; at = next++) {
      try {
        results[at] = await work(sites[at] as Site);
      } catch (error) {
        bugs.push(error);
        return;
      }
      left -= 1;
      remain?.(left);
    }
  };
  await Promise.all(Array.from({ length: Math.min(sites.length, atOnce) }, lane));
  if (bugs.length > 0) throw bugs[0];
  return results;
}
