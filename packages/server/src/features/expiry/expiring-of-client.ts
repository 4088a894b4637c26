import { isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { selectExpiringPage } from './expiring.store.ts';
import { endpointHost } from './note-certificate.ts';
import { daysUntil } from './threshold.ts';

/** Certificates and domains of a client's sites, as list-expiring-v1 has them: what expires first comes first. */
export async function expiringOfClient(db: Queryable, clientId: number, now: number) {
  const { rows } = await selectExpiringPage(db, { clientIds: [clientId] }, { offset: 0, limit: 1_000_000 });
  return rows.map(({ kind, name, expires_at, by }) => ({
    kind,
    name: kind === 'certificate' ? endpointHost(name) : name,
    expires_at: isoInstantOrNull(expires_at === null ? null : Number(expires_at)),
    days_left: expires_at === null ? null : daysUntil(Number(expires_at), now),
    by,
  }));
}
