import { SITE_CHECKS, SITE_HEALTHS, SITE_SORTS, SITE_STATUSES, SORT_ORDERS } from '../../generated/choices.ts';
import { ids, oneOf, optional, type Raw, text, texts } from '../../shared/search-params.ts';

/** Sites that are down are found by their health. */
export const CHECKS = SITE_CHECKS.filter(check => check !== 'down');

/** Search, filters and order of the list of sites, as they stand in its address. */
export const sitesSearch = (raw: Raw) =>
  optional({
    q: text(raw.q),
    // `check=down` stands in addresses that were kept from before sites had a health.
    health: oneOf(raw.health, SITE_HEALTHS) ?? (raw.check === 'down' ? ('down' as const) : undefined),
    status: oneOf(raw.status, SITE_STATUSES),
    /** The last check of the address. */
    check: oneOf(raw.check, CHECKS),
    clients: ids(raw.clients, 0),
    tags: ids(raw.tags),
    /** all: only sites with every one of the tags; any of them when left out. */
    match: oneOf(raw.match, ['all']),
    /** `wp 6.9`, `php 8.2.10`, `child 5.4` */
    versions: texts(raw.versions, /^(wp|php|child) \S{1,100}$/),
    sort: oneOf(raw.sort, SITE_SORTS),
    order: oneOf(raw.order, SORT_ORDERS),
  });
