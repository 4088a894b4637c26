import { MINIMAL_SYNC_DATA, stats } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { noteUnknown } from '../change/note-unknown.ts';
import { registerSafely } from '../connect/registrations/register-safely.ts';
import { registrationPlace } from '../connect/registrations/registration.ts';
import { isShared, type KnownSite, storeSiteSecrets } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { keylessRefusal, refusalOf, SHARED_KEY } from '../refusal.ts';
import { failureOf, type SiteFailure } from '../site-failure.ts';
import { withLease } from '../site-lease.ts';
import { storeRotated } from './store-rotated.ts';

/**
 * Gives a connected site a new key, with the reconnect secret instead of a password. Its current key is kept until it
 * has accepted the new one (docs/wire/connection.md#rotation).
 * @returns why the site keeps its key, or why it is unknown which of the two it has.
 */
export async function rotateKey(ctx: Ctx, siteId: number): Promise<SiteFailure | undefined> {
  try {
    return await withLease(ctx, registrationPlace(siteId), () => underLease(ctx, siteId));
  } catch (error) {
    return failureOf(error);
  }
}

async function underLease(ctx: Ctx, siteId: number): Promise<SiteFailure | undefined> {
  const site = await loadSite(ctx, siteId);
  const refusal = refusalOf(site?.row);
  if (refusal) return refusal;
  if (!site?.connection) return keylessRefusal(site);
  if (isShared(site.row)) return SHARED_KEY;
  const { row, address, connection: earlier, server, uniqueId } = site;
  const regverify = site.regverify ?? (await newSecret(ctx, site));
  const credentials = { user: row.admin_username, server, uniqueId, regverify };
  const place = registrationPlace(siteId);
  const wanted = { place, wish: 'rotate', row, earlier, address, credentials, advice: LOOKED_AT } as const;
  const registration = await registerSafely(ctx, wanted);
  if (registration.key.proven) {
    const gone = await ctx.database.write(trx => storeRotated(trx, ctx, siteId, registration));
    return gone ?? (registration.shared ? SHARED_KEY : undefined); // its former key was about to be given back
  }
  await noteUnknown(ctx, { siteId, wanted: 'rotate-site-key', detail: { url: address.url } });
  return { code: 'outcome_unknown', message: `It is not known whether the site accepts its new key. ${LOOKED_AT}` };
}

const LOOKED_AT =
  'Sitekeeper keeps both keys, asks the site with each of them, and goes on with the one that it accepts. It is safe to rotate the key again.';

/** Without one, and without a password, the site would accept no new key. */
async function newSecret(ctx: Ctx, { row, server, connection }: KnownSite): Promise<string | undefined> {
  if (!connection) return undefined;
  const args = { syncData: MINIMAL_SYNC_DATA, server, wantRegverify: true };
  const { regverify } = (await ctx.childSites.call(connection, stats, args)).value;
  if (regverify !== undefined) await ctx.database.write(trx => storeSiteSecrets(trx, ctx, row.id, { regverify }));
  return regverify;
}
