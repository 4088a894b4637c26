import type { FunctionCall } from '../connector/call.ts';
import { field, group, json, kept, textField } from '../connector/params.ts';
import { hash } from '../random.ts';
import type { SyncList } from '../state/records.ts';
import type { SimulatedSite } from '../state/site.ts';
import { cancelBatches, outdateInfo } from './abandoned.ts';
import { cacheNotes } from './cache-notes.ts';
import { actionsData, logsData } from './changes.ts';
import { CONTENT_PARTS } from './content.ts';
import { lastBackup } from './last-backup.ts';
import { pluginEntries, themeEntries } from './lists.ts';
import { phpMap } from './php.ts';
import { countFailedChecks, securityStats } from './security.ts';
import { siteFacts } from './site-info.ts';
import { pendingCore, pluginUpdates, themeUpdates } from './updates.ts';
import { userEntry } from './users.ts';

type Part = (call: FunctionCall) => Record<string, unknown>;

/** The parts that `syncdata` governs (docs/wire/sync.md#sync-data, marked † there): key → fields. */
const PARTS: Readonly<Record<string, Part>> = {
  wp_updates: ({ site }) => ({ wp_updates: pendingCore(site) ?? null }),
  plugin_updates: ({ site }) => ({ plugin_updates: phpMap(pluginUpdates(site)) }),
  theme_updates: ({ site }) => ({ theme_updates: phpMap(themeUpdates(site)) }),
  translation_updates: ({ site }) => ({ translation_updates: site.translations }),
  ...Object.fromEntries(
    Object.entries(CONTENT_PARTS).map(([key, part]) => [key, (call: FunctionCall) => part(call.site)]),
  ),
  securityStats: ({ site, https }) => {
    const stats = securityStats(site, https);
    return { securityIssues: countFailedChecks(stats), securityStats: stats };
  },
  plugins: ({ site }) => ({ plugins: pluginEntries(site) }),
  themes: ({ site }) => ({ themes: themeEntries(site) }),
  users: ({ site, form }) => (optimised(form) ? { users: site.users.slice(0, 500).map(user => userEntry(user)) } : {}),
  plugins_outdate_info: ({ site }) => ({ plugins_outdate_info: outdateInfo(site, 'plugin') }),
  themes_outdate_info: ({ site }) => ({ themes_outdate_info: outdateInfo(site, 'theme') }),
  health_site_status: ({ site }) => ({ health_site_status: site.profile.health }),
  child_site_actions_data: ({ site, form }) => ({
    child_site_actions_data: actionsData(site, Number(field(form, 'child_actions_last_created') ?? 0) || 0),
    changes_logs_data: logsData(site, group(form, 'params_logs')),
    ...(Object.keys(group(form, 'params_logs')).length > 0 ? { dbsize_activitylogs: site.logs.length * 900 } : {}),
  }),
  primaryLasttimeBackup: lastBackup,
};

/** Sync data of docs/wire/sync.md#sync-data. Stores what the request says about future replies before answering. */
export function syncData(call: FunctionCall): Record<string, unknown> {
  const { site, user, form } = call;
  remember(call);
  const reply = siteFacts(site);
  for (const [key, part] of Object.entries(PARTS)) {
    if (site.syncList?.[key] !== false) Object.assign(reply, part(call));
  }
  // Whatever its value, add-ons answer and write settings of the site.
  if (form.othersData !== undefined && site.syncList?.othersData !== false) Object.assign(reply, cacheNotes('0'));
  reply.extauth = hash(site.world.seed, 'extauth', site.k).toString(16).padStart(32, '0');
  reply.mainwpdir = 1;
  reply.uniqueId = site.uniqueId;
  if (user) {
    reply.admin_nicename = user.login;
    reply.admin_useremail = user.email;
  }
  if (user && textField(form, 'sync_regverify') !== '' && textField(form, 'sync_regverify') !== '0') {
    reply.regverify_info = site.newSecret(user.login);
  }
  return reply;
}

/** `optimize=1` asks for user lists (docs/wire/signatures.md#signed-requests). */
export function optimised(form: FunctionCall['form']): boolean {
  return field(form, 'optimize') === '1';
}

/** Sticky settings of a request: `syncdata`, the age of abandoned items, the dashboard's address (docs/wire/sync.md#what-a-sync-asks-for). */
function remember({ site, form }: FunctionCall): void {
  const list = syncListOf(field(form, 'syncdata'));
  if (list !== undefined) site.syncList = list;
  if (site.syncList?.plugins_outdate_info === false) cancelBatches(site, 'plugin');
  if (site.syncList?.themes_outdate_info === false) cancelBatches(site, 'theme');
  const days = Number.parseInt(field(form, 'numberdaysOutdatePluginTheme') ?? '', 10);
  if (days > 0 && days !== site.outdatedAfterDays) {
    site.outdatedAfterDays = days;
    site.abandoned = undefined;
  }
  const server = textField(form, 'server');
  if (server !== '' && site.connection && site.connection.server !== server) site.connection.server = kept(server);
}

/** A text that isn't a list clears the stored one, so that all parts are sent again. */
const EVERYTHING: SyncList = {};

const seenLists = new Map<string, SyncList>();

/** One object for all sites that were sent the same text: with 10,000 sites separate lists would take megabytes. */
function syncListOf(posted: string | undefined): SyncList | undefined {
  if (posted === undefined) return undefined;
  const value = json(posted);
  if (typeof value !== 'object' || value === null) return EVERYTHING;
  const known = seenLists.get(posted);
  if (known) return known;
  const list = Object.fromEntries(Object.entries(value).map(([key, wanted]) => [key, Number(wanted) !== 0]));
  if (seenLists.size < 1000) seenLists.set(kept(posted), list);
  return list;
}

/** The parts that the next replies of a site will contain. */
export function wantedParts(site: SimulatedSite): string[] {
  return Object.keys(PARTS).filter(key => site.syncList?.[key] !== false);
}
