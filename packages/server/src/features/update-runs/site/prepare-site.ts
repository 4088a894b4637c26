import type { ConnectorError, SiteReport, SyncKey } from '@sitekeeper/protocol';
import { addressWithoutQuery, packageFacts } from '../../../kernel/text/package-address.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { failureOf, type SiteFailure } from '../../sites/index.ts';
import { rollBackOf } from '../../updates/index.ts';
import { hasClosed } from '../run.store.ts';
import type { RunItem, RunItemEnd } from '../run-item.ts';
import {
  type FoundOfItem,
  saveFound,
  selectFrontPage,
  selectItemsOfSite,
  themeIsMissing,
  updateRunSiteRow,
} from '../run-items.store.ts';
import { endBrokenByNetwork } from './broken-by-network.ts';
import { FRONT_FAULTS, type FrontBefore, type FrontFault } from './front-page.ts';
import { lookAtFrontPage } from './look-at-front-page.ts';
import { healthyPagesOfNetwork } from './network-pages.ts';
import { installedVersion, isUpdated, partsToJudge, readSite } from './read-site.ts';
import { failedBefore, finishItem, leaveOutPending, openForRun, type SiteOfRun, type TryLater } from './site-of-run.ts';
import { orLeaveOut, WINDOW_CLOSED, waitForNetwork } from './wait-for-network.ts';

const MAINTENANCE_MS = 45_000;
const MAINTENANCE_TURNS = 3;
/** Hosts that manage WordPress updates. Source: docs/wire/actions.md#updates. */
const CORE_BY_HOST = ['flywheel', 'pressable'];

/**
 * Checks the site before anything is sent: updates that it already has are skipped, and a careful run stores its front
 * page. A site that cannot be reached is not changed.
 */
export async function prepareSite(work: SiteOfRun): Promise<TryLater | undefined> {
  const { ctx, run, jobId, siteId, strategy } = work;
  const since = ctx.clock.elapsed();
  const items = await selectItemsOfSite(ctx.database.db, jobId, siteId);
  const begun = items.some(item => item.sent_at !== null);
  if (!begun && hasClosed(run, ctx.clock.now())) {
    await leaveOutPending(work, WINDOW_CLOSED);
    return undefined;
  }
  const site = await openForRun(work);
  if ('end' in site) {
    await leaveOutPending(work, site.end);
    return undefined;
  }
  const pending = items.filter(item => item.state === 'pending');
  // What came out since was not tried on the first sites, or is too young.
  const otherOfferCounts = strategy !== undefined || run.min_age_days > 0;
  const offers: SyncKey[] = ['plugin_updates', 'theme_updates'];
  if (pending.some(({ type }) => type === 'core')) offers.push('wp_updates');
  const read = await readSite(work, site.connection, [...new Set([...offers, ...pending.flatMap(partsToJudge)])]);
  if ('trouble' in read) {
    const away = await waitForNetwork(work, read.trouble, since);
    if (away) return orLeaveOut(work, away);
    const failure = failureOf(read.trouble);
    return (await endBrokenByNetwork(work, pending, failure))
      ? undefined
      : waitOrLeaveOut(work, failure, isPassing(failure));
  }
  const found = new Map<RunItem, FoundOfItem>();
  let left = 0;
  for (const item of pending) {
    const end = needless(read.report, item) ?? (otherOfferCounts && otherOffer(read.report, item));
    if (end) {
      await finishItem(work, item, end);
      continue;
    }
    left += 1;
    const set = foundOf(read.report, item, ctx.settings.packageHosts);
    if (set) found.set(item, set);
  }
  if (found.size > 0) await ctx.database.write(trx => saveFound(trx, found));
  const unseen = strategy?.health_check && left > 0 ? await lookBefore(work, site.connection, begun) : undefined;
  if (!unseen) return undefined;
  const away = await waitForNetwork(work, unseen, since);
  if (away) return orLeaveOut(work, away);
  // Its earlier updates ended well: what hides its page now, such as a limit of requests, is likely to pass.
  return waitOrLeaveOut(work, failureOf(unseen), begun || isPassing(unseen) || unseen.httpStatus === 429);
}

const isPassing = ({ kind }: Pick<SiteFailure, 'kind'>) => kind === 'maintenance';

async function waitOrLeaveOut(work: SiteOfRun, failure: SiteFailure, passes: boolean): Promise<TryLater | undefined> {
  const isReadySoon = passes && (work.unready ?? 0) + 1 < MAINTENANCE_TURNS;
  if (isReadySoon) return { later: MAINTENANCE_MS, unready: true };
  await leaveOutPending(work, failedBefore(failure));
  return undefined;
}

