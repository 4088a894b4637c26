import type { ConnectorCall } from '../call.ts';
import { ConnectorError } from '../failures/connector-error.ts';
import { keyOf, own } from '../replies/lenient.ts';
import { ACTION_SYNC_DATA, type SyncData } from '../requests/sync-data.ts';
import { type ActionItem, type ActionStatus, readActionItems, readActionStatus } from './action-items.ts';
import { readSiteReport, type SiteReport } from './site-report.ts';
import { joinSlugs } from './slugs.ts';

export interface ThemeActionArgs {
  /** `activate` takes one slug, which must be known to exist: an unknown one breaks the site's front end (docs/wire/actions.md#themes). */
  action: 'activate' | 'delete';
  slugs: readonly string[];
  /** ACTION_SYNC_DATA when left out. */
  syncData?: SyncData;
}

export interface ThemeActionReply {
  status: ActionStatus;
  items: ActionItem[];
  /** Slug of the theme that was active before an `activate`. */
  previousTheme?: string | undefined;
  /** Slug that was not deleted because it is the active theme or its parent. */
  activeThemeRefused?: string | undefined;
  parentRefused?: string | undefined;
  sync: SiteReport | undefined;
}

/** Activate or delete themes (docs/wire/actions.md#themes). Unknown themes are reported as deleted: judge by `sync`. */
export const themeAction: ConnectorCall<ThemeActionArgs, ThemeActionReply> = {
  name: 'theme_action',
  signed: true,
  effect: 'change',
  patience: 'action',
  fields: ({ action, slugs, syncData = ACTION_SYNC_DATA }) => {
    if (action === 'activate' && slugs.length !== 1) {
      throw new ConnectorError('client_bug', 'One theme at a time can be activated.');
    }
    return { action, theme: joinSlugs(slugs, '||'), syncdata: JSON.stringify(syncData) };
  },
  parse: reply => {
    const data = own(reply, 'other_data');
    const refused = own(reply, 'error');
    return {
      status: readActionStatus(reply),
      items: readActionItems(own(data, 'theme_action_data')),
      previousTheme: readActionItems(own(data, 'theme_deactivate_data'))[0]?.slug,
      activeThemeRefused: keyOf(own(refused, 'is_activated_theme')),
      parentRefused: keyOf(own(refused, 'is_activated_parent')),
      sync: readSiteReport(own(reply, 'sync')),
    };
  },
};
