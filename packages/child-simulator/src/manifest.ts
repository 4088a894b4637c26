import type { SiteHandle } from './site-handle.ts';

/** One line for an add-site tool: the URL, the login, and of password and unique id whichever the site asks for. */
export function manifestLine(site: SiteHandle): string {
  return JSON.stringify({
    url: site.url,
    admin: site.admin,
    ...(site.passwordAuth ? { adminpassword: site.adminPassword } : {}),
    ...(site.uniqueId !== '' ? { uniqueid: site.uniqueId } : {}),
  });
}