/** Why there is nothing to send. */
function needless(report: SiteReport, item: RunItem): RunItemEnd | undefined {
  if (isUpdated(report, item)) {
    return { state: 'skipped', reason: 'up_to_date', message: 'The site already has this version.' };
  }
  if (item.type === 'translation') return undefined;
  if (item.type === 'core') {
    if (!CORE_BY_HOST.includes(report.wphost ?? '')) return report.coreUpdate === null ? WITHDRAWN : undefined;
    return { state: 'skipped', reason: 'host_forbids', message: 'The host of the site manages WordPress updates.' };
  }
  const listed = item.type === 'plugin' ? report.plugins : report.themes;
  if (listed !== undefined && installedVersion(report, item) === undefined) {
    return { state: 'skipped', reason: 'not_installed', message: 'The site no longer has it.' };
  }
  return offersOf(report, item) && !offerOf(report, item) ? WITHDRAWN : undefined;
}

/** The site would answer that there is nothing to update: that is no failure of the release. */
const WITHDRAWN: RunItemEnd = {
  state: 'skipped',
  reason: 'not_offered',
  message: 'The site no longer offers this update. Sync the site to see what it offers.',
};

/** A careful run installs what its first waves tested, and no newer version released meanwhile. */
function otherOffer(report: SiteReport, item: RunItem): RunItemEnd | undefined {
  const offered = item.type === 'core' ? report.coreUpdate : offerOf(report, item)?.newVersion;
  if (offered === undefined || offered === null || offered === item.to_version) return undefined;
  const message = `The site is now offered another version than ${item.to_version}. Start a new run to install it.`;
  return { state: 'skipped', reason: 'other_version', message };
}

/** The version may be another than when the run was started, and a rollback is to restore what the site has now. */
function foundOf(report: SiteReport, item: RunItem, hosts: string): FoundOfItem | undefined {
  const from_version = installedVersion(report, item) ?? item.from_version;
  const offer = offerOf(report, item);
  if (offer) return { from_version, ...packageOf({ ...item, from_version }, offer.package, hosts) };
  return from_version === item.from_version ? undefined : { from_version };
}

/** The address is stored only if it leads to the previous version: otherwise it may contain a licence key. */
function packageOf(item: RunItem, address: string | undefined, hosts: string) {
  const { host, named } = packageFacts(address, item.to_version);
  const facts = { package_host: host, package_named: Number(named) };
  const kept = rollBackOf({ ...item, ...facts }, hosts) === 'possible';
  return { ...facts, package: kept && address !== undefined ? (addressWithoutQuery(address) ?? null) : null };
}

function offerOf(report: SiteReport, item: RunItem) {
  return offersOf(report, item)?.find(({ slug }) => slug === item.slug);
}

function offersOf(report: SiteReport, { type }: RunItem) {
  return type === 'plugin' ? report.pluginUpdates : type === 'theme' ? report.themeUpdates : undefined;
}

/**
 * Looks at the front page in each turn that sends something: since the last one, others may have broken it. That of
 * before the first update is kept. @returns why it could not be looked at.
 */
async function lookBefore(work: SiteOfRun, site: SiteConnection, begun: boolean): Promise<ConnectorError | undefined> {
  const { ctx, jobId, siteId } = work;
  const kept = begun ? await selectFrontPage(ctx.database.db, jobId, siteId) : undefined;
  const { page, fault, unseen, unseenSites = [] } = await lookAtFrontPage(work, site, kept);
  if (fault === undefined) {
    if (begun) return undefined;
    const network = await healthyPagesOfNetwork(work);
    const before: FrontBefore = network ? { ...page, network } : page;
    await ctx.database.write(trx => updateRunSiteRow(trx, work, { front_json: JSON.stringify(before) }));
    return undefined;
  }
  if (unseen && fault === 'network_page_broken') {
    // Nothing is known of another page: it may be gone for good, or refuse so many requests at once. It is not compared
    // afterwards, or the next update would be blamed for it.
    const seen = Object.entries(kept?.network ?? {}).filter(([id]) => !unseenSites.includes(id));
    const before = { ...kept, network: Object.fromEntries(seen) };
    await ctx.database.write(trx => updateRunSiteRow(trx, work, { front_json: JSON.stringify(before) }));
    return undefined;
  }
  if (unseen) return unseen;
  await leaveOutPending(work, { state: 'failed', reason: 'unhealthy_before', ...(await whyUnhealthy(work, fault)) });
  return undefined;
}

/** WordPress shows visitors a blank page if the active theme is not installed. */
async function whyUnhealthy({ ctx, siteId }: SiteOfRun, fault: FrontFault): Promise<Partial<RunItemEnd>> {
  if (fault === 'front_page_blank' && (await themeIsMissing(ctx.database.db, siteId))) {
    const message =
      'The front page is blank, because the active theme is not installed. This was so before the update. Activate another theme on the site, or install this one again.';
    return { cause: 'theme_missing', message };
  }
  const which = fault === 'network_page_broken' ? 'that site' : 'the site';
  return { message: `${FRONT_FAULTS[fault]} This was so before the update. Fix ${which} first.` };
}
