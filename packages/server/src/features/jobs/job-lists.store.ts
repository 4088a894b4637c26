import { type RawBuilder, sql } from 'kysely';
import { idsInScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Database } from '../../ports/database/port.ts';

export interface JobFilter extends SiteScope {
  readonly status?: string;
  readonly active?: boolean;
  readonly halted?: boolean;
}

/** The items of these jobs are lines of a file, not sites. */
export const LINES_JOB = 'addsites';

export interface JobRows {
  offset: number;
  limit: number;
}

const FEW_SITES = 1000;

/**
 * Condition on `jobs`: one of its sites is in the scope. SQLite would look up each site of a large scope in each job,
 * which takes half a minute for 3000 jobs over one site each: the `+` has it read the sites of a small job instead.
 */
export function isJobOver(scope: SiteScope): RawBuilder<boolean> {
  const hasItem = (site: RawBuilder<unknown>) =>
    sql`exists (select 1 from job_items as item where item.job_id = jobs.id and ${site} in ${idsInScope(scope)})`;
  return sql<boolean>`(jobs.type <> ${LINES_JOB} and (
    (jobs.total <= ${FEW_SITES} and ${hasItem(sql`+item.site_id`)})
    or (jobs.total > ${FEW_SITES} and ${hasItem(sql`item.site_id`)})))`;
}

/** Newest first. */
export async function selectJobs(database: Database, { status, active, halted, ...scope }: JobFilter, window: JobRows) {
  const matching = database.db
    .selectFrom('jobs')
    .$if(status !== undefined, q => q.where('status', '=', status as string))
    .$if(active !== undefined, q => q.where('status', active ? 'in' : 'not in', ['queued', 'processing']))
    .$if(isScoped(scope), q => q.where(isJobOver(scope)))
    .$if(halted !== undefined, q => q.where('halted', '=', Number(halted)));
  const [jobs, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(window.limit)
      .offset(window.offset)
      .execute(),
    matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { jobs, total };
}
