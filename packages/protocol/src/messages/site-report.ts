import { countOf, entriesOf, flagOf, isRecord, optionalText, own, shortText } from '../replies/lenient.ts';
import { type AbandonedItem, readAbandoned } from './abandoned.ts';
import {
  type PluginUpdate,
  readPluginUpdates,
  readThemeUpdates,
  readTranslationUpdates,
  type ThemeUpdate,
  type TranslationUpdate,
} from './available-updates.ts';
import { type InstalledPlugin, type InstalledTheme, readPlugins, readThemes } from './installed.ts';
import { readActions, readChangeLogs, type SiteChange } from './site-changes.ts';
import { type HealthCounts, readHealth, readSecurity, type SecurityCheck } from './site-health.ts';
import { readSiteInfo, type SiteInfo } from './site-info.ts';
import { type ReportedUser, readReportedUsers } from './site-users.ts';

/**
 * The sync data of a site (docs/wire/sync.md#sync-data), of `stats`, `register` and the `sync` of actions. A part that is undefined was not sent:
 * keep what is stored. An empty list was sent empty: replace what is stored.
 */
export interface SiteReport {
  connectorVersion?: string | undefined;
  wpVersion?: string | undefined;
  /** The WordPress address as reported by the site: text, not a verified URL. */
  siteUrl?: string | undefined;
  phpVersion?: string | undefined;
  wpEngine: boolean;
  /** `flywheel` and `pressable` forbid core updates (docs/wire/actions.md#updates); '' elsewhere. */
  wphost: string;
  siteInfo?: SiteInfo | undefined;
  /** Newest core version on offer; null when up to date, undefined when not sent. */
  coreUpdate: string | null | undefined;
  pluginUpdates?: PluginUpdate[] | undefined;
  themeUpdates?: ThemeUpdate[] | undefined;
  translationUpdates?: TranslationUpdate[] | undefined;
  plugins?: InstalledPlugin[] | undefined;
  themes?: InstalledTheme[] | undefined;
  /** At most 500, by the connector's own limit. */
  users?: ReportedUser[] | undefined;
  usersCount?: number | undefined;
  /** Whether the list ended at its limit, so that there may be more users. */
  usersCapped?: boolean | undefined;
  security?: SecurityCheck[] | undefined;
  health?: HealthCounts | undefined;
  abandonedPlugins?: AbandonedItem[] | undefined;
  abandonedThemes?: AbandonedItem[] | undefined;
  /** When the backup plugin that was asked for made its last backup, in seconds; undefined when the site doesn't know. */
  lastBackup?: number | undefined;
  actions?: SiteChange[] | undefined;
  changeLogs?: SiteChange[] | undefined;
  /** Current unique id, '' when off. A secret. */
  uniqueId?: string | undefined;
  /** Nice name and e-mail address of the administrator used for the call; the nice name may differ from the login. */
  adminNicename?: string | undefined;
  adminEmail?: string | undefined;
  /** New reconnect secret, if requested with `wantRegverify`. A secret. */
  regverify?: string | undefined;
  /** After the site was cloned: the login to use from now on. */
  cloneAdminName?: string | undefined;
  /** Parts that were sent, but left unread because they are what is known of them already. */
  unread?: readonly string[] | undefined;
  /** Of parts that were read by `statsSince`: what to call it with, so that they are not read again until they change. */
  partDigests?: Readonly<Record<string, string>> | undefined;
}

/** The connector lists at most this many users in a sync. */
const USERS_LISTED = 500;

/** Reads sync data; undefined if there is none. @throws ConnectorError `too_large` for lists that are too long. */
export function readSiteReport(value: unknown): SiteReport | undefined {
  if (!isRecord(value) || Object.keys(value).length === 0) return undefined;
  const siteInfo = readSiteInfo(own(value, 'site_info'));
  const users = readReportedUsers(own(value, 'users'));
  return {
    connectorVersion: optionalText(own(value, 'version')) ?? siteInfo?.connectorVersion,
    wpVersion: optionalText(own(value, 'wpversion')) ?? siteInfo?.wpVersion,
    siteUrl: optionalText(own(value, 'siteurl'), 2_000),
    phpVersion: siteInfo?.phpVersion,
    wpEngine: flagOf(own(value, 'wpe')),
    wphost: shortText(own(value, 'wphost')),
    siteInfo,
    coreUpdate: readCoreUpdate(value),
    ...readLists(value),
    users,
    usersCount: users?.length,
    usersCapped: users && entriesOf(own(value, 'users'), 'users').length >= USERS_LISTED,
    health: readHealth(own(value, 'health_site_status')),
    lastBackup: readLastBackup(own(value, 'primaryLasttimeBackup')),
    actions: readActions(own(value, 'child_site_actions_data')),
    changeLogs: readChangeLogs(own(value, 'changes_logs_data')),
    ...readIdentity(value),
  };
}

/** The parts that are stored as rows of their own, but for changes. What they hold depends on these members alone. */
export function readLists(value: unknown) {
  const premium = own(value, 'premium_updates');
  return {
    pluginUpdates: readPluginUpdates(own(value, 'plugin_updates'), premium),
    themeUpdates: readThemeUpdates(own(value, 'theme_updates'), premium),
    translationUpdates: readTranslationUpdates(own(value, 'translation_updates')),
    plugins: readPlugins(own(value, 'plugins')),
    themes: readThemes(own(value, 'themes')),
    security: readSecurity(own(value, 'securityStats')),
    abandonedPlugins: readAbandoned(own(value, 'plugins_outdate_info')),
    abandonedThemes: readAbandoned(own(value, 'themes_outdate_info')),
  } satisfies Partial<SiteReport>;
}

function readCoreUpdate(value: Record<string, unknown>): string | null | undefined {
  if (!Object.hasOwn(value, 'wp_updates')) return undefined;
  return optionalText(value.wp_updates) ?? null;
}

/** The connector answers 0 until it has seen a backup, which doesn't mean that there was none. */
function readLastBackup(value: unknown): number | undefined {
  return countOf(value) || undefined;
}

function readIdentity(value: Record<string, unknown>): Partial<SiteReport> {
  const uniqueId = own(value, 'uniqueId');
  return {
    uniqueId: typeof uniqueId === 'string' ? shortText(uniqueId) : undefined,
    adminNicename: optionalText(own(value, 'admin_nicename')),
    adminEmail: optionalText(own(value, 'admin_useremail')),
    regverify: optionalText(own(value, 'regverify_info')),
    cloneAdminName: optionalText(own(value, 'clone_adminname')),
  };
}
