import type { Ctx } from '../../../kernel/context.ts';
import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import { registerSafely } from '../connect/registrations/register-safely.ts';
import { storeNewSite } from '../connect/store-new-site.ts';
import { siteWithUrl } from '../site.store.ts';
import { siteKey } from '../site.ts';
import { failureOf, type SiteFailure } from '../site-failure.ts';
import { withLease } from '../site-lease.ts';
import { type OldWayIn, overOldServers } from './old-way-in.ts';

/** A site of another dashboard of which there is no key, but a reconnect secret. */
export interface SiteToTakeOver {
  /** Reserved for it. */
  readonly id: number;
  readonly name: string;
  readonly address: SiteAddress;
  readonly admin: string;
  readonly uniqueId: string;
  readonly old: OldWayIn;
  /** The text by which it is to know us. */
  readonly ownServer: string;
}

/**
 * Registers on a site with the reconnect secret of another dashboard, which is locked out by that, and adds it. The very
 * next call makes the site know us by our own text: until then the other dashboard could win it back.
 */
export async function takeOverSite(ctx: Ctx, site: SiteToTakeOver): Promise<SiteFailure | undefined> {
  const place = `add:${siteKey(site.address.url)}`;
  try {
    return await withLease(ctx, place, () => underLease(ctx, site, place));
  } catch (error) {
    return failureOf(error);
  }
}

async function underLease(ctx: Ctx, site: SiteToTakeOver, place: string): Promise<SiteFailure | undefined> {
  const { id, name, address, admin, uniqueId, ownServer: nextServer } = site;
  const existing = await siteWithUrl(ctx.database.db, address.url);
  // Found registered after a crash, and added then.
  if (existing) return existing.id === id ? undefined : ALREADY_HERE;
  const common = { place, wish: 'connect', address, request: { id, name }, advice: AGAIN } as const;
  const registration = await overOldServers(site.old, way =>
    registerSafely(ctx, { ...common, credentials: { user: admin, uniqueId, nextServer, ...way } }),
  );
  await storeNewSite(ctx, { place, id, admin, name, address }, registration);
  return undefined;
}

const ALREADY_HERE: SiteFailure = { code: 'site_already_exists', message: 'The site was added in the meantime.' };
const AGAIN =
  'Sitekeeper keeps asking the site and adds it once it answers. It is safe to cut the import over again: that resumes this attempt.';
