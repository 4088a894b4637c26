import { ConnectorError, MINIMAL_SYNC_DATA, stats } from '@sitekeeper/protocol';
import { appendAudit, auditOrigin } from '../../../kernel/audit/audit.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { emitEvents } from '../../events/index.ts';
import { noteUnknown } from '../change/note-unknown.ts';
import type { Registration } from '../connect/register-site.ts';
import { registerSafely } from '../connect/registrations/register-safely.ts';
import { registrationPlace } from '../connect/registrations/registration.ts';
import { isShared, type KnownSite, storeSiteSecrets } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { keylessRefusal, refusalOf } from '../refusal.ts';
import type { SiteRow } from '../site.store.ts';
import { failureOf, GONE, type SiteFailure } from '../site-failure.ts';
import { storeRotated } from '../site-keys/store-rotated.ts';
import { withLease } from '../site-lease.ts';
import { selectFailedSyncs } from '../sync/look-again/look-again.store.ts';
import { recoveredEvents } from '../sync/sync-events.ts';
import { connectRefused } from './connect-refused.store.ts';
import { type OldWayIn, overOldServers, saysForeign } from './old-way-in.ts';

/** The other dashboard may sync the site between our two calls, which makes it known by its own text again. */
const BINDINGS = 3;

export interface CutOver {
  /** The text by which the site is to know us. */
  readonly own: string;
  /** If the other dashboard has replaced the shared key in the meantime. */
  readonly old: OldWayIn;
  /** Runs in the transaction that stores the new key. */
  readonly also: (trx: Trx) => Promise<void>;
}

/**
 * Gives a site that shares its key with another dashboard a key of our own, so that only we can reach it: it learns the
 * text by which it knows us, then registers anew with a reconnect secret. At any moment one of the two keys works, and
 * both are stored. Undefined also if the key was ours alone already.
 */
export async function cutOverKey(ctx: Ctx, siteId: number, wanted: CutOver): Promise<SiteFailure | undefined> {
  try {
    return await withLease(ctx, registrationPlace(siteId), () => underLease(ctx, siteId, wanted));
  } catch (error) {
    return failureOf(error);
  }
}

async function underLease(ctx: Ctx, siteId: number, wanted: CutOver): Promise<SiteFailure | undefined> {
  const site = await loadSite(ctx, siteId);
  if (!site) return GONE;
  if (!isShared(site.row)) {
    await ctx.database.write(wanted.also);
    return undefined;
  }
  const refusal = lostIt(site.row) ? undefined : refusalOf(site.row);
  if (refusal) return refusal;
  if (!site.connection) return keylessRefusal(site);
  const registration = await bindAndRegister(ctx, site, site.connection, wanted);
  if (registration.key.proven) return ctx.database.write(trx => store(trx, ctx, siteId, registration, wanted));
  await noteUnknown(ctx, { siteId, wanted: 'cut-over', detail: { url: site.address.url } });
  return { code: 'outcome_unknown', message: `It is not known whether the site accepted its new key. ${LOOKED_AT}` };
}

/** The site refused the shared key at a sync: the other dashboard may have replaced it. */
const lostIt = ({ status, disconnected_by }: SiteRow) => status === 'disconnected' && disconnected_by === 'refusal';

async function store(
  trx: Trx,
  ctx: Ctx,
  siteId: number,
  registration: Registration,
  { also }: CutOver,
): Promise<SiteFailure | undefined> {
  const failure = await storeRotated(trx, ctx, siteId, registration);
  if (failure) return failure;
  await also(trx);
  const failed = await selectFailedSyncs(trx, siteId);
  if (await connectRefused(trx, siteId, ctx.clock.now())) {
    const back = { type: 'site.reconnected', siteId, data: {} } as const;
    await emitEvents(trx, [back, ...recoveredEvents(siteId, failed)], new Date(ctx.clock.now()));
    const detail = { from: 'disconnected', to: 'connected' };
    await appendAudit(trx, ctx, auditOrigin(ctx), [{ action: 'site.reconnected', subject: `site:${siteId}`, detail }]);
  }
  return undefined;
}

async function bindAndRegister(
  ctx: Ctx,
  site: KnownSite,
  earlier: SiteConnection,
  { own, old }: CutOver,
): Promise<Registration> {
  const { row, address, uniqueId } = site;
  const common = {
    place: registrationPlace(row.id),
    wish: 'rotate',
    row,
    earlier,
    address,
    advice: LOOKED_AT,
  } as const;
  const user = row.admin_username;
  for (let turn = 1; ; turn++) {
    const bound = await bind(ctx, site, earlier, own);
    if (bound === 'refused') {
      return overOldServers(old, way =>
        registerSafely(ctx, { ...common, credentials: { user, uniqueId, nextServer: own, ...way } }),
      );
    }
    try {
      const credentials = { user, server: own, uniqueId, regverify: bound ?? site.regverify };
      return await registerSafely(ctx, { ...common, credentials });
    } catch (error) {
      if (!saysForeign(error) || turn === BINDINGS) throw error;
    }
  }
}

/**
 * The site learns our text, and gives us a reconnect secret of our own, which is stored: it stands in for the password.
 * @returns 'refused' by a site that does not accept the shared key: it holds our new one after a crash, or another one.
 */
async function bind(
  ctx: Ctx,
  { row }: KnownSite,
  earlier: SiteConnection,
  own: string,
): Promise<string | 'refused' | undefined> {
  const args = { syncData: MINIMAL_SYNC_DATA, server: own, wantRegverify: true };
  try {
    const { regverify } = (await ctx.childSites.call(earlier, stats, args)).value;
    if (regverify === undefined) return undefined;
    await ctx.database.write(trx => storeSiteSecrets(trx, ctx, row.id, { regverify, server: own }));
    return regverify;
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'disconnected') return 'refused';
    throw error;
  }
}

const LOOKED_AT =
  'Sitekeeper keeps both keys, asks the site with each of them, and goes on with the one that it accepts. It is safe to cut the import over again.';
