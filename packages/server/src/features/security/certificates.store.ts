import { sql } from 'kysely';
import { inScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { TLS_FAULTS } from '../../ports/tls-probe/port.ts';

interface CertificateFilter extends SiteScope {
  readonly expiresBefore: number | undefined;
  readonly valid: boolean | undefined;
  readonly now: number;
}

/** Sites with problematic certificates: they are few, and have an index of their own. */
const untended = sql`(select id from sites where status = 'suspended' or url not like 'https:%')`;

/**
 * Of the certificates that a site shows in turn, as behind a load balancer, the first to end counts, whichever was seen
 * last. What is wrong with a certificate is said by the last look alone.
 */
const isEarlier = sql<boolean>`(earlier.site_id = tls_probes.site_id and earlier.endpoint = tls_probes.endpoint
  and earlier.in_turn = 1 and earlier.expires_at < tls_probes.expires_at and tls_probes.fault is null)`;

/** How many certificates `selectCertificatePage` finds that expire by then. */
export async function countExpiringCertificates(db: Queryable, by: number, scope: SiteScope = {}): Promise<number> {
  const tended = sql`site_id not in ${untended} and ${inScope('site_id', scope)}`;
  // Each of the two is found by an index on its ends.
  const { rows } = await sql<{ seen: number; in_turn: number }>`select
    (select count(*) from tls_probes where expires_at <= ${by} and ${tended}) as seen,
    (select count(*) from site_certificates as earlier where expires_at <= ${by} and in_turn = 1 and ${tended}
      and exists (select 1 from tls_probes where ${isEarlier} and tls_probes.expires_at > ${by})) as in_turn
  `.execute(db);
  return (rows[0]?.seen ?? 0) + (rows[0]?.in_turn ?? 0);
}

/** How many certificates `selectCertificatePage` finds that are not valid: faulty ones, and others that have expired. */
export async function countInvalidCertificates(db: Queryable, now: number, scope: SiteScope = {}): Promise<number> {
  const tended = sql`site_id not in ${untended} and ${inScope('site_id', scope)}`;
  const { rows } = await sql<{ faulty: number; expired: number }>`select
    (select count(*) from tls_probes where fault is not null and ${tended}) as faulty,
    (select count(*) from tls_probes where expires_at <= ${now} and fault is null and ${tended}) as expired
  `.execute(db);
  return (rows[0]?.faulty ?? 0) + (rows[0]?.expired ?? 0);
}

/** Certificates of sites with an https address that are not suspended; what expires first comes first, unseen ones last. */
export async function selectCertificatePage(
  db: Queryable,
  { expiresBefore, valid, now, ...scope }: CertificateFilter,
  window: { offset: number; limit: number },
) {
  const isValid = sql<boolean>`(fault is null and (tls_probes.expires_at is null or tls_probes.expires_at > ${now}))`;
  const endsAt = sql<number | null>`coalesce(earlier.expires_at, tls_probes.expires_at)`;
  const found = db
    .selectFrom('tls_probes')
    .innerJoin('sites', 'sites.id', 'tls_probes.site_id')
    .leftJoin('site_certificates as earlier', join => join.on(isEarlier))
    .where('sites.status', '<>', 'suspended')
    .where('sites.url', 'like', 'https:%')
    .$if(isScoped(scope), q => q.where(inScope('sites.id', scope)))
    .$if(expiresBefore !== undefined, q => q.where(endsAt, '<=', expiresBefore as number))
    .$if(valid !== undefined, q => q.where(valid ? isValid : sql<boolean>`not ${isValid}`));
  const [rows, { total }] = await Promise.all([
    found
      .select(['tls_probes.site_id', 'sites.url', 'sites.name', 'fault', 'tls_probes.expires_at', 'probed_at'])
      .select([
        endsAt.as('ends_at'),
        sql<string | null>`case when earlier.site_id is null then tls_probes.issuer else earlier.issuer end`.as(
          'issuer',
        ),
      ])
      .orderBy(sql`tls_probes.expires_at is null`)
      .orderBy(endsAt)
      .orderBy('tls_probes.site_id')
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
