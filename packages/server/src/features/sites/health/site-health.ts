import type { SiteStatus } from '../site.ts';

/** The health of a site, worst first. Each site has exactly one of these, so that their counts add up to all sites. */
export const SITE_HEALTHS = [
  'down',
  'disconnected',
  'broken',
  'altered',
  'sync_failing',
  'vulnerable',
  'expiring',
  'never_synced',
  'updates',
  'healthy',
  'suspended',
] as const;
export type SiteHealth = (typeof SITE_HEALTHS)[number];

/** The healths of sites that somebody should look at. */
export const AILING_HEALTHS = ['down', 'disconnected', 'broken', 'altered', 'sync_failing'] as const;

/** What can be said about a site at the same time as other things. */
export type HealthReason = Exclude<SiteHealth, 'healthy'>;

/** What a site's health follows from. */
export interface HealthFacts {
  readonly status: SiteStatus;
  /** ms epoch; null before the first check of the address by a person. */
  readonly checked_at: number | null;
  /** HTTP status; 0 without an answer. */
  readonly check_status: number | null;
  /** ms epoch of the last successful sync. */
  readonly last_sync_at: number | null;
  /** Null unless the last sync failed. */
  readonly sync_error_code: string | null;
  /** Pending updates of all types. */
  readonly pending: number;
  /** Its uptime monitor, unless it is paused or says nothing. */
  readonly watched?: { readonly status: 'up' | 'down'; readonly checked_at: number } | undefined;
  /** An update has broken it: see `brokenItems`. */
  readonly broken: boolean;
  /** Files on it were altered: see `IS_ALTERED`. */
  readonly altered: boolean;
  /** A vulnerability of it is exposed: see `exposedFindings`. */
  readonly vulnerable: boolean;
  /** Its certificate or domain runs out: see `expiringOfSites`. */
  readonly expiring: boolean;
}

/** Whether a check of the address was successful. */
export function answeredWell(httpStatus: number | null): boolean {
  return httpStatus !== null && httpStatus >= 200 && httpStatus < 400;
}

/** A later answer, to a sync or to the monitor, supersedes a failed check. */
function isDown({ checked_at, check_status, last_sync_at, watched }: HealthFacts): boolean {
  if (watched?.status === 'down') return true;
  if (checked_at === null || answeredWell(check_status)) return false;
  return (
    (last_sync_at === null || checked_at > last_sync_at) && (watched === undefined || watched.checked_at <= checked_at)
  );
}

/** Everything that is the matter with a site, worst first; nothing with a healthy one. */
export function healthReasonsOf(site: HealthFacts): HealthReason[] {
  const applies: Readonly<Record<HealthReason, boolean>> = {
    down: isDown(site),
    disconnected: site.status === 'disconnected',
    broken: site.broken,
    altered: site.altered,
    sync_failing: site.sync_error_code !== null,
    vulnerable: site.vulnerable,
    expiring: site.expiring,
    never_synced: site.last_sync_at === null,
    updates: site.pending > 0,
    suspended: site.status === 'suspended',
  };
  return SITE_HEALTHS.filter((health): health is HealthReason => health !== 'healthy' && applies[health]);
}

/**
 * The one rule of a site's health; `site-health.store.ts` has the same in SQL. What somebody decided about a site, or
 * the site about us, comes first: of such a site hardly anything else is known for sure.
 */
export function healthOf(site: HealthFacts): SiteHealth {
  if (site.status !== 'connected') return site.status;
  return healthReasonsOf(site)[0] ?? 'healthy';
}
