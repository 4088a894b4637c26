import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { loadSite, networkOf, type SiteFailure } from '../../sites/index.ts';
import type { RunItem, RunItemState } from '../run-item.ts';
import { type SentOnNetwork, selectSentOnNetwork } from '../sent-items.store.ts';
import { FRONT_FAULTS } from './front-page.ts';
import { isUpdated, partsToJudge, readSite, tellsOf } from './read-site.ts';
import { finishItem, leaveOutForHarm, type SiteOfRun } from './site-of-run.ts';
import { vouchedFor } from './under-way.ts';
import { adviceOf, wayOutOf } from './way-out.ts';

/**
 * A site that worked until this run updated another site of its network is broken by that: they share their files. Its
 * updates are ended accordingly.
 * @param failure Why the site gives no report.
 * @returns false if the failure has another cause.
 */
export async function endBrokenByNetwork(
  work: SiteOfRun,
  pending: readonly RunItem[],
  failure: SiteFailure,
): Promise<boolean> {
  if (failure.kind !== 'site_error') return false;
  const site = await loadSite(work.ctx, work.siteId);
  if (!site || site.row.failed_syncs > 0) return false;
  // As far as is known.
  const network = site.row.network_key;
  const sent = network ? await sentOnNetwork(work, network, ['updated', 'needs_attention']) : [];
  const installed = network ? await vouchedFor(work, network, sent) : [];
  const broke = pending.filter(item => installed.some(({ type, slug }) => type === item.type && slug === item.slug));
  for (const item of broke) {
    const wayOut = wayOutOf(item, false);
    const version = item.to_version ? `version ${item.to_version}` : 'the new version';
    const message = `The site no longer works since ${version} was installed on another site of its network, with which it shares its files. ${failure.message} ${adviceOf(item, wayOut)}`;
    await finishItem(work, item, { state: 'needs_attention', reason: failure.code, message, wayOut });
  }
  if (broke.length === 0) return false;
  await leaveOutForHarm(work);
  return true;
}

/**
 * An update that this run has rolled back on another site of the network would break the same files again. Where that
 * left the page broken, the site itself shows whether it was rolled back.
 */
export async function endRolledBackOnNetwork(work: SiteOfRun, site: SiteConnection, item: RunItem): Promise<boolean> {
  const network = await networkOf(work.ctx.database.db, work.siteId);
  if (!network) return false;
  const sent = await sentOnNetwork(work, network, ['rolled_back', 'needs_attention']);
  const ofItem = sent.filter(({ type, slug }) => type === item.type && slug === item.slug);
  const ended = await vouchedFor(work, network, ofItem);
  const spoilt = ended.some(({ reason }) => Object.hasOwn(FRONT_FAULTS, reason ?? ''));
  const back = ended.some(({ state }) => state === 'rolled_back') || (spoilt && (await lacks(work, site, item)));
  if (!back) return false;
  const message = 'The update was rolled back on another site of its network, with which it shares its files.';
  await finishItem(work, item, { state: 'skipped', reason: 'network_rolled_back', message });
  return true;
}

async function lacks(work: SiteOfRun, site: SiteConnection, item: RunItem): Promise<boolean> {
  const read = await readSite(work, site, partsToJudge(item));
  return 'report' in read && tellsOf(read.report, item) && !isUpdated(read.report, item);
}

function sentOnNetwork(
  { ctx, jobId, siteId }: SiteOfRun,
  network: string,
  states: readonly RunItemState[],
): Promise<SentOnNetwork[]> {
  return selectSentOnNetwork(ctx.database.db, { jobId, siteId, network }, states);
}
