import { sql } from 'kysely';
import { inScope, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { FAILED_STATES, type FailedState } from './run-item.ts';

/** Updates of a run that failed for the same reason. */
export interface RunFailure {
  readonly state: FailedState;
  /** Code of the cause. */
  readonly cause: string;
  readonly updates: number;
  readonly sites: number;
  /** What one of them says. */
  readonly message: string;
}

/** What failed in a run, by state and cause: most severe first, then most frequent. */
export async function selectRunFailures(db: Queryable, jobId: string, scope: SiteScope = {}): Promise<RunFailure[]> {
  const { rows } = await sql<RunFailure>`select state, coalesce(cause, reason, '') as cause, count(*) as updates,
      count(distinct site_id) as sites, coalesce(min(message), '') as message
    from update_run_items where job_id = ${jobId} and ${inScope('site_id', scope)} and state in (${sql.join([...FAILED_STATES])})
    group by state, coalesce(cause, reason, '')`.execute(db);
  const place = ({ state }: RunFailure) => FAILED_STATES.indexOf(state);
  return rows.sort((a, b) => place(a) - place(b) || b.updates - a.updates || a.cause.localeCompare(b.cause));
}
