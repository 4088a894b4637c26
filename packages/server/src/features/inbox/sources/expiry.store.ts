import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { isNewsOfCertificate } from '../../sites/index.ts';
import { type CauseSource, causeColumns, rankOf } from './source.ts';

/** As events say it: what runs out within a day is critical, within a week high. */
const rankBy = (expires: RawBuilder<unknown>, now: number) => sql`case
  when ${expires} < ${sql.lit(now + 2 * DAY_MS)} then ${rankOf('critical')}
  when ${expires} < ${sql.lit(now + 8 * DAY_MS)} then ${rankOf('high')}
  when ${expires} < ${sql.lit(now + 15 * DAY_MS)} then ${rankOf('medium')} else ${rankOf('low')} end`;

const before = (now: number, thresholds: readonly number[]) => sql.lit(now + Math.max(...thresholds) * DAY_MS);

export const certificates: CauseSource = ({ engine, now, thresholds }) => sql`select ${causeColumns(engine, {
  kind: 'certificate',
  key: sql`certificate.site_id`,
  cause: sql`'certificate:site:' || certificate.site_id`,
  rank: rankBy(sql`certificate.expires_at`, now),
  site: sql`certificate.site_id`,
  since: sql`certificate.expires_at - ${sql.lit(Math.max(...thresholds) * DAY_MS)}`,
})} from site_certificates as certificate join sites on sites.id = certificate.site_id
  where certificate.expires_at <= ${before(now, thresholds)} and sites.status = 'connected'
    and sites.url like 'https:%' and ${isNewsOfCertificate(now, thresholds)}`;

/** When the registration of a domain ends, as the registry or somebody says. */
const DOMAIN_END = sql`coalesce(domains.expires_at, domains.given_expires_at)`;

export const domains: CauseSource = ({ engine, now, thresholds }) => sql`select ${causeColumns(engine, {
  kind: 'domain',
  key: sql`domains.domain`,
  cause: sql`'domain:' || domains.domain || ':site:' || site_domains.site_id`,
  rank: rankBy(DOMAIN_END, now),
  site: sql`site_domains.site_id`,
  since: sql`${DOMAIN_END} - ${sql.lit(Math.max(...thresholds) * DAY_MS)}`,
  subject: sql`domains.domain`,
})} from domains join site_domains on site_domains.domain = domains.domain
  join sites on sites.id = site_domains.site_id
  where ${DOMAIN_END} <= ${before(now, thresholds)} and sites.status = 'connected'`;
