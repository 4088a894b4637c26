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
 * thrown by the work is a bug, and ends everything.
 */
export async function overSites<Site, Result>(
  sites: readonly Site[],
  work: (site: Site) => Promise<Result>,
  { atOnce = sites.length, signal, remain }: Bounds = {},
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let left = sites.length;
  const lane = async () => {
    for (let at = next++; at < sites.length && !signal?.aborted; at = next++) {
      results[at] = await work(sites[at] as Site);
      left -= 1;
      remain?.(left);
    }
  };
  await Promise.all(Array.from({ length: Math.min(sites.length, atOnce) }, lane));
  return results;
}
