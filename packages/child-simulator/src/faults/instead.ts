import type { HtmlPage } from '../connector/call.ts';
import { criticalError, htmlPage, plainPage } from '../connector/pages.ts';
import type { Access } from '../state/initial/profile.ts';
import type { FaultName } from './names.ts';
import { databaseDown, maintenanceIn } from './standstill.ts';

/** What an outer layer needs of a request. Header names are in lower case. */
export interface OuterRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The page shown instead of WordPress while an outer fault is active; `undefined` = the site answers. */
export function pageInstead(faults: ReadonlySet<FaultName>, seen: OuterRequest, access: Access): HtmlPage | undefined {
  if (faults.has('http500')) return plainPage(500, '');
  if (faults.has('critical')) return criticalError();
  if (faults.has('maintenance')) return maintenance();
  if (faults.has('maintenance_de')) return maintenanceIn('de', seen.path);
  if (faults.has('database_down')) return databaseDown('en', seen.path);
  if (faults.has('database_down_de')) return databaseDown('de', seen.path);
  if (faults.has('database_page')) return htmlPage(200, 'Back soon', '<h1>We will be back soon</h1>');
  if (faults.has('waf')) return firewall();
  if (faults.has('auth401') && !credentialsFit(seen, access)) return unauthorised();
  if (faults.has('no_frame') && seen.method === 'POST') return htmlPage(200, 'Cached', '<p>A page from a cache.</p>');
  return redirect(faults, seen);
}

export function maintenance(): HtmlPage {
  const text = '<p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p>';
  return htmlPage(503, 'Maintenance', text, { 'retry-after': '600' });
}

function firewall(): HtmlPage {
  return htmlPage(
    403,
    'Access denied',
    '<h1>Access denied</h1><p>Your request was stopped by the firewall of this site.</p>',
  );
}

function unauthorised(): HtmlPage {
  return htmlPage(401, 'Unauthorized', '<h1>Unauthorized</h1>', { 'www-authenticate': 'Basic realm="Staging"' });
}

function credentialsFit({ headers }: OuterRequest, { httpUser, httpPassword }: Access): boolean {
  return headers.authorization === `Basic ${Buffer.from(`${httpUser}:${httpPassword}`).toString('base64')}`;
}

function redirect(faults: ReadonlySet<FaultName>, { path, headers }: OuterRequest): HtmlPage | undefined {
  const host = headers.host ?? 'localhost';
  if (faults.has('redirect_https') && headers['x-forwarded-proto'] !== 'https') return moved(`https://${host}${path}`);
  if (faults.has('redirect_www') && !host.startsWith('www.')) return moved(`http://www.${host}${path}`);
  if (faults.has('redirect_loop')) return { ...moved(`http://${host}${nextTurn(path)}`), status: 302 };
  if (faults.has('redirect_other')) return { ...moved('http://host.example/cgi-sys/suspendedpage.cgi'), status: 302 };
  return undefined;
}

function nextTurn(path: string): string {
  const [bare = '/', query = ''] = path.split('?');
  return `${bare}?turn=${Number(query.replace('turn=', '')) + 1}`;
}

function moved(location: string): HtmlPage {
  return htmlPage(301, 'Moved', '<p>Moved.</p>', { location });
}
