import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { sessionQuery } from '../api/session.ts';
import { approvalsSearch } from '../pages/approvals/search.ts';
import { auditLogSearch } from '../pages/audit/search.ts';
import { clientSearch, clientsSearch } from '../pages/clients/search.ts';
import { costsSearch } from '../pages/costs/search.ts';
import { jobSearch, jobsSearch } from '../pages/jobs/search.ts';
import { peopleSearch } from '../pages/people/search.ts';
import { securitySearch } from '../pages/security/search.ts';
import { settingsSearch } from '../pages/settings/search.ts';
import { siteSearch } from '../pages/site/search.ts';
import { sitesSearch } from '../pages/sites/search.ts';
import { tagsSearch } from '../pages/tags/search.ts';
import { updateRunSearch, updatesSearch } from '../pages/updates/search.ts';
import { usersSearch } from '../pages/users/search.ts';
import { optionalParams, type RawParams, textParam } from '../shared/search-params.ts';
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

/** All pages that require sign-in. */
const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
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
  component: lazyPage('overview', () => import('../pages/overview/overview-page.tsx'), 'OverviewPage'),
});
const sitesRoute = createRoute({
  ...parent,
  path: '/sites',
  validateSearch: sitesSearch,
  component: lazyPage('sites', () => import('../pages/sites/sites-page.tsx'), 'SitesPage'),
});
const siteRoute = createRoute({
  ...parent,
  path: '/sites/$id',
  validateSearch: siteSearch,
  component: lazyPage('site', () => import('../pages/site/site-page.tsx'), 'SitePage'),
});
const securityRoute = createRoute({
  ...parent,
  path: '/security',
  validateSearch: securitySearch,
  component: lazyPage('security', () => import('../pages/security/security-page.tsx'), 'SecurityPage'),
});
const updatesRoute = createRoute({
  ...parent,
  path: '/updates',
  validateSearch: updatesSearch,
  component: lazyPage('updates', () => import('../pages/updates/updates-page.tsx'), 'UpdatesPage'),
});
const updateRunRoute = createRoute({
  ...parent,
  path: '/updates/runs/$id',
  validateSearch: updateRunSearch,
  component: lazyPage('updates', () => import('../pages/updates/runs/update-run-page.tsx'), 'UpdateRunPage'),
});
const clientsRoute = createRoute({
  ...parent,
  path: '/clients',
  validateSearch: clientsSearch,
  component: lazyPage('clients', () => import('../pages/clients/clients-page.tsx'), 'ClientsPage'),
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
  component: lazyPage('jobs', () => import('../pages/jobs/job-page.tsx'), 'JobPage'),
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
  component: lazyPage('approvals', () => import('../pages/approvals/approvals-page.tsx'), 'ApprovalsPage'),
});
const approvalRoute = createRoute({
  ...parent,
  path: '/approvals/$id',
  component: lazyPage('approvals', () => import('../pages/approvals/approval-page.tsx'), 'ApprovalPage'),
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
  component: lazyPage('settings', () => import('../pages/settings/settings-page.tsx'), 'SettingsPage'),
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
const auditRoute = createRoute({
  ...parent,
  path: '/audit',
  validateSearch: auditLogSearch,
  component: lazyPage('audit', () => import('../pages/audit/audit-page.tsx'), 'AuditPage'),
});

const pages = app.addChildren([
  overviewRoute,
  sitesRoute,
  siteRoute,
  securityRoute,
  updatesRoute,
  updateRunRoute,
  clientsRoute,
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
  auditRoute,
]);

/** All pages, each with its address and what it reads from it. */
export const routeTree = root.addChildren([signInRoute, setupRoute, pages]);
