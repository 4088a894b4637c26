import { loadSite, networkOf, type SiteFailure } from '../../sites/index.ts';
import type { RunItem } from '../run-item.ts';
import { selectSentOnNetwork } from '../run-items.store.ts';
import { finishItem, leaveOutForHarm, type SiteOfRun } from './site-of-run.ts';
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
  const { ctx, jobId, siteId } = work;
  const { db } = ctx.database;
  if (failure.kind !== 'site_error') return false;
  const network = await networkOf(db, siteId);
  const site = await loadSite(ctx, siteId);
  if (!network || !site || site.row.failed_syncs > 0) return false;
  // As far as is known.
  const installed = await selectSentOnNetwork(db, { jobId, siteId, network }, ['updated', 'needs_attention']);
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

/** An update that this run has rolled back on another site of the network would break the same files again. */
export async function endRolledBackOnNetwork(work: SiteOfRun, item: RunItem): Promise<boolean> {
  const { ctx, jobId, siteId } = work;
  const { db } = ctx.database;
  const network = await networkOf(db, siteId);
  if (!network) return false;
  const back = await selectSentOnNetwork(db, { jobId, siteId, network }, ['rolled_back']);
  if (!back.some(({ type, slug }) => type === item.type && slug === item.slug)) return false;
  const message = 'The update was rolled back on another site of its network, with which it shares its files.';
  await finishItem(work, item, { state: 'skipped', reason: 'network_rolled_back', message });
  return true;
}
