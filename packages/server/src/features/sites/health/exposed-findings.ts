import { sql } from 'kysely';

/** 1 while a rule says that the `finding` is ignored. */
export const isIgnored = (now: number) => sql<number>`(case when exists (
  select 1 from vulnerability_ignores as rule where rule.record_id = finding.record_id
    and (rule.site_id is null or rule.site_id = finding.site_id)
    and (rule.until_at is null or rule.until_at > ${now})) then 1 else 0 end)`;

/** Condition on `finding`: a vulnerability of something in use, which nobody ignores. */
export const isExposed = (now: number) =>
  sql<boolean>`finding.fixed_at is null and finding.active = 1 and ${isIgnored(now)} = 0`;
