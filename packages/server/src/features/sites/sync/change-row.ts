import type { SiteChange } from '@sitekeeper/protocol';

/** User agent of this server's own calls, as sites log it. */
const OUR_AGENT = /\bSitekeeper\//;
const SESSION_TYPES = new Set([1570, 1575, 1580, 1585, 1590, 1596]);
const PROFILE_FIELD_TYPES = new Set([1685, 1690]);
/** Scheduled tasks change nothing, and every site runs dozens of them a day. */
const CRON_RUN_TYPES = new Set([1940, 1945]);

/** Whether a change is worth keeping; each sync alone makes the site log a sign-in and an entry of its own. */
export function isWorthKeeping({ logTypeId, userAgent, field }: SiteChange): boolean {
  if (logTypeId === undefined) return true;
  if (CRON_RUN_TYPES.has(logTypeId)) return false;
  if (PROFILE_FIELD_TYPES.has(logTypeId) && field?.includes('mainwp_child')) return false;
  return !(SESSION_TYPES.has(logTypeId) && OUR_AGENT.test(userAgent ?? ''));
}

/**
 * A row of `site_changes`. Ids restart when a site clears its log and fractions of a second are unreliable, so the key
 * is id, type and whole second. Source: docs/wire/sync.md#changes.
 */
export function changeRow(siteId: number, change: SiteChange, now: number) {
  return {
    site_id: siteId,
    dedupe_key: [change.source, change.sourceId, change.logTypeId ?? change.action, change.createdSeconds].join(':'),
    log_type_id: change.source === 'log' ? (change.logTypeId ?? 0) : null, // null tells the two sources apart
    context: change.context,
    action: change.action,
    object_name: change.objectName,
    user_name: actor(change),
    occurred_at: Math.min(change.createdSeconds * 1000, now), // clocks of sites may be anywhere
    detail_json: JSON.stringify(detail(change)),
  };
}

/** What descriptions show besides the name. */
export interface ChangeDetail {
  readonly slug?: string;
  readonly old_version?: string;
  readonly new_version?: string;
  readonly automatic?: true;
  readonly from?: string;
  readonly to?: string;
  readonly field?: string;
}

function detail({ slug, oldVersion, newVersion, autoUpdated, from, to, field }: SiteChange): ChangeDetail {
  return {
    ...(slug === undefined ? {} : { slug }),
    ...(oldVersion === undefined ? {} : { old_version: oldVersion }),
    ...(newVersion === undefined ? {} : { new_version: newVersion }),
    ...(autoUpdated ? { automatic: true } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(field === undefined ? {} : { field }),
  };
}

/** Where no person acted, the connector names its host's account or "Unknown User". */
function actor({ user, userId, system, userAgent }: SiteChange): string {
  if (userId !== undefined) return user;
  if (system === 'wp_cron') return 'WP-Cron';
  if (system === 'wp_cli' || userAgent?.startsWith('WP CLI')) return 'WP-CLI';
  return user === 'Unknown User' ? '' : user;
}
