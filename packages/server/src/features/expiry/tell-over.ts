import type { Updateable } from 'kysely';
import { isoInstant } from '../../kernel/text/instants.ts';
import type { Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import { emitEvents } from '../events/index.ts';
import { type DomainRow, selectSitesOfDomain } from './domain.store.ts';

/**
 * Tells when the end that was told is not the end any more: it is later now, or unknown (null). Suspended sites hear it,
 * too: their alarms wait open.
 * @returns what becomes of the row by that.
 */
export async function tellOver(
  trx: Trx,
  { domain, told_days, told_expires_at }: DomainRow,
  expiresAt: number | null,
  now: number,
): Promise<Updateable<Tables['domains']>> {
  if (told_days === null) return {};
  if (expiresAt !== null && expiresAt <= (told_expires_at ?? 0)) return {};
  const sites = await selectSitesOfDomain(trx, domain);
  const events = sites.map(siteId =>
    expiresAt === null
      ? { type: 'domain.unwatched' as const, siteId, data: { domain } }
      : { type: 'domain.renewed' as const, siteId, data: { domain, expires_at: isoInstant(expiresAt) } },
  );
  await emitEvents(trx, events, new Date(now));
  return { told_days: null, told_expires_at: null };
}
