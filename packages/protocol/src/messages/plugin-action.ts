import type { ConnectorCall } from '../call.ts';
import { own } from '../replies/lenient.ts';
import { ACTION_SYNC_DATA, type SyncData } from '../requests/sync-data.ts';
import { type ActionItem, type ActionStatus, readActionItems, readActionStatus } from './action-items.ts';
import { readSiteReport, type SiteReport } from './site-report.ts';
import { joinSlugs } from './slugs.ts';

export interface PluginActionArgs {
  action: 'activate' | 'deactivate' | 'delete';
  /** Plugin files. Send one at a time if individual results matter. */
  slugs: readonly string[];
  /** ACTION_SYNC_DATA when left out. */
  syncData?: SyncData;
}

export interface PluginActionReply {
  status: ActionStatus;
  items: ActionItem[];
  /** Active plugins that were deactivated before their deletion. */
  deactivated: ActionItem[];
  sync: SiteReport | undefined;
}

/** Activate, deactivate or delete plugins (docs/wire/actions.md#plugins). Missing plugins and refusals are reported as SUCCESS: judge by `sync`. */
export const pluginAction: ConnectorCall<PluginActionArgs, PluginActionReply> = {
  name: 'plugin_action',
  signed: true,
  effect: 'change',
  patience: 'action',
  fields: ({ action, slugs, syncData = ACTION_SYNC_DATA }) => ({
    action,
    plugin: joinSlugs(slugs, '||'),
    syncdata: JSON.stringify(syncData),
  }),
  parse: reply => {
    const data = own(reply, 'other_data');
    return {
      status: readActionStatus(reply),
      items: readActionItems(own(data, 'plugin_action_data')),
      deactivated: readActionItems(own(data, 'plugin_deactivated_data')),
      sync: readSiteReport(own(reply, 'sync')),
    };
  },
};
