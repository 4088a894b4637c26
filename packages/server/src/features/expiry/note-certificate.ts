import { isoInstant } from '../../kernel/text/instants.ts';
import type { Trx } from '../../ports/database/port.ts';
import { emitEvents } from '../events/index.ts';
import { claimCertificate, writeCertificate } from './certificate.store.ts';

/** A certificate that a site showed. Times in ms epoch. */
export interface SeenCertificate {
  readonly siteId: number;
  /** `host:port` */
  readonly endpoint: string;
  readonly issuer: string | null;
  readonly issuedAt: number | null;
  readonly expiresAt: number;
}

/** Instead of a threshold, and more than any: the end of an earlier certificate was told, that of this one not yet. */
const TOLD_OF_EARLIER = 1000;

/**
 * Notes the certificate that a probe has seen, in the transaction that stores the probe. One that ends later than a
 * certificate whose end was told is its renewal; until there is one, it stays known that something was told. Probes that
 * see no certificate of the site are not noted.
 */
export async function noteCertificate(trx: Trx, seen: SeenCertificate, now: number): Promise<void> {
  const { siteId, endpoint, issuer, issuedAt, expiresAt } = seen;
  const before = await claimCertificate(trx, siteId);
  const isSame = before?.expires_at === expiresAt && before.endpoint === endpoint;
  const told = before?.told_days ?? null;
  const renewed = before !== undefined && !isSame && told !== null && expiresAt > before.expires_at;
  await writeCertificate(trx, {
    site_id: siteId,
    endpoint,
    issuer,
    issued_at: issuedAt,
    expires_at: expiresAt,
    told_days: isSame ? told : renewed || told === null ? null : TOLD_OF_EARLIER,
    seen_at: now,
  });
  if (!renewed) return;
  const data = { host: endpointHost(endpoint), expires_at: isoInstant(expiresAt) };
  await emitEvents(trx, [{ type: 'certificate.renewed', siteId, data }], new Date(now));
}

/** Without the port; IPv6 without brackets, as it was probed. */
export function endpointHost(endpoint: string): string {
  return endpoint.slice(0, endpoint.lastIndexOf(':'));
}
