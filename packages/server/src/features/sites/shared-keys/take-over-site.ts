import { ConnectorError } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import { storeNewSite } from '../connect/add-site.ts';
import { registerSafely } from '../connect/registrations/register-safely.ts';
import { siteWithUrl } from '../site.store.ts';
import { siteKey } from '../site.ts';
import { failureOf, type SiteFailure } from '../site-failure.ts';
import { withLease } from '../site-lease.ts';

/** A site of another dashboard of which there is no key, but a reconnect secret. */
export interface SiteToTakeOver {
  /** Reserved for it. */
  readonly id: number;
  readonly name: string;
  readonly address: SiteAddress;
  readonly admin: string;
  readonly uniqueId: string;
  readonly regverify: string;
  /** The texts by which the site may know the other dashboard, best first. */
  readonly oldServers: readonly string[];
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
  const { id, name, address, admin, uniqueId, regverify, ownServer: nextServer } = site;
  const existing = await siteWithUrl(ctx.database.db, address.url);
  // Found registered after a crash, and added then.
  if (existing) return existing.id === id ? undefined : ALREADY_HERE;
  let refused: ConnectorError | undefined;
  for (const server of site.oldServers) {
    const credentials = { user: admin, server, nextServer, uniqueId, regverify };
    const wanted = { place, wish: 'connect', address, credentials, request: { id, name }, advice: AGAIN } as const;
    try {
      const registration = await registerSafely(ctx, wanted);
      await storeNewSite(ctx, { place, id, admin, name, address }, registration);
      return undefined;
    } catch (error) {
      // It may know the other dashboard by another form of its address.
      if (!(error instanceof ConnectorError) || error.wireCode !== 'REG_ERROR2') throw error;
      refused = error;
    }
  }
  return failureOf(refused);
}

const ALREADY_HERE: SiteFailure = { code: 'site_already_exists', message: 'The site was added in the meantime.' };
const AGAIN =
  'Sitekeeper keeps asking the site and adds it once it answers. It is safe to cut the import over again: that resumes this attempt.';
