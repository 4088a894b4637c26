import { loadSite, networkOf, type SiteFailure, type SiteOfNetwork, sitesOfNetwork } from '../../sites/index.ts';
import { IN_FLIGHT, type RunItem, type RunItemState } from '../run-item.ts';
import { selectSentOnNetwork } from '../run-items.store.ts';
import { finishItem, leaveOutForHarm, type SiteOfRun } from './site-of-run.ts';
import { adviceOf, wayOutOf } from './way-out.ts';

/**
 * So many turns does a site wait for sites of which only they say that they belong to its network: enough for an update
 * and its rollback. A lying one must not keep updates from others.
 */
const MOST_WAITS = 60;

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
  const installed = await sentOnNetwork(work, ['updated', 'needs_attention']);
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
 * An update that this run has rolled back on another site of the network would break the same files again. Any site may
 * say that it belongs to a network, and could keep updates from strangers: it counts if more speaks for it.
 */
export async function endRolledBackOnNetwork(work: SiteOfRun, item: RunItem): Promise<boolean> {
  const back = await sentOnNetwork(work, ['rolled_back']);
  const isSame = ({ type, slug }: SentOnNetwork) => type === item.type && slug === item.slug;
  if (!back.some(sent => sent.vouched && isSame(sent))) return false;
  const message = 'The update was rolled back on another site of its network, with which it shares its files.';
  await finishItem(work, item, { state: 'skipped', reason: 'network_rolled_back', message });
  return true;
}

/** What this run has sent to another site of the network may still be at work on the files. */
export async function isUnderWayOnNetwork(work: SiteOfRun): Promise<boolean> {
  const sent = await sentOnNetwork(work, IN_FLIGHT);
  return sent.some(({ vouched }) => vouched || work.attempt <= MOST_WAITS);
}

type SentOnNetwork = Pick<RunItem, 'type' | 'slug'> & Pick<SiteOfNetwork, 'vouched'>;

async function sentOnNetwork(
  { ctx, jobId, siteId }: SiteOfRun,
  states: readonly RunItemState[],
): Promise<SentOnNetwork[]> {
  const { db } = ctx.database;
  const network = await networkOf(db, siteId);
  const sent = network ? await selectSentOnNetwork(db, { jobId, siteId, network }, states) : [];
  if (!network || sent.length === 0) return [];
  const others = await sitesOfNetwork(db, network, siteId);
  const vouched = new Set(others.flatMap(other => (other.vouched ? other.id : [])));
  return sent.map(({ site_id, ...item }) => ({ ...item, vouched: vouched.has(site_id) }));
}
