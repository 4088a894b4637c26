import type { SiteStatus } from './site.ts';

/** The health of a site, worst first. Each site has exactly one of these, so that their counts add up to all sites. */
export const SITE_HEALTHS = ['down', 'disconnected', 'sync_failing', 'never_synced', 'healthy', 'suspended'] as const;
export type SiteHealth = (typeof SITE_HEALTHS)[number];

/** The columns that determine a site's health. */
export interface HealthFacts {
  readonly status: SiteStatus;
  /** ms epoch; null before the first check of the address. */
  readonly checked_at: number | null;
  /** HTTP status; 0 without an answer. */
  readonly check_status: number | null;
  /** ms epoch of the last successful sync. */
  readonly last_sync_at: number | null;
  /** Null unless the last sync failed. */
  readonly sync_error_code: string | null;
}

/** Whether a check of the address was successful. */
export function answeredWell(httpStatus: number | null): boolean {
  return httpStatus !== null && httpStatus >= 200 && httpStatus < 400;
}

/** A successful sync supersedes an earlier failed check. */
function isDown({ checked_at, check_status, last_sync_at }: HealthFacts): boolean {
  return checked_at !== null && !answeredWell(check_status) && (last_sync_at === null || checked_at > last_sync_at);
}

/** The one rule of a site's health; `site-health.store.ts` has the same in SQL. */
export function healthOf(site: HealthFacts): SiteHealth {
  if (site.status === 'suspended') return 'suspended';
  if (site.status === 'disconnected') return 'disconnected';
  if (isDown(site)) return 'down';
  if (site.sync_error_code !== null) return 'sync_failing';
  return site.last_sync_at === null ? 'never_synced' : 'healthy';
}
