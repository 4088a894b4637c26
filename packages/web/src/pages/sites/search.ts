import {
  SITE_CHECKS,
  SITE_CONDITIONS,
  SITE_HEALTHS,
  SITE_SORTS,
  SITE_STATUSES,
  SORT_ORDERS,
} from '../../generated/choices.ts';
import {
  choiceParam,
  idsParam,
  optionalParams,
  type RawParams,
  textParam,
  textsParam,
} from '../../shared/search-params.ts';

/** Sites that are down are found by their health. */
export const CHECKS = SITE_CHECKS.filter(check => check !== 'down');

/** Search, filters and order of the list of sites, from its address. */
export const sitesSearch = (raw: RawParams) =>
  optionalParams({
    q: textParam(raw.q),
    // `problems` stands for several. `check=down` occurs in addresses that were saved before sites had a health status.
    health:
      choiceParam(raw.health, [...SITE_HEALTHS, 'problems']) ?? (raw.check === 'down' ? ('down' as const) : undefined),
    status: choiceParam(raw.status, SITE_STATUSES),
    /** The last check of the address. */
    check: choiceParam(raw.check, CHECKS),
    condition: choiceParam(raw.condition, SITE_CONDITIONS),
    clients: idsParam(raw.clients, 0),
    tags: idsParam(raw.tags),
    /** all: only sites that have every one of the tags; any of them if omitted. */
    match: choiceParam(raw.match, ['all']),
    /** `wp 6.9`, `php 8.2.10`, `child 5.4` */
    versions: textsParam(raw.versions, /^(wp|php|child) \S{1,100}$/),
    /** Slug of a plugin or theme that the sites have; `version` is its version. */
    plugin: textParam(raw.plugin),
    theme: textParam(raw.theme),
    version: textParam(raw.version),
    /** The site whose essentials are shown beside the list. */
    peek: idsParam(raw.peek)?.[0],
    sort: choiceParam(raw.sort, SITE_SORTS),
    order: choiceParam(raw.order, SORT_ORDERS),
  });
