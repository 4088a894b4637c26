import { ids, ORDERS, oneOf, optional, type Raw, text, texts } from '../../shared/search-params.ts';
import { HEALTH_NAMES } from '../../shared/sites/health.ts';

export const STATUSES = ['connected', 'disconnected', 'suspended', 'available_update'] as const;
export const CHECKS = ['up', 'unchecked'] as const;
export const SORTS = [
  'name',
  'url',
  'status',
  'health',
  'last_sync',
  'health_score',
  'response_time',
  'created',
  'updates',
  'wp_version',
  'php_version',
  'child_version',
] as const;

/** Search, filters and order of the list of sites, as they stand in its address. */
export const sitesSearch = (raw: Raw) =>
  optional({
    q: text(raw.q),
    // `check=down` stands in addresses that were kept from before sites had a health.
    health: oneOf(raw.health, HEALTH_NAMES) ?? (raw.check === 'down' ? ('down' as const) : undefined),
    status: oneOf(raw.status, STATUSES),
    /** The last check of the address. */
    check: oneOf(raw.check, CHECKS),
    clients: ids(raw.clients, 0),
    tags: ids(raw.tags),
    /** all: only sites with every one of the tags; any of them when left out. */
    match: oneOf(raw.match, ['all']),
    /** `wp 6.9`, `php 8.2.10`, `child 5.4` */
    versions: texts(raw.versions, /^(wp|php|child) \S{1,100}$/),
    sort: oneOf(raw.sort, SORTS),
    order: oneOf(raw.order, ORDERS),
  });
