import type { SeedSite } from '@sitekeeper/server/testing';

const TRADES = ['shop', 'bakery', 'school', 'hotel', 'museum', 'garage', 'studio', 'clinic', 'garden', 'choir'];

/** Sites with names of which a search finds one in a hundred (`town 42`), one in ten (`shop`) or all (`example`). */
export function townSites(count: number): SeedSite[] {
  return Array.from({ length: count }, (_, index) => ({
    url: `https://${TRADES[index % 10]}-${index}.example.com/`,
    name: `The ${TRADES[index % 10]} of town ${Math.floor(index / 10) % 100}`,
    status: index % 10 === 9 ? ('suspended' as const) : ('connected' as const),
  }));
}
