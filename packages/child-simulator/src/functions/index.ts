import type { ConnectorFunction, FunctionCall } from '../connector/call.ts';
import { field } from '../connector/params.ts';
import { outdateInfo, runAbandonedBatch } from '../sync/abandoned.ts';
import { syncData } from '../sync/sync-data.ts';
import { commentAction } from './comment-action.ts';
import { deactivate, disconnect, updateValues } from './connection.ts';
import { getAllComments, getAllPages, getAllPosts } from './content.ts';
import { upgradeCore, upgradeTranslation } from './core-and-translations.ts';
import { installPluginTheme } from './install.ts';
import { getAllPlugins, getAllThemes } from './listings.ts';
import { pluginAction } from './plugins.ts';
import { postAction } from './post-action.ts';
import { newPost } from './post-create.ts';
import { security, securityFix, securityUnFix } from './security.ts';
import { codeSnippet } from './snippets.ts';
import { themeAction } from './themes.ts';
import { upgradePluginTheme } from './updates.ts';
import { userAction } from './user-action.ts';
import { newAdminPassword, newUser } from './user-create.ts';
import { getAllUsers, searchUsers } from './user-search.ts';

/** The functions that the simulator implements (docs/wire/README.md). */
export const FUNCTIONS: ReadonlyMap<string, ConnectorFunction> = new Map<string, ConnectorFunction>([
  ['stats', call => ({ data: syncData(call) })],
  ['get_all_plugins', getAllPlugins],
  ['get_all_themes', getAllThemes],
  ['plugin_action', pluginAction],
  ['theme_action', themeAction],
  ['upgradeplugintheme', upgradePluginTheme],
  ['upgrade', upgradeCore],
  ['upgradetranslation', upgradeTranslation],
  ['installplugintheme', installPluginTheme],
  ['check_abandoned', checkAbandoned],
  ['security', security],
  ['securityFix', securityFix],
  ['securityUnFix', securityUnFix],
  ['get_all_posts', getAllPosts],
  ['get_all_pages', getAllPages],
  ['get_all_comments', getAllComments],
  ['newpost', newPost],
  ['post_action', postAction],
  ['comment_action', commentAction],
  ['search_users', searchUsers],
  ['get_all_users', getAllUsers],
  ['newuser', newUser],
  ['user_action', userAction],
  ['newadminpassword', newAdminPassword],
  ['update_values', updateValues],
  ['disconnect', disconnect],
  ['deactivate', deactivate],
  ['code_snippet', codeSnippet],
  ['get_site_icon', () => ({ data: [] })],
  ['settings_tools', () => ({ data: { success: 1 } })],
  ['delete_actions', deleteActions],
  ['clean_up_child_logs', cleanUpLogs],
]);

/** Functions of the real connector that this one does not implement (docs/wire/actions.md#small-functions). */
export const KNOWN_FUNCTIONS: ReadonlySet<string> = new Set(
  `backup backup_checkpid cloneinfo comment_bulk_action maintenance_site branding_child_plugin uploader_action wordpress_seo client_report
  createBackupPoll page_speed woo_com_status links_checker wordfence delete_backup ithemes updraftplus backup_wp backwpup
  wp_rocket skeleton_key bulk_settings_manager custom_post_type backup_buddy vulner_checker wp_staging time_capsule
  extra_excution extra_execution wpvivid_backuprestore wp_seopress db_updater cache_purge_action jetpack_protect
  jetpack_scan verify_action api_backups_mysqldump patchstack password_policy_settings`.split(/\s+/),
);

/** `check_abandoned` (docs/wire/sync.md#abandoned-items): runs one batch and returns the cache. */
function checkAbandoned({ site, form }: FunctionCall) {
  const which = field(form, 'which') === 'plugin' ? 'plugin' : 'theme';
  runAbandonedBatch(site, which);
  return { data: { sync: { [`${which}s_outdate_info`]: outdateInfo(site, which) }, success: 1 } };
}

function deleteActions({ site }: FunctionCall) {
  site.actions = [];
  return { data: { success: 'ok' } };
}

function cleanUpLogs({ site }: FunctionCall) {
  site.logs = [];
  return { data: { success: 1, dbsize_activitylogs: 0 } };
}
