import type { AbilityName } from '../../generated/abilities.ts';

/** What the palette leads to from any page, besides what stands in the navigation. */
export interface Place {
  readonly label: string;
  /** Address within the dashboard. */
  readonly href: string;
  /** Shown only to those who may run it. */
  readonly needs?: AbilityName;
  /** Shown only while this module is on. */
  readonly module?: string;
}

/** Parts of pages. */
export const PAGE_VIEWS: readonly Place[] = [
  { label: 'Updates by site', href: '/updates?view=sites' },
  { label: 'Ignored updates', href: '/updates?view=ignored' },
  { label: 'Update runs', href: '/updates?view=runs' },
  { label: 'Maintenance windows', href: '/updates?view=windows' },
  { label: 'TLS certificates', href: '/security?certificates=all' },
  { label: 'Client fields', href: '/clients?view=fields' },
  { label: 'Costs of twelve months', href: '/costs?view=year', module: 'costs' },
  { label: 'Profile', href: '/profile' },
];

/** An action that a page offers as `id` once it is there. */
export interface RemoteAction extends Place {
  readonly id: string;
}

export const ACTIONS: readonly RemoteAction[] = [
  { id: 'add-site', label: 'Add site', href: '/sites', needs: 'add-site-v1' },
  { id: 'sync-all', label: 'Sync all sites', href: '/sites', needs: 'sync-sites-v1' },
  { id: 'update-all', label: 'Update everything', href: '/updates', needs: 'run-updates-v1' },
  {
    id: 'add-window',
    label: 'Add maintenance window',
    href: '/updates?view=windows',
    needs: 'add-update-window-v1',
  },
  { id: 'add-site-user', label: 'Add user to sites', href: '/users', needs: 'create-site-users-v1' },
  {
    id: 'admin-passwords',
    label: 'Change administrators’ passwords',
    href: '/users',
    needs: 'update-admin-passwords-v1',
  },
  { id: 'import-users', label: 'Import users from a CSV file', href: '/users', needs: 'import-site-users-v1' },
  { id: 'add-client', label: 'Add client', href: '/clients', needs: 'add-client-v1' },
  { id: 'add-client-field', label: 'Add client field', href: '/clients', needs: 'add-client-field-v1' },
  { id: 'add-tag', label: 'Add tag', href: '/tags', needs: 'add-tag-v1' },
  { id: 'add-cost', label: 'Add cost', href: '/costs', needs: 'add-cost-v1', module: 'costs' },
  { id: 'add-key', label: 'Add API key', href: '/api-access/keys', needs: 'add-api-key-v1' },
  { id: 'add-person', label: 'Add person', href: '/people', needs: 'add-dashboard-user-v1' },
  { id: 'verify-log', label: 'Verify the audit log', href: '/audit', needs: 'verify-audit-log-v1' },
  { id: 'add-passkey', label: 'Add passkey', href: '/profile' },
  { id: 'add-application-password', label: 'Add application password', href: '/profile' },
];
