import type { Database, Queryable } from '../../ports/database/port.ts';
import { TLS_FAULTS, type TlsFinding } from '../../ports/tls-probe/port.ts';
import { noteCertificate } from '../expiry/index.ts';

export function securityChecks(db: Queryable, siteId: number): Promise<{ check_key: string; value: string }[]> {
  return db.selectFrom('site_security').select(['check_key', 'value']).where('site_id', '=', siteId).execute();
}

/** @param siteIds At most a page of sites. */
export async function securityChecksOf(
  db: Queryable,
  siteIds: readonly number[],
): Promise<{ site_id: number; check_key: string; value: string }[]> {
  if (siteIds.length === 0) return [];
  return db
    .selectFrom('site_security')
    .select(['site_id', 'check_key', 'value'])
    .where('site_id', 'in', siteIds)
    .execute();
}

export interface StoredFinding extends Omit<TlsFinding, 'issuedAt'> {
  readonly endpoint: string;
  readonly probedAt: number;
}

export async function storedFinding(db: Queryable, siteId: number): Promise<StoredFinding | undefined> {
  const row = await db.selectFrom('tls_probes').selectAll().where('site_id', '=', siteId).executeTakeFirst();
  if (!row) return undefined;
  const fault = row.fault === null ? null : (TLS_FAULTS.find(known => known === row.fault) ?? 'handshake');
  return { fault, issuer: row.issuer, expiresAt: row.expires_at, endpoint: row.endpoint, probedAt: row.probed_at };
}

/** Stores the result of a probe, unless the site was deleted meanwhile. */
export async function storeFinding(
  database: Database,
  siteId: number,
  found: StoredFinding & TlsFinding,
): Promise<void> {
  const finding = {
    endpoint: found.endpoint,
    fault: found.fault,
    issuer: found.issuer,
    expires_at: found.expiresAt,
    probed_at: found.probedAt,
  };
  await database.write(async trx => {
    const site = trx.selectFrom('sites').select('id').where('id', '=', siteId);
    // On PostgreSQL, a deletion that commits between check and insert would violate the foreign key.
    const held = await site.forKeyShare().executeTakeFirst();
    if (!held) return;
    await trx
      .insertInto('tls_probes')
      .values({ site_id: siteId, ...finding })
      .onConflict(conflict => conflict.column('site_id').doUpdateSet(finding))
      .execute();
    // A certificate for another host, or of no trusted authority, is not the one that the site has to renew.
    const { endpoint, fault, issuer, issuedAt, expiresAt, probedAt } = found;
    if (expiresAt === null || (fault !== null && fault !== 'expired')) return;
    await noteCertificate(trx, { siteId, endpoint, issuer, issuedAt, expiresAt }, probedAt);
  });
}

export async function selectSiteUrl(db: Queryable, siteId: number): Promise<string | undefined> {
  const row = db.selectFrom('sites').select('url').where('id', '=', siteId).where('status', '=', 'connected');
  return (await row.executeTakeFirst())?.url;
}
