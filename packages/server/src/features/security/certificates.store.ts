import { sql } from 'kysely';
import type { Queryable } from '../../ports/database/port.ts';
import { TLS_FAULTS } from '../../ports/tls-probe/port.ts';

interface CertificateFilter {
  readonly expiresBefore: number | undefined;
  readonly valid: boolean | undefined;
  readonly now: number;
}

/** Certificates of sites with an https address that are not suspended; what expires first comes first, unseen ones last. */
export async function selectCertificatePage(
  db: Queryable,
  { expiresBefore, valid, now }: CertificateFilter,
  window: { offset: number; limit: number },
) {
  const isValid = sql<boolean>`(fault is null and (expires_at is null or expires_at > ${now}))`;
  const found = db
    .selectFrom('tls_probes')
    .innerJoin('sites', 'sites.id', 'tls_probes.site_id')
    .where('sites.status', '<>', 'suspended')
    .where('sites.url', 'like', 'https:%')
    .$if(expiresBefore !== undefined, q => q.where('expires_at', '<=', expiresBefore as number))
    .$if(valid !== undefined, q => q.where(valid ? isValid : sql<boolean>`not ${isValid}`));
  const [rows, { total }] = await Promise.all([
    found
      .select(['site_id', 'sites.url', 'sites.name', 'fault', 'issuer', 'expires_at', 'probed_at'])
      .orderBy(sql`expires_at is null`)
      .orderBy('expires_at')
      .orderBy('site_id')
      .limit(window.limit)
      .offset(window.offset)
      .execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const known = rows.map(row => ({
    ...row,
    fault: row.fault === null ? null : (TLS_FAULTS.find(fault => fault === row.fault) ?? 'handshake'),
  }));
  return { rows: known, total };
}
