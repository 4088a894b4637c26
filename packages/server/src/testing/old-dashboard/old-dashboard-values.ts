import type { OldDashboard, OldSite } from '../../features/imports/mainwp/old-dashboard.ts';

/** An old dashboard as a reader gives it, with nothing but these sites unless said otherwise. */
export function oldDashboardOf(sites: readonly OldSite[], more: Partial<OldDashboard> = {}): OldDashboard {
  return {
    serverTexts: ['https://old.example/wp-admin/', 'http://old.example/wp-admin/'],
    url: 'https://old.example/',
    prefix: 'wp_',
    dbVersion: '9.0.2.3',
    currency: 'EUR',
    sites,
    tags: [],
    clients: [],
    clientFields: [],
    costs: [],
    ignored: { plugins: [], themes: [], coreVersions: [], dismissedPlugins: [], dismissedThemes: [] },
    trusted: {
      plugins: [],
      themes: [],
      core: false,
      pluginsOn: false,
      themesOn: false,
      translationsOn: false,
      frequency: 'daily',
      time: null,
      dayOfWeek: null,
      dayOfMonth: null,
      delayDays: 1,
      timeZone: 'UTC',
    },
    monitors: [],
    apiKeys: [],
    problems: [],
    ...more,
  };
}

/** A site of an old dashboard; what isn't said is usual. */
export function oldSiteOf(id: number, url: string, more: Partial<OldSite> = {}): OldSite {
  return {
    id,
    name: `Site ${id}`,
    url,
    login: 'admin',
    uniqueId: '',
    httpAuth: null,
    verifyTls: true,
    key: { kind: 'none', reason: 'file-missing' },
    reconnectSecret: null,
    signAlgorithm: 7,
    suspended: false,
    staging: false,
    demo: false,
    clientId: null,
    tagIds: [],
    note: '',
    ignoresCore: false,
    ignoresPlugins: false,
    ignoresThemes: false,
    ignoresTranslations: false,
    ignoredPlugins: [],
    ignoredThemes: [],
    ignoredCoreVersions: [],
    dismissedPlugins: [],
    dismissedThemes: [],
    automaticCore: false,
    addedAt: null,
    syncError: '',
    ...more,
  };
}
