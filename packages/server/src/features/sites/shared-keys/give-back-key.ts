import { importPrivateKey, isSameKey, keyObjectOf, publicPemOf } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { registerSafely } from '../connect/registrations/register-safely.ts';
import { registrationPlace } from '../connect/registrations/registration.ts';
import { isShared } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { keylessRefusal, refusalOf } from '../refusal.ts';
import { failureOf, GONE, type SiteFailure } from '../site-failure.ts';
import { updateSharing } from '../site-keys/site-keys.store.ts';
import { storeRotated } from '../site-keys/store-rotated.ts';
import { withLease } from '../site-lease.ts';

/** What another dashboard had. */
export interface EarlierKey {
  /** PKCS#8 DER of an RSA key. */
  readonly privateKey: Uint8Array;
  /** The text by which the site knew it. */
  readonly server: string;
}

/**
 * Registers the key of the other dashboard on a site again, and binds its text: that dashboard works as before, and both
 * share the key. A site that shares it already is left alone.
 * @param also Runs in the transaction that stores this.
 */
export async function giveBackKey(
  ctx: Ctx,
  siteId: number,
  earlier: EarlierKey,
  also: (trx: Trx) => Promise<void>,
): Promise<SiteFailure | undefined> {
  try {
    return await withLease(ctx, registrationPlace(siteId), () => underLease(ctx, siteId, earlier, also));
  } catch (error) {
    return failureOf(error);
  }
}

async function underLease(
  ctx: Ctx,
  siteId: number,
  former: EarlierKey,
  also: (trx: Trx) => Promise<void>,
): Promise<SiteFailure | undefined> {
  const site = await loadSite(ctx, siteId);
  if (!site) return GONE;
  const refusal = refusalOf(site.row);
  if (refusal && !isShared(site.row)) return refusal;
  if (!site.connection) return keylessRefusal(site);
  const privateKey = importPrivateKey(former.privateKey);
  // The site has it already, or again: what follows was interrupted.
  const has = isSameKey(keyObjectOf(site.connection.privateKey), privateKey);
  if (isShared(site.row) || has) {
    await ctx.database.write(async trx => {
      await updateSharing(trx, siteId, ctx.clock.now());
      await also(trx);
    });
    return undefined;
  }
  const { row, address, connection, server, uniqueId, regverify } = site;
  const credentials = { user: row.admin_username, server, nextServer: former.server, uniqueId, regverify };
  const place = registrationPlace(siteId);
  const pair = { privateKey, publicPem: publicPemOf(privateKey) };
  const wanted = {
    place,
    wish: 'rotate',
    row,
    earlier: connection,
    address,
    credentials,
    pair,
    advice: AGAIN,
  } as const;
  const registration = await registerSafely(ctx, wanted);
  if (!registration.key.proven) return { code: 'outcome_unknown', message: `${UNKNOWN} ${AGAIN}` };
  const failure = await ctx.database.write(async trx => {
    const gone = await storeRotated(trx, ctx, siteId, registration);
    if (!gone && registration.shared) await also(trx);
    return gone;
  });
  // An attempt with a key of our own was open, and went on: with that key, the former one is given back.
  return failure || registration.shared ? failure : underLease(ctx, siteId, former, also);
}

const UNKNOWN = 'It is not known whether the site accepted its former key.';
const AGAIN =
  'Sitekeeper keeps both keys, asks the site with each of them, and goes on with the one that it accepts. It is safe to undo the import again.';
