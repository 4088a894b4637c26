import type { ConnectorCall } from '../call.ts';
import { entriesOf, flagOf, keyOf, optionalText, own, shortText } from '../replies/lenient.ts';
import { type SyncData, syncDataOf } from '../requests/sync-data.ts';
import { readSiteReport, type SiteReport } from './site-report.ts';
import { joinSlugs } from './slugs.ts';

export interface UpgradePluginThemeArgs {
  type: 'plugin' | 'theme';
  /** Plugin files or stylesheets. One per request limits its duration (docs/wire/transport.md#limits). */
  slugs: readonly string[];
  /** Parts of the `sync` for themes. Default: plugins, themes and theme updates. */
  syncData?: SyncData;
}

export interface UpgradedItem {
  slug: string;
  name: string;
  oldVersion: string;
  /** Version now installed; '' if not reported. The update succeeded if this is the version that was offered (docs/wire/actions.md#updates). */
  version: string;
  /** What the connector claims; also true for plugins that were up to date or missing. */
  reported: boolean;
  error?: string | undefined;
  /** Codes of WordPress, comma list: `download_failed` … */
  errorCode?: string | undefined;
  /** WordPress restored the old version after a failed install. */
  rolledBack: boolean;
}

export interface UpgradePluginThemeReply {
  items: UpgradedItem[];
  /** Themes only (docs/wire/actions.md#updates). */
  sync: SiteReport | undefined;
}

const THEME_SYNC_DATA = syncDataOf(['plugins', 'themes', 'theme_updates']);

/** Update plugins or themes (docs/wire/actions.md#updates). The upgrader prints HTML before the frame. */
export const upgradePluginTheme: ConnectorCall<UpgradePluginThemeArgs, UpgradePluginThemeReply> = {
  name: 'upgradeplugintheme',
  signed: true,
  effect: 'change',
  patience: 'update',
  fields: ({ type, slugs, syncData = THEME_SYNC_DATA }) => ({
    type,
    list: type === 'plugin' ? encodeOnce(joinSlugs(slugs, ',')) : joinSlugs(slugs, ','),
    syncdata: JSON.stringify(syncData),
  }),
  parse: reply => ({ items: readUpgraded(reply), sync: readSiteReport(own(reply, 'sync')) }),
};

/** The connector percent-decodes the plugin list, and only that, once more. */
function encodeOnce(list: string): string {
  return list.replaceAll('%', '%25').replaceAll('+', '%2B');
}

function readUpgraded(reply: unknown): UpgradedItem[] {
  const claims = own(reply, 'upgrades');
  const errors = own(reply, 'upgrades_error');
  const data = own(own(reply, 'other_data'), 'updated_data');
  const codes = own(own(reply, 'other_data'), 'upgrade_error_codes');
  const slugs = new Set([claims, errors, data, codes].flatMap(map => entriesOf(map).map(([slug]) => slug)));
  return [...slugs]
    .filter(slug => keyOf(slug) !== undefined)
    .map(slug => {
      const item = own(data, slug);
      const error = optionalText(own(errors, slug), 500) ?? optionalText(own(item, 'error'), 500);
      return {
        slug,
        name: shortText(own(item, 'name')) || slug,
        oldVersion: shortText(own(item, 'old_version')),
        version: shortText(own(item, 'version')),
        reported: error === undefined && flagOf(own(claims, slug)) && flagOf(own(item, 'success'), true),
        error,
        errorCode: optionalText(own(codes, slug)),
        rolledBack: flagOf(own(item, 'rollback')),
      };
    });
}
