import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../ports/database/port.ts';
import { type CoolDown, heldSince } from './cool-down.ts';

/**
 * The update (site_updates as `offer`) fixes a vulnerability that its site is exposed to: in use, not fixed and not
 * ignored. Which offered version fixes it was compared when the finding was stored.
 */
export const fixesVulnerability = (now: number) => sql<SqlBool>`exists (
  select 1 from vulnerability_findings as finding where finding.site_id = offer.site_id
    and finding.type = offer.type and finding.slug = offer.slug and finding.update_version = offer.new_version
    and finding.fixed_at is null and finding.active = 1 and not exists (
      select 1 from vulnerability_ignores as rule where rule.record_id = finding.record_id
        and (rule.site_id is null or rule.site_id = finding.site_id)
        and (rule.until_at is null or rule.until_at > ${now})))`;

/** The release of the update (site_updates as `offer`) is too young, and nothing speaks for it. */
export const isHeldBack = (coolDown: CoolDown) => sql<SqlBool>`(exists (
  select 1 from update_releases as release where release.type = offer.type and release.slug = offer.slug
    and release.version = offer.new_version and release.first_seen_at > ${heldSince(coolDown)})
  and not ${fixesVulnerability(coolDown.now)})`;

/** Those first seen before then that are on offer on no site. */
export async function deleteGoneReleases(trx: Trx, before: number): Promise<void> {
  await sql`delete from update_releases where first_seen_at < ${before}
    and (type, slug, version) not in (select type, slug, new_version from site_updates)`.execute(trx);
}
