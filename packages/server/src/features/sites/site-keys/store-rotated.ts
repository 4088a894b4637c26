import { appendAudit, auditOrigin } from '../../../kernel/audit/audit.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import type { Registration } from '../connect/register-site.ts';
import { dropRegistration } from '../connect/registrations/registration.store.ts';
import { registrationPlace } from '../connect/registrations/registration.ts';
import { selectSite } from '../site.store.ts';
import { GONE, type SiteFailure } from '../site-failure.ts';
import { storeSiteKey } from './site-keys.store.ts';

/**
 * The new key replaces the old one, which the site no longer accepts. The state of the site stays the same. A site that
 * was deleted in the meantime is unlinked later, with the stored key.
 */
export async function storeRotated(
  trx: Trx,
  ctx: Ctx,
  siteId: number,
  registration: Registration,
): Promise<SiteFailure | undefined> {
  const row = await selectSite(trx, siteId);
  if (!row) return GONE;
  await storeSiteKey(trx, ctx, siteId, registration);
  await dropRegistration(trx, registrationPlace(siteId));
  const detail = { from: row.signing, to: registration.key.signing };
  await appendAudit(trx, ctx, auditOrigin(ctx), [{ action: 'site.key_rotated', subject: `site:${siteId}`, detail }]);
  return undefined;
}
