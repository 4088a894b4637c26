import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../kernel/time/durations.ts';

/** As on the overview. */
const SOON_MS = 14 * DAY_MS;

/** Those of alarms by default, as far as they are soon. */
const SOON_DAYS = [1, 7, 14];

/**
 * Condition on `certificate`, which ends within the largest of these thresholds in days: that is news, as the smallest
 * one it has reached lies in the last third of its life, or it has ended. Before, it is renewed by itself. Multiplied
 * here: PostgreSQL takes 14 days for a number of 32 bits, which three times as many are not.
 */
export function isNewsOfCertificate(now: number, thresholds: readonly number[]): RawBuilder<boolean> {
  const reached = thresholds.map(
    days => sql`when certificate.expires_at <= ${now + days * DAY_MS} then ${sql.lit(3 * days * DAY_MS)}`,
  );
  return sql<boolean>`(certificate.issued_at is null or certificate.expires_at <= ${now} or
    (case ${sql.join(reached, sql` `)} end) < certificate.expires_at - certificate.issued_at)`;
}

/**
 * Certificates and domains of sites that run out soon: `site_id`, `name`, `expires_at`.
 * @param wanted A query of ids: only those sites.
 */
export const expiringOfSites = (now: number, wanted?: RawBuilder<unknown>) => sql`
  select certificate.site_id, certificate.endpoint as name, certificate.expires_at
  from site_certificates as certificate join sites as site on site.id = certificate.site_id
  where certificate.expires_at <= ${now + SOON_MS} and site.url like 'https:%'
    and ${isNewsOfCertificate(now, SOON_DAYS)}
    ${wanted === undefined ? sql`` : sql`and certificate.site_id in ${wanted}`}
  union all
  select registered.site_id, domain.domain as name, coalesce(domain.expires_at, domain.given_expires_at) as expires_at
  from domains as domain join site_domains as registered on registered.domain = domain.domain
  where coalesce(domain.expires_at, domain.given_expires_at) <= ${now + SOON_MS}
    ${wanted === undefined ? sql`` : sql`and registered.site_id in ${wanted}`}`;
