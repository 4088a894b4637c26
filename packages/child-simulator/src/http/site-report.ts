import type { SiteHandle } from '../site-handle.ts';

/** State of a site as JSON, for other processes. Without passwords, keys and secrets. */
export function siteReport(site: SiteHandle): Record<string, unknown> {
  return {
    site: site.k,
    url: site.url,
    admin: site.admin,
    registered: site.registered,
    connectorActive: site.connectorActive,
    broken: site.broken,
    faults: site.faults,
    core: site.core,
    pendingCore: site.pendingCore ?? null,
    plugins: site.plugins,
    pendingPlugins: site.pendingPlugins,
    themes: site.themes,
    activeTheme: site.activeTheme,
    pendingThemes: site.pendingThemes,
    translations: site.translations,
    users: site.users.map(({ id, login, email, role, displayName }) => ({ id, login, email, role, displayName })),
  };
}
