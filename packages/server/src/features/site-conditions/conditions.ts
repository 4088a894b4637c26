import { compareVersions } from '../../kernel/text/versions.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import type { EventData, NewEvent } from '../events/index.ts';
import { supportEnd } from './end-of-life.ts';

/** What a site may be in for a while, found by what it reports at each sync. */
export const SITE_CONDITIONS = [
  'php_end_of_life',
  'wordpress_end_of_life',
  'connector_outdated',
  'search_engines_blocked',
] as const;
export type SiteCondition = (typeof SITE_CONDITIONS)[number];

/** What a site reported. '' or undefined: it did not say, and what was known stays. */
export interface ReportedFacts {
  readonly wordpress: string;
  readonly php: string;
  readonly connector: string;
  readonly searchEngines: boolean | undefined;
}

export interface Measure {
  /** ms epoch */
  readonly now: number;
  /** Version that connectors should have; undefined if none is known. */
  readonly wantedConnector: string | undefined;
}

/** The data of the event that begins the condition; false if the site is not in it; undefined if that is not known. */
export type ConditionDetail = object | false | undefined;

/** Which conditions a site is in. */
export function conditionsOf(
  facts: ReportedFacts,
  { now, wantedConnector }: Measure,
): Record<SiteCondition, ConditionDetail> {
  const { wordpress, php, connector, searchEngines } = facts;
  return {
    php_end_of_life: php === '' ? undefined : ended(php, supportEnd('php', php), now),
    wordpress_end_of_life: wordpress === '' ? undefined : ended(wordpress, supportEnd('wordpress', wordpress), now),
    connector_outdated:
      connector === '' || wantedConnector === undefined
        ? undefined
        : compareVersions(connector, wantedConnector) < 0 && { version: connector, wanted: wantedConnector },
    search_engines_blocked: searchEngines === undefined ? undefined : !searchEngines && {},
  };
}

function ended(version: string, ends_on: string | undefined, now: number) {
  if (ends_on === undefined) return false;
  // Whole days since the start of that day: it is the last one with support.
  const days_left = -Math.floor((now - Date.parse(ends_on)) / DAY_MS);
  return days_left < 0 && { version, ends_on, days_left };
}

/** The event that begins a condition. */
export function beginning(siteId: number, kind: SiteCondition, detail: object): NewEvent {
  return { type: `site.${kind}`, siteId, data: detail as EventData[`site.${SiteCondition}`] } as NewEvent;
}

/** The event that ends a condition, which follows from what the site reports now. */
export function ending(siteId: number, kind: SiteCondition, { php, wordpress, connector }: ReportedFacts): NewEvent {
  if (kind === 'search_engines_blocked') return { type: 'site.search_engines_allowed', siteId, data: {} };
  if (kind === 'connector_outdated') return { type: 'site.connector_updated', siteId, data: { version: connector } };
  const software = kind === 'php_end_of_life' ? ('php' as const) : ('wordpress' as const);
  const version = software === 'php' ? php : wordpress;
  return { type: 'site.software_supported', siteId, data: { software, version } };
}
