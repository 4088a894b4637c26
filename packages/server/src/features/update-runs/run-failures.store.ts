import { sql } from 'kysely';
import { inScope, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { selectMadeItems } from './roll-back/roll-backs.store.ts';
import { FAILED_STATES, type FailedState } from './run-item.ts';
import { rollBackOfItem } from './site/previous-package.ts';

/** Updates of a run that failed for the same reason. */
export interface RunFailure {
  readonly state: FailedState;
  /** Code of the cause. */
  readonly cause: string;
  readonly updates: number;
  readonly sites: number;
  /** What one of them says. */
  readonly message: string;
  /** Of the updates, those that can be rolled back now. */
  readonly can_roll_back: number;
}

/**
 * What failed in a run, by state and cause: most severe first, then most frequent.
 * @param hosts Directories that keep all versions.
 */
export async function selectRunFailures(
  db: Queryable,
  jobId: string,
  { hosts, scope = {} }: { hosts: string; scope?: SiteScope },
): Promise<RunFailure[]> {
  const { rows } = await sql<
    Omit<RunFailure, 'can_roll_back'>
  >`select state, coalesce(cause, reason, '') as cause, count(*) as updates,
      count(distinct site_id) as sites, coalesce(min(message), '') as message
    from update_run_items where job_id = ${jobId} and ${inScope('site_id', scope)} and state in (${sql.join([...FAILED_STATES])})
    group by state, coalesce(cause, reason, '')`.execute(db);
  const harmed = rows.some(({ state }) => state === 'needs_attention');
  const made = harmed ? await selectMadeItems(db, jobId, { state: 'needs_attention', cause: undefined, scope }) : [];
  const possible = made.filter(item => item.held_by === null && rollBackOfItem(item, hosts) === 'possible');
  const byCause = Map.groupBy(possible, ({ cause, reason }) => cause ?? reason ?? '');
  const failures = rows.map(row => ({
    ...row,
    can_roll_back: row.state === 'needs_attention' ? (byCause.get(row.cause)?.length ?? 0) : 0,
  }));
  const place = ({ state }: RunFailure) => FAILED_STATES.indexOf(state);
  return failures.sort((a, b) => place(a) - place(b) || b.updates - a.updates || a.cause.localeCompare(b.cause));
}
