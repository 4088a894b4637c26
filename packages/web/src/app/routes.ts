import { createRootRoute, createRoute, Outlet, redirect, retainSearchParams } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { SCOPE_PARAMS } from '../api/scope-address.ts';
import { sessionQuery } from '../api/session.ts';
import { alarmsSearch } from '../pages/alarms/search.ts';
import { approvalsSearch } from '../pages/approvals/search.ts';
import { auditLogSearch } from '../pages/audit/search.ts';
import { changesSearch } from '../pages/changes/search.ts';
import { brandingSearch, clientSearch, clientsSearch } from '../pages/clients/search.ts';
import { costsSearch } from '../pages/costs/search.ts';
import { importSearch } from '../pages/imports/search.ts';
import { jobSearch, jobsSearch } from '../pages/jobs/search.ts';
import { notificationsSearch } from '../pages/notifications/search.ts';
import { overviewSearch } from '../pages/overview/search.ts';
import { peopleSearch } from '../pages/people/search.ts';
import { securitySearch } from '../pages/security/search.ts';
import { settingsSearch } from '../pages/settings/search.ts';
import { siteSearch } from '../pages/site/search.ts';
import { sitesSearch } from '../pages/sites/search.ts';
import { tagsSearch } from '../pages/tags/search.ts';
import { updateRunSearch, updatesSearch } from '../pages/updates/search.ts';
import { uptimeSearch } from '../pages/uptime/search.ts';
import { usersSearch } from '../pages/users/search.ts';
import { vulnerabilitiesSearch, vulnerabilitySearch } from '../pages/vulnerabilities/search.ts';
import { scopeSearch } from '../shared/scope/use-scope.ts';
import { optionalParams, type RawParams, textParam } from '../shared/search-params.ts';
import { withSaid } from '../texts/catalogue.ts';
import { lazyPage } from './lazy-page.ts';
import { Shell } from './shell/shell.tsx';

const root = createRootRoute({ component: Outlet });

const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (raw: RawParams) => optionalParams({ next: textParam(raw.next) }),
  component: lazyPage('sign-in', () => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
});
const setupRoute = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyPage('setup', () => import('../pages/setup/setup-page.tsx'), 'SetupPage'),
});
const invitationRoute = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyPage('invitation', () => import('../pages/invitation/invitation-page.tsx'), 'InvitationPage'),
});

/** All pages that require sign-in. */
const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  validateSearch: scopeSearch,
  search: { middlewares: [retainSearchParams([...SCOPE_PARAMS])] },
  beforeLoad: async ({ location }) => {
    if (await queryClient.ensureQueryData(sessionQuery)) return;
    throw redirect({ to: '/sign-in', search: location.href === '/' ? {} : { next: location.href } });
  },
  component: Shell,
});
const parent = { getParentRoute: () => app };

