import type { Services } from '../../../kernel/context.ts';
import { isSilent } from './check-fault.ts';
import { checkPage } from './check-page.ts';
import { DownHosts, patienceMs } from './down-hosts.ts';
import { type MonitoredSite, selectSitesInWork } from './monitor-due.store.ts';
import { nextConfirmation } from './next-confirmation.ts';
import type { CheckVerdict } from './next-state.ts';
import type { OutboundHealth } from './outbound-health.ts';
import type { PageCheck } from './request-page.ts';

export interface CheckParts {
  /** Called when the site is likely to be down: its neighbours may be, too. */
  readonly suspects?: (address: string) => void;
  readonly downHosts?: DownHosts;
}

/**
 * Checks a site, and confirms a failure by further checks over fresh connections before it counts. A site that is down
 * already needs no confirmation, nor one that is in work.
 * On a host that is known to be down, one confirmation is enough.
 */
export async function checkSiteNow(
  services: Services,
  health: OutboundHealth,
  site: MonitoredSite,
  { suspects = () => {}, downHosts = new DownHosts() }: CheckParts = {},
): Promise<CheckVerdict & { readonly outboundBroken?: true }> {
  const { clock, database } = services;
  const [at, since] = [clock.now(), clock.elapsed()];
  const intervalMs = site.settings.interval_seconds * 1000;
  for (let failed = 0; ; ) {
    const first = failed > 0; // what waits behind it would only find the same
    const page = await checkPage(services, site, { first, patience: address => patienceOf(site, downHosts, address) });
    if (page.untried) return { at, endedAt: clock.now(), checks: failed + 1, ...seen(site, page), result: 'unwatched' };
    const result = page.fault === undefined ? 'good' : isSilent(page.fault.fault) ? 'silent' : 'bad';
    health.note(site.id, page.address, result);
    const verdict = { at, endedAt: clock.now(), checks: failed + 1, ...seen(site, page) };
    if (result !== 'silent') downHosts.answered(page.address, clock.elapsed());
    if (page.fault === undefined) return { ...verdict, result: 'up' };
    failed += 1;
    if ((await selectSitesInWork(database.db, [site.id], clock.now())).size > 0) {
      return { ...verdict, result: 'unwatched', inWork: true };
    }
    // On a host that hangs, all of its sites at once would only stand in the way.
    const hangs = page.fault.fault === 'timeout';
    if (failed === 2 && !hangs) suspects(page.address);
    const attempts = { failed, elapsedMs: clock.elapsed() - since, intervalMs };
    const confirmations =
      result === 'silent' && downHosts.isDown(page.address, site.id) ? 1 : site.settings.confirmations;
    const pause = site.status === 'down' ? undefined : nextConfirmation({ ...attempts, confirmations });
    if (pause === undefined) {
      const knownDown = site.status === 'down';
      if (!(await health.works({ siteId: site.id, address: page.address, since, knownDown }))) {
        return { ...verdict, result: 'unwatched', outboundBroken: true };
      }
      if (result === 'silent') downHosts.confirmed(site.id, page.address, clock.elapsed());
      if (hangs && site.status !== 'down') suspects(page.address);
      return { ...verdict, result: 'down' };
    }
    await new Promise<void>(resolve => clock.after(pause, resolve));
  }
}

function seen(site: MonitoredSite, { statusCode, responseMs, address, fault }: PageCheck) {
  const { id: siteId, url } = site;
  const everySeconds = site.settings.interval_seconds;
  return { siteId, url, everySeconds, statusCode, responseMs, address, ...fault };
}

function patienceOf({ id, responseMs, settings }: MonitoredSite, downHosts: DownHosts, address: string): number {
  const timeoutMs = settings.timeout_seconds * 1000;
  return downHosts.isDown(address, id) ? patienceMs(timeoutMs, responseMs) : timeoutMs;
}
