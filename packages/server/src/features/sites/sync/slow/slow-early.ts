/** The number of other sites between two slow ones. With fewer, slow sites would take up the places of the others. */
const BETWEEN = 4;

/**
 * The order in which a fleet is synced: sites that did not answer the last sync in time are started early, one among
 * several others. If such a site is started last, the job waits for its whole deadline with nothing else left to do.
 */
export function slowEarly<Site>(sites: readonly Site[], isSlow: (site: Site) => boolean): Site[] {
  const slow = sites.filter(isSlow);
  const others = sites.filter(site => !isSlow(site));
  const ordered: Site[] = [];
  for (const [index, site] of slow.entries()) {
    ordered.push(...others.slice(index * BETWEEN, (index + 1) * BETWEEN), site);
  }
  return [...ordered, ...others.slice(slow.length * BETWEEN)];
}
