import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { askAgain } from '../api/ask-again.ts';
import { onBack } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';
import { onOtherTab, sessionQuery } from '../api/session.ts';
import { goOn, sessionHasEnded } from '../api/session-end.ts';
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
import { MissingPage } from '../shared/missing-page.tsx';
import { optionalParams, type RawParams, textParam } from '../shared/search-params.ts';
import { PageBones } from '../ui/feedback/page-bones.tsx';
import { BrokenPage } from './broken-page.tsx';
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
  profileRoute,
  settingsRoute,
  modulesRoute,
  peopleRoute,
  auditRoute,
]);

export const router = createRouter({
  routeTree: root.addChildren([signInRoute, setupRoute, pages]),
  defaultPreload: 'intent',
  // Page data is cached by the queries, not by the router.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: BrokenPage,
  defaultPendingComponent: PageBones,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultNotFoundComponent: MissingPage,
  scrollRestoration: true,
});

// Data on the screen is loaded again where that is cheap; the users of sites were read from thousands of sites, and are
// not.
onBack(() => void askAgain({ predicate: query => query.state.status === 'error' || query.isStale() }));

onOtherTab(user => {
  const shown = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
  // This tab shows data of another user: all of it is discarded, and the page is loaded for the new one.
  if (shown !== undefined && shown !== user) location.reload();
  else if (sessionHasEnded()) goOn();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
