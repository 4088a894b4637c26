import { ConnectorError, MINIMAL_SYNC_DATA, stats } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { noteUnknown } from '../change/note-unknown.ts';
import type { Registration } from '../connect/register-site.ts';
import { registerSafely } from '../connect/registrations/register-safely.ts';
import { registrationPlace } from '../connect/registrations/registration.ts';
import { isShared, type KnownSite, storeSiteSecrets } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { keylessRefusal, refusalOf } from '../refusal.ts';
import { failureOf, GONE, type SiteFailure } from '../site-failure.ts';
import { storeRotated } from '../site-keys/store-rotated.ts';
import { withLease } from '../site-lease.ts';

/** The other dashboard may sync the site between our two calls, which makes it known by its own text again. */
const BINDINGS = 3;

/**
 * Gives a site that shares its key with another dashboard a key of our own, so that only we can reach it: it learns the
 * text by which it knows us, then registers anew with a reconnect secret. At any moment one of the two keys works, and
 * both are stored.
 * @param own The text by which the site is to know us.
 * @param also Runs in the transaction that stores the new key.
 * @returns undefined also if the key was ours alone already.
 */
export async function cutOverKey(
  ctx: Ctx,
  siteId: number,
  own: string,
  also: (trx: Trx) => Promise<void>,
): Promise<SiteFailure | undefined> {
  try {
    return await withLease(ctx, registrationPlace(siteId), () => underLease(ctx, siteId, own, also));
  } catch (error) {
    return failureOf(error);
  }
}

async function underLease(
  ctx: Ctx,
  siteId: number,
  own: string,
  also: (trx: Trx) => Promise<void>,
): Promise<SiteFailure | undefined> {
  const site = await loadSite(ctx, siteId);
  if (!site) return GONE;
  if (!isShared(site.row)) {
    await ctx.database.write(also);
    return undefined;
  }
  const refusal = refusalOf(site.row);
  if (refusal) return refusal;
  if (!site.connection) return keylessRefusal(site);
  const registration = await bindAndRegister(ctx, site, site.connection, own);
  if (registration.key.proven) {
    return ctx.database.write(async trx => {
      const failure = await storeRotated(trx, ctx, siteId, registration);
      if (!failure) await also(trx);
      return failure;
    });
  }
  await noteUnknown(ctx, { siteId, wanted: 'cut-over', detail: { url: site.address.url } });
  return { code: 'outcome_unknown', message: `It is not known whether the site accepted its new key. ${LOOKED_AT}` };
}

async function bindAndRegister(ctx: Ctx, site: KnownSite, earlier: SiteConnection, own: string): Promise<Registration> {
  const { row, address, uniqueId } = site;
  const place = registrationPlace(row.id);
  for (let turn = 1; ; turn++) {
    const regverify = await bind(ctx, site, earlier, own);
    const credentials = { user: row.admin_username, server: own, uniqueId, regverify };
    const wanted = { place, wish: 'rotate', row, earlier, address, credentials, advice: LOOKED_AT } as const;
    try {
      return await registerSafely(ctx, wanted);
    } catch (error) {
      const foreign = error instanceof ConnectorError && error.wireCode === 'REG_ERROR2';
      if (!foreign || turn === BINDINGS) throw error;
    }
  }
}

/**
 * The site learns our text, and gives us a reconnect secret of our own, which is stored: it stands in for the password.
 * A site that holds our new key already, after a crash, refuses the old one; then only registering tells.
 */
async function bind(ctx: Ctx, site: KnownSite, earlier: SiteConnection, own: string): Promise<string | undefined> {
  const args = { syncData: MINIMAL_SYNC_DATA, server: own, wantRegverify: true };
  const { value } = await ctx.childSites.call(earlier, stats, args).catch(error => {
    if (error instanceof ConnectorError && error.kind === 'disconnected') return { value: undefined };
    throw error;
  });
  const regverify = value?.regverify;
  if (regverify === undefined) return site.regverify;
  await ctx.database.write(trx => storeSiteSecrets(trx, ctx, site.row.id, { regverify, server: own }));
  return regverify;
}

const LOOKED_AT =
  'Sitekeeper keeps both keys, asks the site with each of them, and goes on with the one that it accepts. It is safe to cut the import over again.';
