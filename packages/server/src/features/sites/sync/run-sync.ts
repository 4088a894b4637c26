import type { Services } from '../../../kernel/context.ts';
import { SET_ASIDE } from '../../../kernel/work/set-aside.ts';
import { isKeyChanging } from '../connect/registrations/registration.store.ts';
import type { KnownSite } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { busyRefusal, refusalOf } from '../refusal.ts';
import { GONE, type SiteFailure } from '../site-failure.ts';
import { askSite, type SyncOutcome } from './ask-site.ts';
import { syncWriter } from './sync-writer.ts';

/** Syncs one site: asks it, and stores how that ended. Resolves to the failure, undefined when the report is stored. */
export async function runSync(services: Services, site: KnownSite): Promise<SiteFailure | undefined> {
  const refusal = refusalOf(site.row, 'sync');
  if (refusal) return refusal;
  const asked = await askSite(services, site);
  const outcome = (await mayBeOurDoing(services, asked)) ? { site, ok: false as const, failure: KEY_CHANGES } : asked;
  await services.unsavedResults.during(syncWriter(services).add(outcome));
  return outcome.ok ? undefined : outcome.failure;
}

/** A site that accepts no key while its key is being changed is not lost: the change continues. */
const KEY_CHANGES = busyRefusal('The key of this site is being changed.');

async function mayBeOurDoing(services: Services, outcome: SyncOutcome): Promise<boolean> {
  if (outcome.ok || outcome.failure.kind !== 'disconnected') return false;
  return isKeyChanging(services, outcome.site.row.id);
}

/** The same by id, for jobs, which carry ids only. */
export async function runSyncById(services: Services, id: number): Promise<SiteFailure | undefined> {
  const site = await loadSite(services, id);
  if (!site) return GONE;
  return runSync(services, site);
}

/** Records at the site that its sync killed this server, without asking it; it is asked again after a day. */
export async function setSyncAside(services: Services, id: number): Promise<void> {
  const site = await loadSite(services, id);
  if (site) await syncWriter(services).add({ site, ok: false, failure: SET_ASIDE });
}
