import { ConnectorError, keyKindOf } from '@sitekeeper/protocol';
import type { Ctx } from '../../../../kernel/context.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { SiteConnection } from '../../../../ports/child-sites/port.ts';
import { selectSite } from '../../site.store.ts';
import type { Registration } from '../register-site.ts';
import { answersTo } from './earlier-key.ts';
import { attempt, fallBack } from './register-safely.ts';
import type { OpenRegistration } from './registration.ts';
import { diedOf, holdsSomeKey, type SiteKey } from './site-key.ts';

interface Found {
  readonly key: SiteKey;
  /** The answer of the site to the key; undefined: it doesn't know it. */
  readonly found: ConnectorError | undefined;
  /** With the stored key of the site. */
  readonly earlier: SiteConnection | undefined;
}

/**
 * If a site may hold a key of ours that it can't verify, the attempt was interrupted before the site got one that it
 * can. The reconnect secret allows it to continue. Without it, only a person can, with the password.
 * @returns the registration; 'refused' if the site rejects the secret; 'unverified' if the key must be kept; undefined
 * if there is nothing to continue with.
 */
export async function resumeRegistration(
  ctx: Ctx,
  { place, siteId, wish, request, secrets }: OpenRegistration,
  { key, found, earlier }: Found,
): Promise<Registration | 'refused' | 'unverified' | undefined> {
  if (wish === 'forget' || (found !== undefined && !diedOf(found))) return undefined;
  const isP256 = keyKindOf(key.privateKey) === 'p256';
  if (!isP256 && secrets.p256RefusedAt == null) return undefined; // an earlier key, which all sites verify
  if (earlier && (await answersTo(ctx, earlier))) return undefined;
  if (found === undefined && !(await holdsSomeKey(ctx, key))) return undefined;
  if (secrets.regverify === undefined || wish === 'keep') return 'unverified';
  const row = siteId === undefined ? undefined : await selectSite(ctx.database.db, siteId);
  if (siteId !== undefined && !row) return undefined;
  const { address, credentials } = key;
  const wanted = { place, wish, row, earlier, address, credentials, request, advice: '' } as const;
  try {
    // Without an earlier key of ours, what the site holds may be the key of another dashboard: ours is sent again first.
    const again = () => attempt(ctx, wanted, { key, fresh: false });
    const registration = await (isP256 && earlier ? fallBack(ctx, wanted, key) : again());
    return registration.key.proven ? registration : 'unverified';
  } catch (error) {
    if (error instanceof ConnectorError) return error.wireCode === undefined ? 'unverified' : 'refused';
    if (error instanceof AppError && error.code === 'outcome_unknown') return 'unverified';
    throw error;
  }
}