const overviewRoute = createRoute({
  ...parent,
  path: '/',
  validateSearch: overviewSearch,
  component: lazyPage(
    ['overview', 'events', 'jobs', 'first-steps'],
    () => withSaid('calls', () => import('../pages/overview/overview-page.tsx')),
    'OverviewPage',
  ),
});
const sitesRoute = createRoute({
  ...parent,
  path: '/sites',
  validateSearch: sitesSearch,
  component: lazyPage('sites', () => import('../pages/sites/sites-page.tsx'), 'SitesPage'),
});
const importSitesRoute = createRoute({
  ...parent,
  path: '/sites/import',
  component: lazyPage('imports', () => import('../pages/imports/csv/import-sites-page.tsx'), 'ImportSitesPage'),
});
const importsRoute = createRoute({
  ...parent,
  path: '/imports',
  component: lazyPage('imports', () => import('../pages/imports/imports-page.tsx'), 'ImportsPage'),
});
const newImportRoute = createRoute({
  ...parent,
  path: '/imports/new',
  component: lazyPage('imports', () => import('../pages/imports/new/new-import-page.tsx'), 'NewImportPage'),
});
const importRoute = createRoute({
  ...parent,
  path: '/imports/$id',
  validateSearch: importSearch,
  component: lazyPage('imports', () => import('../pages/imports/import-page.tsx'), 'ImportPage'),
});
const siteRoute = createRoute({
  ...parent,
  path: '/sites/$id',
  validateSearch: siteSearch,
  component: lazyPage(
    ['site', 'files', 'events'],
    () => withSaid('site-changes', () => import('../pages/site/site-page.tsx')),
    'SitePage',
  ),
});
const securityRoute = createRoute({
  ...parent,
  path: '/security',
  validateSearch: securitySearch,
  component: lazyPage(['security', 'files'], () => import('../pages/security/security-page.tsx'), 'SecurityPage'),
});
const vulnerabilitiesRoute = createRoute({
  ...parent,
  path: '/vulnerabilities',
  validateSearch: vulnerabilitiesSearch,
  component: lazyPage(
    'vulnerabilities',
    () => import('../pages/vulnerabilities/vulnerabilities-page.tsx'),
    'VulnerabilitiesPage',
  ),
});
const vulnerabilityRoute = createRoute({
  ...parent,
  path: '/vulnerabilities/$id',
  validateSearch: vulnerabilitySearch,
  component: lazyPage(
    'vulnerabilities',
    () => import('../pages/vulnerabilities/vulnerability/vulnerability-page.tsx'),
    'VulnerabilityPage',
  ),
});
const uptimeRoute = createRoute({
  ...parent,
  path: '/uptime',
  validateSearch: uptimeSearch,
  component: lazyPage('uptime', () => import('../pages/uptime/uptime-page.tsx'), 'UptimePage'),
});
const alarmsRoute = createRoute({
  ...parent,
  path: '/alarms',
  validateSearch: alarmsSearch,
  component: lazyPage(['alarms', 'events'], () => import('../pages/alarms/alarms-page.tsx'), 'AlarmsPage'),
});
const updatesRoute = createRoute({
  ...parent,
  path: '/updates',
  validateSearch: updatesSearch,
  component: lazyPage('updates', () => import('../pages/updates/updates-page.tsx'), 'UpdatesPage'),
});
/** The entry of the navigation for a view of the updates. */
const updateRunsRoute = createRoute({
  ...parent,
  path: '/updates/runs',
  beforeLoad: () => {
    throw redirect({ to: '/updates', search: { view: 'runs' }, replace: true });
  },
});
const updateRunRoute = createRoute({
  ...parent,
  path: '/updates/runs/$id',
  validateSearch: updateRunSearch,
  component: lazyPage('updates', () => import('../pages/updates/runs/update-run-page.tsx'), 'UpdateRunPage'),
});
const changesRoute = createRoute({
  ...parent,
  path: '/changes',
  validateSearch: changesSearch,
  component: lazyPage(
    'changes',
    () => withSaid('site-changes', () => import('../pages/changes/changes-page.tsx')),
    'ChangesPage',
  ),
});
const clientsRoute = createRoute({
  ...parent,
  path: '/clients',
  validateSearch: clientsSearch,
  component: lazyPage('clients', () => import('../pages/clients/clients-page.tsx'), 'ClientsPage'),
});
const brandingRoute = createRoute({
  ...parent,
  path: '/clients/branding',
  validateSearch: brandingSearch,
  component: lazyPage('clients', () => import('../pages/clients/branding/branding-page.tsx'), 'BrandingPage'),
});
const clientRoute = createRoute({
  ...parent,
  path: '/clients/$id',
  validateSearch: clientSearch,
  component: lazyPage('clients', () => import('../pages/clients/client-page.tsx'), 'ClientPage'),
});
const costsRoute = createRoute({
  ...parent,
  path: '/costs',
  validateSearch: costsSearch,
  component: lazyPage('costs', () => import('../pages/costs/costs-page.tsx'), 'CostsPage'),
});
const usersRoute = createRoute({
  ...parent,
  path: '/users',
  validateSearch: usersSearch,
  component: lazyPage('users', () => import('../pages/users/users-page.tsx'), 'SiteUsersPage'),
});
const tagsRoute = createRoute({
  ...parent,
  path: '/tags',
  validateSearch: tagsSearch,
  component: lazyPage('tags', () => import('../pages/tags/tags-page.tsx'), 'TagsPage'),
});
const jobsRoute = createRoute({
  ...parent,
  path: '/jobs',
  validateSearch: jobsSearch,
  component: lazyPage('jobs', () => import('../pages/jobs/jobs-page.tsx'), 'JobsPage'),
});
const jobRoute = createRoute({
  ...parent,
  path: '/jobs/$id',
  validateSearch: jobSearch,
  component: lazyPage('jobs', () => withSaid('updates', () => import('../pages/jobs/job-page.tsx')), 'JobPage'),
});
const keysRoute = createRoute({
  ...parent,
  path: '/api-access/keys',
  component: lazyPage('api-access', () => import('../pages/api-access/keys-page.tsx'), 'KeysPage'),
});
const addKeyRoute = createRoute({
  ...parent,
  path: '/api-access/keys/add',
  component: lazyPage('api-access', () => import('../pages/api-access/add-key-page.tsx'), 'AddKeyPage'),
});
const approvalsRoute = createRoute({
  ...parent,
  path: '/approvals',
  validateSearch: approvalsSearch,
  component: lazyPage(
    'approvals',
    () => withSaid('calls', () => import('../pages/approvals/approvals-page.tsx')),
    'ApprovalsPage',
  ),
});
const approvalRoute = createRoute({
  ...parent,
  path: '/approvals/$id',
  component: lazyPage(
    ['approvals', 'actions', 'values'],
    () => withSaid(['summaries', 'calls', 'states', 'inputs'], () => import('../pages/approvals/approval-page.tsx')),
    'ApprovalPage',
  ),
});
const profileRoute = createRoute({
  ...parent,
  path: '/profile',
  component: lazyPage('profile', () => import('../pages/profile/profile-page.tsx'), 'ProfilePage'),
});
const settingsRoute = createRoute({
  ...parent,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyPage(
    ['settings', 'setting-names', 'setting-descriptions'],
    () => import('../pages/settings/settings-page.tsx'),
    'SettingsPage',
  ),
});
const modulesRoute = createRoute({
  ...parent,
  path: '/modules',
  component: lazyPage('modules', () => import('../pages/modules/modules-page.tsx'), 'ModulesPage'),
});
const peopleRoute = createRoute({
  ...parent,
  path: '/people',
  validateSearch: peopleSearch,
  component: lazyPage('people', () => import('../pages/people/people-page.tsx'), 'PeoplePage'),
});
const notificationsRoute = createRoute({
  ...parent,
  path: '/notifications',
  validateSearch: notificationsSearch,
  component: lazyPage(
    ['notifications', 'events'],
    () => import('../pages/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
});
const auditRoute = createRoute({
  ...parent,
  path: '/audit',
  validateSearch: auditLogSearch,
  component: lazyPage(
    ['audit', 'actions', 'values', 'jobs'],
    () => withSaid('calls', () => import('../pages/audit/audit-page.tsx')),
    'AuditPage',
  ),
});

const pages = app.addChildren([
  overviewRoute,
  sitesRoute,
  importSitesRoute,
  importsRoute,
  newImportRoute,
  importRoute,
  siteRoute,
  securityRoute,
  vulnerabilitiesRoute,
  vulnerabilityRoute,
  uptimeRoute,
  alarmsRoute,
  updatesRoute,
  updateRunsRoute,
  updateRunRoute,
  changesRoute,
  clientsRoute,
  brandingRoute,
  clientRoute,
  costsRoute,
  usersRoute,
  tagsRoute,
  jobsRoute,
  jobRoute,
  keysRoute,
  addKeyRoute,
  approvalsRoute,
  approvalRoute,
  profileRoute,
  settingsRoute,
  modulesRoute,
  peopleRoute,
  notificationsRoute,
  auditRoute,
]);

/** All pages, each with its address and what it reads from it. */
export const routeTree = root.addChildren([signInRoute, setupRoute, invitationRoute, pages]);
