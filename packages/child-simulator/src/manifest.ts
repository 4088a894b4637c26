import type { SiteHandle } from './site-handle.ts';

/** One line for a tool that adds sites: URL, login, and those of password and unique id that the site asks for. */
export function manifestLine(site: SiteHandle): string {
  return JSON.stringify({
    url: site.url,
    admin: site.admin,
    ...(site.passwordAuth ? { adminpassword: site.adminPassword } : {}),
    ...(site.uniqueId !== '' ? { uniqueid: site.uniqueId } : {}),
  });
}
