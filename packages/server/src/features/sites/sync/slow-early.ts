/** As many others go between two slow sites: fewer, and the slow ones would take the places of the others. */
const BETWEEN = 4;

/**
 * The order in which a fleet is synced: sites that let the last sync wait in vain are begun early, one among several.
 * One that is begun last holds up the end by its whole deadline, when nothing is left to do beside it.
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
