import type { OldDashboard, OldSite } from './mainwp/old-dashboard.ts';
import { type SiteReasonCause, siteReason, withoutKey } from './site-reason.ts';

/**
 * How a site comes over. `key`: with the key of the old dashboard, which both then use. `reconnect-secret`: without a
 * key; it is registered anew, which locks the old dashboard out, so it waits for the cut over. `password`: a person must
 * add it. `none`: it stays behind.
 */
export const WAYS_IN = ['key', 'reconnect-secret', 'password', 'none'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/**
 * `planned`: read. `adopted`: stored here, the old dashboard works beside. `cut_over`: only this server has its key.
 * `failed`: adopting failed. `skipped`: left out. `undone`: removed from this server again.
 */
export const IMPORT_SITE_STATES = ['planned', 'adopted', 'cut_over', 'failed', 'skipped', 'undone'] as const;
export type ImportSiteState = (typeof IMPORT_SITE_STATES)[number];

/** `stopped`: something has not come over, and nothing will carry it over by itself. */
export const CARRYING = ['done', 'going_on', 'stopped'] as const;
export type Carrying = (typeof CARRYING)[number];

/** What the plan decided about a site. */
export interface PlannedSite {
  readonly oldId: number;
  readonly wayIn: WayIn;
  /** Why it stays behind, or needs a person; a sentence. */
  readonly reason?: string | undefined;
  /** What the reason follows from. */
  readonly cause?: SiteReasonCause | undefined;
}

/** What `storeImport` takes from a plan. */
export interface StoredPlan {
  readonly sites: readonly PlannedSite[];
  /** Shown as it is with the import; without secrets. */
  readonly report?: object | undefined;
}

/** What was read of a site, without secrets, key, and what stands in columns. */
export type OldSiteDetails = Omit<
  OldSite,
  'id' | 'name' | 'url' | 'login' | 'uniqueId' | 'httpAuth' | 'key' | 'reconnectSecret' | 'suspended'
>;

/** The sealed part of a site. */
export interface ImportSiteSecrets {
  /** PKCS#8 DER, base64: the key of the old dashboard. */
  readonly privateKey?: string | undefined;
  readonly reconnectSecret?: string | undefined;
  readonly uniqueId: string;
  readonly httpAuth?: { readonly user: string; readonly password: string } | undefined;
  /** The texts by which the site may know the old dashboard, best first. */
  readonly oldServers: readonly string[];
  /** The text by which the site will know this server. Made before it is first sent, and the same in every attempt. */
  readonly ownServer: string;
}

/** Everything that is read besides sites. Those without ids are numbered by position. */
export const RECORD_KINDS = [
  'tag',
  'client',
  'client_field',
  'cost',
  'monitor',
  'api_key',
  'ignored',
  'trusted',
  'problem',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface RecordPayloads {
  readonly tag: OldDashboard['tags'][number];
  readonly client: OldDashboard['clients'][number];
  readonly client_field: OldDashboard['clientFields'][number];
  readonly cost: OldDashboard['costs'][number];
  readonly monitor: OldDashboard['monitors'][number];
  readonly api_key: OldDashboard['apiKeys'][number];
  readonly ignored: OldDashboard['ignored'];
  readonly trusted: OldDashboard['trusted'];
  readonly problem: OldDashboard['problems'][number];
}

/** `planned`: read. `carried`: it is here. `skipped`: left out, with the reason. `failed`: may be tried again. */
export type RecordState = 'planned' | 'carried' | 'skipped' | 'failed';

/** What follows from the row alone. */
export function wayInOf({ id, key, reconnectSecret, login, demo }: OldSite): PlannedSite {
  if (demo) return { oldId: id, wayIn: 'none', ...siteReason('demo') };
  if (login.trim() === '') return { oldId: id, wayIn: 'password', ...siteReason('no_administrator') };
  if (key.kind === 'key') return { oldId: id, wayIn: 'key' };
  if (reconnectSecret) return { oldId: id, wayIn: 'reconnect-secret', ...withoutKey(key.reason, { secret: true }) };
  return { oldId: id, wayIn: 'password', ...withoutKey(key.reason, { secret: false }) };
}
