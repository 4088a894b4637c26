import { isoInstant } from '../../kernel/text/instants.ts';
import type { Trx } from '../../ports/database/port.ts';
import { emitEvents } from '../events/index.ts';
import { claimCertificate, writeCertificate } from './certificate.store.ts';
import { nextCertificate, type SeenCertificate } from './next-certificate.ts';

/**
 * Notes the certificate that a probe has seen, in the transaction that stores the probe. One that ends later than a
 * certificate whose end was told is its renewal; until there is one, it stays known that something was told. Probes that
 * see no certificate of the site are not noted.
 */
export async function noteCertificate(trx: Trx, seen: SeenCertificate, now: number): Promise<void> {
  const before = await claimCertificate(trx, seen.siteId);
  const { row, renewed } = nextCertificate(before, seen, now);
  await writeCertificate(trx, row);
  if (!renewed) return;
  const data = { host: endpointHost(seen.endpoint), expires_at: isoInstant(seen.expiresAt) };
  await emitEvents(trx, [{ type: 'certificate.renewed', siteId: seen.siteId, data }], new Date(now));
}

/** Without the port; IPv6 without brackets, as it was probed. */
export function endpointHost(endpoint: string): string {
  return endpoint.slice(0, endpoint.lastIndexOf(':'));
}
