import { type RawBuilder, sql } from 'kysely';
import { idsInScope, inScope, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';

/** One thing that a call is about; all sites, if it names nothing. */
export interface ApprovalSubject {
  readonly site_id?: number;
  readonly client_id?: number;
  readonly tag_id?: number;
  readonly job_id?: string;
}

export async function selectSitesNarrowedTo(db: Queryable, scope: SiteScope): Promise<number[]> {
  const rows = await db.selectFrom('sites').select('id').where(inScope('id', scope)).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

const ROWS_PER_INSERT = 500;

export async function insertApprovalSubjects(trx: Trx, id: string, subjects: readonly ApprovalSubject[]) {
  const nothing = { site_id: null, client_id: null, tag_id: null, job_id: null };
  const rows = subjects.map(subject => ({ approval_id: id, ...nothing, ...subject }));
  for (let first = 0; first < rows.length; first += ROWS_PER_INSERT) {
    await trx
      .insertInto('approval_subjects')
      .values(rows.slice(first, first + ROWS_PER_INSERT))
      .execute();
  }
}

/**
 * Condition on `approvals`: the call is about a site in the scope, its client, its tag or a job over it, about the chosen
 * client or tag itself, or about all sites.
 */
export function isAboutScope(scope: SiteScope): RawBuilder<boolean> {
  const { client_id, tag_id } = scope;
  const sites = idsInScope(scope);
  const itself =
    client_id !== undefined && tag_id !== undefined
      ? []
      : client_id !== undefined
        ? [sql`about.client_id = ${client_id}`]
        : [sql`about.tag_id = ${tag_id}`];
  // Each by an index of its own; calls about jobs are few.
  const conditions = [
    sql`about.site_id is null and about.client_id is null and about.tag_id is null and about.job_id is null`,
    sql`about.site_id in ${sites}`,
    sql`about.client_id in (select its.client_id from sites as its where its.id in ${sites})`,
    sql`about.tag_id in (select site_tags.tag_id from site_tags where site_tags.site_id in ${sites})`,
    sql`about.job_id is not null and exists (
      select 1 from job_items as item where item.job_id = about.job_id and item.site_id in ${sites})`,
    ...itself,
  ];
  const subjects = conditions.map(
    condition => sql`select approval_id from approval_subjects as about where ${condition}`,
  );
  return sql<boolean>`approvals.id in (${sql.join(subjects, sql` union all `)})`;
}
