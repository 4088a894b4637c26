import { themeOf } from '../catalogue/themes.ts';
import { harmOf } from '../state/harm.ts';
import type { SimulatedSite } from '../state/site.ts';
import type { HtmlPage } from './call.ts';
import { hasIcon, ICON_PATH } from './site-icon.ts';

const HTML = { 'content-type': 'text/html; charset=UTF-8' };

export function plainPage(status: number, html: string, headers: Readonly<Record<string, string>> = {}): HtmlPage {
  return { status, html, headers: { ...HTML, ...headers } };
}

export function htmlPage(
  status: number,
  title: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
  links = '',
): HtmlPage {
  const html = `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title>${links}</head><body>${text}</body></html>\n`;
  return plainPage(status, html, headers);
}

export function criticalError(): HtmlPage {
  return htmlPage(500, 'Error', '<p>There has been a critical error on this website.</p>');
}

/** What visitors see. Broken after an update that broke it, or with a theme in use that is not installed (docs/wire/actions.md#themes). */
export function frontPage(site: SimulatedSite): HtmlPage {
  const { active } = site.themes;
  const harm = harmOf(site);
  if (harm === 'blank') return plainPage(200, '');
  if (harm !== undefined) return criticalError();
  const { title } = site.profile;
  const text = `<h1>${title}</h1><p>Welcome.</p><p>Theme: ${themeOf(active).name}</p>`;
  const icon = hasIcon(site.k) ? `<link rel="icon" href="${ICON_PATH}" sizes="32x32">` : '';
  return htmlPage(200, title, text, { link: '</wp-json/>; rel="https://api.w.org/"' }, icon); // as WordPress has both
}

/** WordPress answering a request that no connector took: by path, as the real one does (docs/wire/transport.md#failures). */
export function withoutConnector(site: SimulatedSite, path: string): HtmlPage {
  if (path.endsWith('/wp-admin/admin-ajax.php')) return plainPage(400, '0');
  if (path === '/' || path === '/index.php') return frontPage(site);
  if (path === '/wp-login.php') return htmlPage(200, 'Log in', '<form method="post"><input name="log"></form>');
  return htmlPage(404, 'Not found', '<h1>Nothing here</h1>');
}
