import type { AuditEntry } from '../../../kernel/audit/audit.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { mayAskSite, openPlaces } from '../connect/registrations/registration.store.ts';
import { registrationPlace } from '../connect/registrations/registration.ts';
import { isShared } from '../connection.ts';
import { selectSite } from '../site.store.ts';
import { failureOf, type SiteFailure } from '../site-failure.ts';
import { withLease } from '../site-lease.ts';

/**
 * Removes a site that shares its key with another dashboard, which goes on with it: the site is not contacted.
 * While it is not known whether the site has accepted a key of ours alone, it stays.
 * @param also Runs in the same transaction, also if the site is gone already.
 */
export async function removeSharedSite(
  ctx: Ctx,
  siteId: number,
  also: (trx: Trx) => Promise<void>,
): Promise<SiteFailure | undefined> {
  const place = registrationPlace(siteId);
  try {
    return await withLease(ctx, place, () =>
      audited<SiteFailure | undefined>(ctx, async trx => {
        const row = await selectSite(trx, siteId);
        if (row && !isShared(row)) return { result: OURS_ALONE, audit: [] };
        const unknown = row && (await whyKeyIsUnknown(trx, siteId));
        if (unknown) return { result: unknown, audit: [] };
        await trx.deleteFrom('sites').where('id', '=', siteId).execute();
        await also(trx);
        const detail = { url: row?.url, key_shared: true };
        const audit: AuditEntry[] = row ? [{ action: 'site.deleted', subject: `site:${siteId}`, detail }] : [];
        return { result: undefined, audit };
      }),
    );
  } catch (error) {
    return failureOf(error);
  }
}

/** While it is not known whether a site that shares its key has accepted another one. */
export async function whyKeyIsUnknown(db: Queryable, siteId: number): Promise<SiteFailure | undefined> {
  const place = registrationPlace(siteId);
  if ((await openPlaces(db, [place])).length === 0) return undefined;
  return keyUnknown(await mayAskSite(db, place));
}

const OURS_ALONE: SiteFailure = {
  code: 'invalid_state',
  cause: 'key_used_here_alone',
  message: 'Only this server has the key of this site, so removing it would leave the site to nobody.',
};

const keyUnknown = (isLookedAt: boolean): SiteFailure => ({
  code: 'outcome_unknown',
  message: `It is not known whether the site accepted its new key. ${isLookedAt ? LATER : ONCE_ASKED}`,
});

const LATER = 'Undo the import again in a few minutes.';
const ONCE_ASKED =
  'Sitekeeper asks it once it is no longer suspended or disconnected here. Undo the import again after that.';
