import { appendAudit, auditOrigin } from '../../../kernel/audit/audit.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { emitEvents } from '../../events/index.ts';
import { isShared, type KnownSite } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { nextStatus } from '../next-status.ts';
import { DISCONNECTED_MEANWHILE, SUSPENDED_MEANWHILE } from '../refusal.ts';
import { selectSite } from '../site.store.ts';
import type { SiteStatus } from '../site.ts';
import { failureOf, GONE, type SiteFailure } from '../site-failure.ts';
import { storeSiteKey } from '../site-keys/site-keys.store.ts';
import { withLease } from '../site-lease.ts';
import { askSite, type SyncOutcome } from '../sync/ask-site.ts';
import { saveOutcomes } from '../sync/save-outcomes.ts';
import { noteWish } from './change-status.ts';
import { isDisconnectedSince } from './disconnected-since.ts';
import type { Registration } from './register-site.ts';
import { registerSafely } from './registrations/register-safely.ts';
import { dropRegistration } from './registrations/registration.store.ts';
import { registrationPlace } from './registrations/registration.ts';

type Synced = Extract<SyncOutcome, { ok: true }>;

/** Faults after which the site may still accept us, with the reconnect secret. */
const REGISTER_AFTER = new Set(['disconnected', 'admin_gone']);

/**
 * Connects a site again: with a sync with its key; if the site doesn't know that key any more, with a new registration
 * that uses the reconnect secret. Source: docs/wire/connection.md#reconnect. The state stays the same if the site
 * refuses.
 * @param since `status_wished_at` of the site when the reconnect was requested: later wishes win.
 */
export async function reconnect(ctx: Ctx, siteId: number, since: number): Promise<SiteFailure | undefined> {
  try {
    return await withLease(ctx, registrationPlace(siteId), () => underLease(ctx, siteId, since));
  } catch (error) {
    return failureOf(error);
  }
}

async function underLease(ctx: Ctx, siteId: number, since: number): Promise<SiteFailure | undefined> {
  const site = await loadSite(ctx, siteId);
  if (!site) return GONE;
  nextStatus(site.row.status, 'reconnect');
  if (isDisconnectedSince(site.row, since)) return DISCONNECTED_MEANWHILE;
  const outcome = site.connection ? await askSite(ctx, site) : undefined;
  if (outcome?.ok) return ctx.unsavedResults.during(ctx.database.write(trx => store(trx, ctx, since, outcome)));
  if (outcome && (isShared(site.row) || !REGISTER_AFTER.has(outcome.failure.kind ?? ''))) return outcome.failure;
  const now = await selectSite(ctx.database.db, siteId);
  if (now && isDisconnectedSince(now, since)) return DISCONNECTED_MEANWHILE;
  return register(ctx, site, since);
}

async function register(ctx: Ctx, site: KnownSite, since: number): Promise<SiteFailure | undefined> {
  const { row, address, connection: earlier, server, uniqueId, regverify } = site;
  const place = registrationPlace(row.id);
  try {
    const credentials = { user: row.admin_username, server, uniqueId, regverify };
    const wanted = { place, wish: 'connect', row, earlier, address, credentials, request: { since } } as const;
    const registration = await registerSafely(ctx, { ...wanted, advice: RECONNECT_AGAIN });
    const storing = ctx.database.write(trx => storeRegistered(trx, ctx, since, site, registration));
    return await ctx.unsavedResults.during(storing);
  } catch (error) {
    return failureOf(error);
  }
}

const RECONNECT_AGAIN =
  'Sitekeeper keeps asking the site and connects it once it answers. It is safe to reconnect it again: the new key is kept.';

/** Stores the answer of a site to a registration; a site that was deleted in the meantime is unlinked later. */
export async function storeRegistered(
  trx: Trx,
  ctx: Ctx,
  since: number,
  site: KnownSite,
  registration: Registration,
): Promise<SiteFailure | undefined> {
  const { reply, url } = registration;
  const failure = await store(trx, ctx, since, { site, ok: true, report: reply.report, url }, registration);
  if (failure !== GONE) await dropRegistration(trx, registrationPlace(site.row.id));
  return failure;
}

/**
 * The sync, the new secrets and the new state in one transaction. The state is read again: if a site was suspended or
 * disconnected in the meantime, its secrets are still stored, because the site accepts no other key any more.
 */
async function store(
  trx: Trx,
  ctx: Ctx,
  since: number,
  outcome: Synced,
  registration?: Registration,
): Promise<SiteFailure | undefined> {
  const { id } = outcome.site.row;
  await saveOutcomes(trx, ctx, [outcome]);
  const row = await trx
    .selectFrom('sites')
    .select(['status', 'disconnected_by', 'status_wished_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return GONE;
  if (registration) await storeSiteKey(trx, ctx, id, registration);
  if (row.status === 'suspended') return SUSPENDED_MEANWHILE;
  if (isDisconnectedSince(row, since)) return DISCONNECTED_MEANWHILE;
  const status = nextStatus(row.status as SiteStatus, 'reconnect');
  await trx.updateTable('sites').set({ status }).where('id', '=', id).execute();
  await noteWish(trx, ctx, [id]); // a sync that asked with an earlier key must not disconnect it
  if (row.status === 'disconnected') {
    await emitEvents(trx, [{ type: 'site.reconnected', siteId: id, data: {} }], new Date(ctx.clock.now()));
  }
  const detail = { from: row.status, to: status };
  await appendAudit(trx, ctx, auditOrigin(ctx), [{ action: 'site.reconnected', subject: `site:${id}`, detail }]);
  return undefined;
}
