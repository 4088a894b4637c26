import type { Services } from '../../../kernel/context.ts';
import { loadSite } from '../../sites/index.ts';
import type { MonitoredSite } from './monitor-due.store.ts';
import { type Haste, type PageCheck, requestPage } from './request-page.ts';

/** One check of a site, with the password that it wants. */
export async function checkPage(services: Services, site: MonitoredSite, haste: Haste = {}): Promise<PageCheck> {
  const known = site.hasHttpAuth ? await loadSite(services, site.id) : undefined;
  const { url, verifyTls } = site;
  return requestPage(services.checks, { url, verifyTls, httpAuth: known?.address.httpAuth }, site.settings, haste);
}
