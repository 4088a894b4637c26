import type { Page } from 'playwright-core';

export interface Picture {
  readonly name: string;
  /** `:site` and the like stand for ids of the demo. */
  readonly address: string;
  /** What to do on the page before taking the picture. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const dialogOf = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};
const entry = (button: string | RegExp, item: string) => async (page: Page) => {
  await press(button)(page);
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
};
const choose = (sites: number) => async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (let index = 0; index < sites; index++) await boxes.nth(index).check();
};

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search sites, pages and actions').waitFor();
};

const ADDRESSES: Readonly<Record<string, string>> = {
  overview: '/',
  sites: '/sites',
  'sites-none': '/sites?q=nothing',
  updates: '/updates',
  uptime: '/uptime',
  'uptime-incidents': '/uptime?view=incidents',
  'uptime-maintenance': '/uptime?view=maintenance',
  alarms: '/alarms',
  'alarms-over': '/alarms?state=closed',
  security: '/security',
  'security-files': '/security?view=files',
  certificates: '/security?certificates=all',
  vulnerabilities: '/vulnerabilities',
  vulnerability: '/vulnerabilities/:hole',
  'vulnerability-sites': '/vulnerabilities/:hole?view=sites',
  'vulnerabilities-ignored': '/vulnerabilities?view=ignored',
  'updates-sites': '/updates?view=sites',
  tags: '/tags',
  'updates-ignored': '/updates?view=ignored',
  'updates-windows': '/updates?view=windows',
  run: '/updates/runs/:job',
  'updates-runs': '/updates?view=runs',
  'updates-clients': '/updates?view=clients',
  changes: '/changes',
  users: '/users',
  'users-all': '/users?all=yes',
  jobs: '/jobs',
  import: '/users?view=import',
  imports: '/imports',
  'import-new': '/imports/new',
  'import-sites': '/sites/import',
  job: '/jobs/:job',
  clients: '/clients',
  client: '/clients/:client',
  costs: '/costs',
  keys: '/api-access/keys',
  'keys-add': '/api-access/keys/add',
  missing: '/nowhere',
  'costs-year': '/costs?view=year',
  'clients-fields': '/clients?view=fields',
  'clients-schedules': '/clients?view=schedules',
  'clients-mails': '/clients?view=mails',
  'client-details': '/clients/:client?view=details',
  'client-report': '/clients/:client?view=report',
  'client-contacts': '/clients/:client?view=contacts',
  'client-mails': '/clients/:client?view=mails',
  'client-portal': '/clients/:client?view=portal',
  branding: '/clients/branding',
  'client-sites': '/clients/:client?view=sites',
  'client-costs': '/clients/:client?view=costs',
  profile: '/profile',
  settings: '/settings',
  modules: '/modules',
  notifications: '/notifications',
  'notifications-rules': '/notifications?view=rules',
  'notifications-deliveries': '/notifications?view=deliveries',
  'notifications-events': '/notifications?view=events',
  people: '/people',
  invitations: '/people?view=invitations',
  approvals: '/approvals',
  approval: '/approvals/:approval',
  portal: '/portal/:portal',
  audit: '/audit',
  ...Object.fromEntries(
    ['details', 'updates', 'plugins', 'themes', 'users', 'security', 'uptime', 'timeline', 'costs'].map(tab => [
      `site-${tab}`,
      `/sites/:site?tab=${tab}`,
    ]),
  ),
};

const ACTS: readonly Picture[] = [
  { name: 'palette', address: '/', act: openPalette },
  { name: 'shortcuts', address: '/', act: page => page.keyboard.press('?') },
  { name: 'bell', address: '/', act: press(/new alarms?$|^What was told lately$/) },
  { name: 'peek', address: '/sites?peek=:site' },
  { name: 'account-menu', address: '/', act: press(/Account of/) },
  { name: 'sites-chosen', address: '/sites', act: choose(2) },
  { name: 'add-site', address: '/sites', act: dialogOf('Add site') },
  {
    name: 'delete-sites',
    address: '/sites',
    act: async page => {
      await choose(2)(page);
      await entry('More', 'Delete')(page);
    },
  },
  {
    name: 'bulk-edit',
    address: '/sites',
    act: async page => {
      await choose(2)(page);
      const button = page.getByRole('button', { name: 'Tags and client' });
      await ((await button.isVisible()) ? dialogOf('Tags and client') : entry('More', 'Tags and client'))(page);
    },
  },
  { name: 'sites-chosen-menu', address: '/sites', act: page => choose(2)(page).then(() => press('More')(page)) },
  { name: 'users-filters', address: '/users', act: press('Filters') },
  { name: 'edit-site', address: '/sites/:site', act: entry('Actions', 'Edit') },
  { name: 'update-everything', address: '/updates', act: dialogOf('Update everything …') },
  { name: 'choose-updates', address: '/updates?view=sites', act: dialogOf(/show$/) },
  { name: 'patch', address: '/vulnerabilities', act: dialogOf('Patch everything …') },
  { name: 'deactivate', address: '/vulnerabilities/:hole', act: dialogOf('Deactivate everywhere …') },
  { name: 'feed', address: '/vulnerabilities', act: dialogOf('Feed settings') },
  { name: 'ignore', address: '/updates', act: entry(/^Actions for/, 'Ignore everywhere …') },
  { name: 'add-window', address: '/updates?view=windows', act: dialogOf('Add window') },
  {
    name: 'add-maintenance',
    address: '/uptime?view=maintenance',
    act: dialogOf('Add maintenance window'),
  },
  { name: 'start-maintenance', address: '/sites/:site?tab=uptime', act: dialogOf('Start maintenance …') },
  { name: 'add-user', address: '/users', act: dialogOf('Add user') },
  { name: 'add-client', address: '/clients', act: dialogOf('Add client') },
  { name: 'add-contact', address: '/clients/:client?view=contacts', act: dialogOf('Add contact') },
  { name: 'make-link', address: '/clients/:client?view=portal', act: dialogOf('Make link') },
  { name: 'delete-site', address: '/sites/:site', act: entry('Actions', 'Delete') },
  { name: 'suspend-client', address: '/clients/:client', act: entry('Actions', 'Suspend') },
  { name: 'add-cost', address: '/costs', act: dialogOf('Add cost') },
  { name: 'add-tag', address: '/tags', act: dialogOf('Add tag') },
  { name: 'delete-tag', address: '/tags', act: entry(/^Actions for/, 'Delete') },
  { name: 'add-channel', address: '/notifications', act: dialogOf('Add channel') },
  { name: 'add-rule', address: '/notifications?view=rules', act: dialogOf('Add rule') },
  { name: 'add-person', address: '/people', act: dialogOf('Add person') },
  { name: 'invite-person', address: '/people', act: dialogOf('Invite person') },
  { name: 'audit-entry', address: '/audit', act: page => page.getByRole('row').nth(1).getByRole('button').click() },
];

/** Every page and the dialogs on it. */
export const PICTURES: readonly Picture[] = [
  ...Object.entries(ADDRESSES).map(([name, address]) => ({ name, address })),
  ...ACTS,
];
