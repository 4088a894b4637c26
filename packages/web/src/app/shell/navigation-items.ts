import {
  IconActivity,
  IconBell,
  IconBriefcase,
  IconBug,
  IconCoin,
  IconHeartbeat,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconPuzzle,
  IconRefresh,
  IconSend,
  IconSettings,
  IconShield,
  IconTag,
  IconTransferIn,
  IconUserCheck,
  IconUserShield,
  IconUsers,
  IconWorldWww,
} from '@tabler/icons-react';
import type { AbilityName } from '../../generated/abilities.ts';
import type { TextId } from '../../texts/text-id.ts';

/** Labels are ids: they become texts when the navigation is rendered. */
export interface NavigationItem {
  readonly to: string;
  readonly label: TextId;
  readonly icon: typeof IconKey;
  /** Shown only to people who may run it. */
  readonly needs?: AbilityName;
  /** Shown only while this module is on. */
  readonly module?: string;
  /** What of it waits for a person is counted beside it. */
  readonly counts?: 'approvals';
  /** Pages below it, shown while one of them is open. */
  readonly below?: readonly { readonly to: string; readonly label: TextId }[];
}

export interface NavigationGroup {
  readonly label: TextId;
  readonly items: readonly NavigationItem[];
}

/** Every page with an entry of its own in the navigation and the command palette. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'app.navigation.groups.fleet',
    items: [
      { to: '/', label: 'app.navigation.pages.overview', icon: IconLayoutDashboard },
      { to: '/sites', label: 'app.navigation.pages.sites', icon: IconWorldWww },
      { to: '/uptime', label: 'app.navigation.pages.uptime', icon: IconHeartbeat },
      { to: '/alarms', label: 'app.navigation.pages.alarms', icon: IconBell },
      {
        to: '/updates',
        label: 'app.navigation.pages.updates',
        icon: IconRefresh,
        below: [{ to: '/updates/runs', label: 'app.navigation.pages.runs' }],
      },
      { to: '/changes', label: 'app.navigation.pages.changes', icon: IconListDetails, module: 'logs' },
      { to: '/security', label: 'app.navigation.pages.security', icon: IconShield },
      { to: '/vulnerabilities', label: 'app.navigation.pages.vulnerabilities', icon: IconBug },
      { to: '/users', label: 'app.navigation.pages.users', icon: IconUsers },
      { to: '/jobs', label: 'app.navigation.pages.jobs', icon: IconActivity },
    ],
  },
  {
    label: 'app.navigation.groups.business',
    items: [
      { to: '/clients', label: 'app.navigation.pages.clients', icon: IconBriefcase },
      { to: '/tags', label: 'app.navigation.pages.tags', icon: IconTag },
      { to: '/costs', label: 'app.navigation.pages.costs', icon: IconCoin, module: 'costs' },
    ],
  },
  {
    label: 'app.navigation.groups.api',
    items: [
      {
        to: '/api-access/keys',
        label: 'app.navigation.pages.keys',
        icon: IconKey,
        needs: 'list-api-keys-v1',
        below: [{ to: '/api-access/keys/add', label: 'app.navigation.pages.addKeys' }],
      },
      { to: '/approvals', label: 'app.navigation.pages.approvals', icon: IconUserCheck, counts: 'approvals' },
    ],
  },
  {
    label: 'app.navigation.groups.administration',
    items: [
      { to: '/people', label: 'app.navigation.pages.people', icon: IconUserShield, needs: 'list-dashboard-users-v1' },
      { to: '/imports', label: 'app.navigation.pages.imports', icon: IconTransferIn, needs: 'list-imports-v1' },
      { to: '/notifications', label: 'app.navigation.pages.notifications', icon: IconSend, needs: 'list-channels-v1' },
      { to: '/modules', label: 'app.navigation.pages.modules', icon: IconPuzzle, needs: 'update-module-v1' },
      { to: '/settings', label: 'app.navigation.pages.settings', icon: IconSettings, needs: 'list-settings-v1' },
      { to: '/audit', label: 'app.navigation.pages.audit', icon: IconHistory, needs: 'list-audit-log-v1' },
    ],
  },
];
