import { FAILED_VERDICTS } from '@sitekeeper/protocol';
import { sql } from 'kysely';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { inScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { checksOf, type Severity } from './security-issues.ts';

/** One page of the sites, not suspended, that have an issue of one of the severities; by name. */
export async function selectPageOfSitesWithIssues(
  db: Queryable,
  severities: readonly Severity[],
  scope: SiteScope,
  paging: { page: number; per_page: number },
) {
  const found = db
    .selectFrom('sites')
    .where('status', '<>', 'suspended')
    .$if(isScoped(scope), q => q.where(inScope('sites.id', scope)))
    .where('id', 'in', q => q.selectFrom('site_security').select('site_id').where(isIssue(severities)));
  const ordered = found.select(['id', 'url', 'name']).orderBy('name_key').orderBy('id');
  const [items, { total }] = await Promise.all([
    ordered.limit(paging.per_page).offset(offsetOf(paging)).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/** How many sites, not suspended, have an issue of the severity. */
export async function countSitesWithIssues(db: Queryable, severity: Severity, scope: SiteScope = {}): Promise<number> {
  const counted = db
    .selectFrom('site_security')
    // The sum keeps SQLite from going through all rows in the order of the sites, for the sake of `distinct`.
    .select(sql<number>`count(distinct site_id + 0)`.as('total'))
    .where(isIssue([severity]))
    .$if(isScoped(scope), q => q.where(inScope('site_security.site_id', scope)))
    .where('site_id', 'not in', q => q.selectFrom('sites').select('id').where('status', '=', 'suspended'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** Condition on `site_security`. The verdicts stand in it: an index has those rows alone. */
function isIssue(severities: readonly Severity[]) {
  const grave = (['critical', 'warning'] as const).flatMap(checksOf);
  const wanted = severities.filter(severity => severity !== 'info').flatMap(checksOf);
  const either = [
    ...(wanted.length > 0 ? [sql<boolean>`check_key in (${sql.join(wanted)})`] : []),
    ...(severities.includes('info') ? [sql<boolean>`check_key not in (${sql.join(grave)})`] : []),
  ];
  return sql<boolean>`value in (${sql.join([...FAILED_VERDICTS].map(verdict => sql.lit(verdict)))}) and (${sql.join(either, sql` or `)})`;
}
