interface Bounds {
  /** Sites under way at the same time; all of them when left out. */
  readonly atOnce?: number | undefined;
  /** Once aborted, no further site is begun, and the results have gaps. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Does work on many sites at once, and gives the results in the order of the sites. Each call to a site has its own
 * deadline and its turn in the outbound lanes, so one bad site delays nobody. What a site fails at is a result; what
 * the work throws is a bug, and ends the whole.
 */
export async function overSites<Site, Result>(
  sites: readonly Site[],
  work: (site: Site) => Promise<Result>,
  { atOnce = sites.length, signal }: Bounds = {},
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < sites.length && !signal?.aborted; at = next++) {
      results[at] = await work(sites[at] as Site);
    }
  };
  await Promise.all(Array.from({ length: Math.min(sites.length, atOnce) }, lane));
  return results;
}
