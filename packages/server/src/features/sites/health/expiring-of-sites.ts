import { type RawBuilder, sql } from 'kysely';

const DAY_MS = 86_400_000;
/** As on the overview. */
const SOON_MS = 14 * DAY_MS;

/**
 * Certificates and domains of sites that run out soon: `site_id`, `name`, `expires_at`. A certificate is renewed
 * automatically in the last third of its life, so before that its end is no news.
 * @param wanted A query of ids: only those sites.
 */
export const expiringOfSites = (now: number, wanted?: RawBuilder<unknown>) => sql`
  select certificate.site_id, certificate.endpoint as name, certificate.expires_at
  from site_certificates as certificate join sites as site on site.id = certificate.site_id
  where certificate.expires_at <= ${now + SOON_MS} and site.url like 'https:%'
    and (certificate.issued_at is null
      or 3 * (certificate.expires_at - ${now}) <= certificate.expires_at - certificate.issued_at)
    ${wanted === undefined ? sql`` : sql`and certificate.site_id in ${wanted}`}
  union all
  select registered.site_id, domain.domain as name, coalesce(domain.expires_at, domain.given_expires_at) as expires_at
  from domains as domain join site_domains as registered on registered.domain = domain.domain
  where coalesce(domain.expires_at, domain.given_expires_at) <= ${now + SOON_MS}
    ${wanted === undefined ? sql`` : sql`and registered.site_id in ${wanted}`}`;
