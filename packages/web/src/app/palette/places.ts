import type { AbilityName } from '../../generated/abilities.ts';
import type { TextId } from '../../texts/text-id.ts';

/** Destinations that the palette offers on every page, besides those of the navigation. */
export interface Place {
  readonly label: TextId;
  /** Address within the dashboard. */
  readonly href: string;
  /** Shown only to people who may run it. */
  readonly needs?: AbilityName;
  /** Shown only while this module is on. */
  readonly module?: string;
}

/** Parts of pages. */
export const PAGE_VIEWS: readonly Place[] = [
  { label: 'app.palette.views.updatesBySite', href: '/updates?view=sites' },
  { label: 'app.palette.views.ignored', href: '/updates?view=ignored' },
  { label: 'app.palette.views.windows', href: '/updates?view=windows' },
  { label: 'app.palette.views.maintenance', href: '/uptime?view=maintenance' },
  { label: 'app.palette.views.certificates', href: '/security?certificates=all' },
  { label: 'app.palette.views.ignoredVulnerabilities', href: '/vulnerabilities?view=ignored' },
  { label: 'app.palette.views.clientFields', href: '/clients?view=fields' },
  { label: 'app.palette.views.branding', href: '/clients/branding', needs: 'update-branding-v1' },
  { label: 'app.palette.views.deliveries', href: '/notifications?view=deliveries', needs: 'list-deliveries-v1' },
  { label: 'app.palette.views.events', href: '/notifications?view=events', needs: 'list-events-v1' },
  { label: 'app.palette.views.costYear', href: '/costs?view=year', module: 'costs' },
  { label: 'app.navigation.pages.profile', href: '/profile' },
];

/** An action that a page offers under this `id` once it is open. */
export interface RemoteAction extends Place {
  readonly id: string;
}

export const ACTIONS: readonly RemoteAction[] = [
  { id: 'add-site', label: 'app.palette.act.addSite', href: '/sites', needs: 'add-site-v1' },
  { id: 'import-sites', label: 'app.palette.act.importSites', href: '/sites', needs: 'import-sites-v1' },
  { id: 'sync-all', label: 'app.palette.act.syncAll', href: '/sites', needs: 'sync-sites-v1' },
  { id: 'update-all', label: 'app.palette.act.updateAll', href: '/updates', needs: 'run-updates-v1' },
  {
    id: 'add-window',
    label: 'app.palette.act.addWindow',
    href: '/updates?view=windows',
    needs: 'add-update-window-v1',
  },
  {
    id: 'add-maintenance',
    label: 'app.palette.act.addMaintenance',
    href: '/uptime?view=maintenance',
    needs: 'add-maintenance-window-v1',
  },
  { id: 'add-site-user', label: 'app.palette.act.addSiteUser', href: '/users', needs: 'create-site-users-v1' },
  {
    id: 'admin-passwords',
    label: 'app.palette.act.adminPasswords',
    href: '/users',
    needs: 'update-admin-passwords-v1',
  },
  { id: 'import-users', label: 'app.palette.act.importUsers', href: '/users', needs: 'import-site-users-v1' },
  { id: 'add-client', label: 'app.palette.act.addClient', href: '/clients', needs: 'add-client-v1' },
  { id: 'add-client-field', label: 'app.palette.act.addClientField', href: '/clients', needs: 'add-client-field-v1' },
  { id: 'add-tag', label: 'app.palette.act.addTag', href: '/tags', needs: 'add-tag-v1' },
  { id: 'add-cost', label: 'app.palette.act.addCost', href: '/costs', needs: 'add-cost-v1', module: 'costs' },
  { id: 'add-key', label: 'app.palette.act.addKey', href: '/api-access/keys', needs: 'add-api-key-v1' },
  { id: 'add-person', label: 'app.palette.act.addPerson', href: '/people', needs: 'add-dashboard-user-v1' },
  { id: 'add-channel', label: 'app.palette.act.addChannel', href: '/notifications', needs: 'add-channel-v1' },
  { id: 'add-rule', label: 'app.palette.act.addRule', href: '/notifications?view=rules', needs: 'add-alarm-rule-v1' },
  { id: 'verify-log', label: 'app.palette.act.verifyLog', href: '/audit', needs: 'verify-audit-log-v1' },
  { id: 'new-import', label: 'app.palette.act.newImport', href: '/imports', needs: 'plan-mainwp-import-v1' },
  { id: 'add-passkey', label: 'app.palette.act.addPasskey', href: '/profile' },
  { id: 'add-application-password', label: 'app.palette.act.addPassword', href: '/profile' },
];
