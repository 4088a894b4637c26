import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { networkOf, sitesOfNetwork } from '../../sites/index.ts';
import { IN_FLIGHT } from '../run-item.ts';
import { type ItemInFlight, selectInFlight } from '../sent-items.store.ts';
import { LOOK_AGAIN_MS, type SiteOfRun } from './site-of-run.ts';

/** For so many turns, about 20 minutes, a site also waits for one that only says itself that it is of its network. */
const PATIENT_TURNS = 40;

/**
 * Whether an update or rollback may still be at work on the files of the site: one of any run that was sent to it, or to
 * another site of its network. The lease is free while its outcome is waited for.
 * @param by A run also waits until all that it has sent to the other sites is settled, and for a while for sites that
 * only say themselves that they are of the network. These keep nobody from making a request.
 * @param isLeftOut What does not count, such as what the caller has sent itself, and settles.
 */
export async function isUnderWay(
  work: Pick<SiteOfRun, 'ctx' | 'jobId' | 'siteId' | 'attempt'>,
  by: 'run' | 'request',
  isLeftOut: (item: ItemInFlight) => boolean,
): Promise<boolean> {
  const { ctx, jobId, siteId } = work;
  const { db } = ctx.database;
  const network = (await networkOf(db, siteId)) || undefined;
  const since = ctx.clock.now() - ctx.settings.updateSeconds * 1000;
  const openOf = by === 'run' ? jobId : undefined;
  const sent = (await selectInFlight(db, { siteId, network, openOf }, since)).filter(item => !isLeftOut(item));
  const elsewhere = sent.filter(({ site_id }) => site_id !== siteId);
  const isPatient = by === 'run' && work.attempt <= PATIENT_TURNS;
  if (isPatient || elsewhere.length < sent.length || !network) return sent.length > 0;
  return (await vouchedFor(work, network, elsewhere)).length > 0;
}

/**
 * Plugins and themes are not changed while an update or rollback whose answer was lost may still be at work on their
 * files. One that is unknown for good keeps nobody: the change may be the way out. The caller holds the site's lease.
 * @throws AppError site_busy
 */
export async function requireNoneUnderWay(ctx: Ctx, siteId: number): Promise<void> {
  const isOver = ({ state }: ItemInFlight) => !IN_FLIGHT.includes(state);
  if (!(await isUnderWay({ ctx, siteId, jobId: '', attempt: 1 }, 'request', isOver))) return;
  const message = 'An update of this site, or of its network, may still be under way. Try again in a few minutes.';
  throw new AppError('site_busy', message, { retry_after: LOOK_AGAIN_MS / 1000 });
}

/** Those of sites that belong to the network not only by their own word: a stranger keeps no update from others. */
export async function vouchedFor<Sent extends { readonly site_id: number }>(
  { ctx, siteId }: Pick<SiteOfRun, 'ctx' | 'siteId'>,
  network: string,
  sent: readonly Sent[],
): Promise<Sent[]> {
  if (sent.length === 0) return [];
  const others = await sitesOfNetwork(ctx.database.db, network, siteId);
  return sent.filter(({ site_id }) => others.some(({ id, vouched }) => vouched && id === site_id));
}
