import { appendAudit } from '../../kernel/change.ts';
import type { Ctx } from '../../kernel/context.ts';
import { actorName } from '../../kernel/context.ts';
import type { Trx } from '../../ports/database/port.ts';
import { type KnownSite, loadKnownSites, storeSecrets } from './connection.ts';
import type { Registration } from './register-site.ts';
import { registerSafely } from './registrations/register-safely.ts';
import { dropRegistration } from './registrations/registration.store.ts';
import { nextStatus, type SiteStatus } from './site.ts';
import { failureOf, GONE, type SiteFailure } from './site-failure.ts';
import { withLease } from './site-lease.ts';
import { askSite, type SyncOutcome } from './sync/ask-site.ts';
import { saveOutcomes } from './sync/save-outcomes.ts';

type Synced = Extract<SyncOutcome, { ok: true }>;

/** Faults after which the site may still take us back, with the reconnect secret. */
const REGISTER_AFTER = new Set(['disconnected', 'admin_gone']);

/**
 * Connects a site again: by a sync with the key it has; if it doesn't know that key any more, by registering anew with
 * the reconnect secret. Source: connector-protocol.md §3.4. The state stays as it is when the site refuses.
 */
export async function reconnect(ctx: Ctx, siteId: number): Promise<SiteFailure | undefined> {
  try {
    return await withLease(ctx, placeOf(siteId), () => underLease(ctx, siteId));
  } catch (error) {
    return failureOf(error);
  }
}

async function underLease(ctx: Ctx, siteId: number): Promise<SiteFailure | undefined> {
  const [site] = await loadKnownSites(ctx, [siteId]);
  if (!site) return GONE;
  nextStatus(site.row.status, 'reconnect');
  const outcome = site.connection ? await askSite(ctx, site) : undefined;
  if (outcome?.ok) return ctx.database.write(trx => store(trx, ctx, outcome));
  if (outcome && !REGISTER_AFTER.has(outcome.failure.kind ?? '')) return outcome.failure;
  return register(ctx, site);
}

async function register(ctx: Ctx, site: KnownSite): Promise<SiteFailure | undefined> {
  const { row, address, server, uniqueId, regverify } = site;
  const place = placeOf(row.id);
  try {
    const credentials = { user: row.admin_username, server, uniqueId, regverify };
    const registration = await registerSafely(ctx, { place, row, address, credentials, advice: RECONNECT_AGAIN });
    return await ctx.database.write(trx => storeRegistered(trx, ctx, site, registration));
  } catch (error) {
    return failureOf(error);
  }
}

const RECONNECT_AGAIN =
  'Sitekeeper goes on asking it, and connects it once it answers. To reconnect it again is safe: the new key is kept.';

/** Where the key of a stored site is kept until it is known whether the site took it; the lease of the site as well. */
export const placeOf = (siteId: number) => `site:${siteId}`;

/** Stores what a site answered to a registration; a site that is gone by then is unlinked later. */
export async function storeRegistered(
  trx: Trx,
  ctx: Ctx,
  site: KnownSite,
  { reply, url, secrets }: Registration,
): Promise<SiteFailure | undefined> {
  const failure = await store(trx, ctx, { site, ok: true, report: reply.report, url }, secrets);
  if (failure !== GONE) await dropRegistration(trx, placeOf(site.row.id));
  return failure;
}

/**
 * The sync, the new secrets and the new state in one transaction. The state is looked at again: of a site suspended
 * meanwhile the secrets are stored all the same, because the site knows no other key any more.
 */
async function store(
  trx: Trx,
  ctx: Ctx,
  outcome: Synced,
  secrets: Partial<Registration['secrets']> = {},
): Promise<SiteFailure | undefined> {
  const { id } = outcome.site.row;
  await saveOutcomes(trx, ctx, [outcome]);
  const row = await trx.selectFrom('sites').select('status').where('id', '=', id).executeTakeFirst();
  if (!row) return GONE;
  await storeSecrets(trx, ctx, id, secrets);
  if (row.status === 'suspended') return { code: 'site_suspended', message: 'The site was suspended meanwhile.' };
  const status = nextStatus(row.status as SiteStatus, 'reconnect');
  await trx.updateTable('sites').set({ status }).where('id', '=', id).execute();
  const detail = { from: row.status, to: status };
  await appendAudit(trx, ctx, actorName(ctx.actor), [{ action: 'site.reconnected', subject: `site:${id}`, detail }]);
  return undefined;
}
