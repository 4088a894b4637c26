import type { Insertable, Selectable } from 'kysely';
import { inChunks } from '../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

export type CertificateRow = Selectable<Tables['site_certificates']>;

/** The certificate of a site, locked until the transaction ends. */
export async function claimCertificate(trx: Trx, siteId: number): Promise<CertificateRow | undefined> {
  return trx.selectFrom('site_certificates').selectAll().where('site_id', '=', siteId).forUpdate().executeTakeFirst();
}

export async function writeCertificate(trx: Trx, row: Insertable<Tables['site_certificates']>): Promise<void> {
  const { site_id: _key, ...set } = row;
  await trx
    .insertInto('site_certificates')
    .values(row)
    .onConflict(conflict => conflict.column('site_id').doUpdateSet(set))
    .execute();
}

/**
 * Certificates of connected https sites that expire by a time and were seen after another, unless the last threshold was
 * told: a site that is not looked at may have renewed its certificate.
 */
export async function selectExpiringCertificates(
  db: Queryable,
  { by, seenAfter, lastThreshold }: { by: number; seenAfter: number; lastThreshold: number },
): Promise<CertificateRow[]> {
  return db
    .selectFrom('site_certificates')
    .innerJoin('sites', 'sites.id', 'site_certificates.site_id')
    .selectAll('site_certificates')
    .where('site_certificates.expires_at', '<=', by)
    .where('site_certificates.seen_at', '>', seenAfter)
    .where(eb => eb.or([eb('told_days', 'is', null), eb('told_days', '>', lastThreshold)]))
    .where('sites.status', '=', 'connected')
    .where('sites.url', 'like', 'https:%')
    .orderBy('site_certificates.expires_at')
    .orderBy('site_id')
    .execute();
}

/** Certificates whose end was told, of sites that have none any more: their address is not an https one now. */
export async function selectUnwatchedCertificates(db: Queryable): Promise<CertificateRow[]> {
  return db
    .selectFrom('site_certificates')
    .innerJoin('sites', 'sites.id', 'site_certificates.site_id')
    .selectAll('site_certificates')
    .where('told_days', 'is not', null)
    .where('sites.url', 'not like', 'https:%')
    .orderBy('site_id')
    .execute();
}

/** The certificates of these sites, locked until the transaction ends. */
export async function claimCertificates(trx: Trx, siteIds: readonly number[]): Promise<CertificateRow[]> {
  return inChunks(siteIds, some =>
    trx
      .selectFrom('site_certificates')
      .selectAll()
      .where('site_id', 'in', some)
      .orderBy('site_id')
      .forUpdate()
      .execute(),
  );
}

export async function updateToldDays(trx: Trx, siteIds: readonly number[], told_days: number | null): Promise<void> {
  await inChunks(siteIds, async some => {
    await trx.updateTable('site_certificates').set({ told_days }).where('site_id', 'in', some).execute();
    return [];
  });
}
