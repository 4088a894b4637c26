import {
  IconActivity,
  IconBriefcase,
  IconCoin,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconPuzzle,
  IconRefresh,
  IconSettings,
  IconShield,
  IconTag,
  IconUserShield,
  IconUsers,
  IconWorldWww,
} from '@tabler/icons-react';
import type { AbilityName } from '../../generated/abilities.ts';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: typeof IconKey;
  /** Shown only to those who may run it. */
  readonly needs?: AbilityName;
  /** Shown only while this module is on. */
  readonly module?: string;
  /** Pages below it, shown while one is there. */
  readonly below?: readonly { readonly to: string; readonly label: string }[];
}

export interface NavigationGroup {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/** Every page that has a place of its own: the navigation and the command palette show these. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'Fleet',
    items: [
      { to: '/', label: 'Overview', icon: IconLayoutDashboard },
      { to: '/sites', label: 'Sites', icon: IconWorldWww },
      { to: '/updates', label: 'Updates', icon: IconRefresh },
      { to: '/security', label: 'Security', icon: IconShield },
      { to: '/users', label: 'Users', icon: IconUsers },
      { to: '/jobs', label: 'Jobs', icon: IconActivity },
    ],
  },
  {
    label: 'Business',
    items: [
      { to: '/clients', label: 'Clients', icon: IconBriefcase },
      { to: '/tags', label: 'Tags', icon: IconTag },
      { to: '/costs', label: 'Costs', icon: IconCoin, module: 'costs' },
    ],
  },
  {
    label: 'API Access',
    items: [
      {
        to: '/api-access/keys',
        label: 'API Keys',
        icon: IconKey,
        needs: 'list-api-keys-v1',
        below: [{ to: '/api-access/keys/add', label: 'Add API Keys' }],
      },
    ],
  },
  {
    label: 'Administration',
    items: [
      { to: '/people', label: 'People and roles', icon: IconUserShield, needs: 'list-dashboard-users-v1' },
      { to: '/modules', label: 'Modules', icon: IconPuzzle, needs: 'update-module-v1' },
      { to: '/settings', label: 'Settings', icon: IconSettings, needs: 'list-settings-v1' },
      { to: '/audit', label: 'Audit log', icon: IconHistory, needs: 'list-audit-log-v1' },
    ],
  },
];
