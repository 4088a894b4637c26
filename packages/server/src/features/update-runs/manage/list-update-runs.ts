import { type SqlBool, sql } from 'kysely';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { idsInScope, isScoped, siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { runFieldsSchema } from '../run.schemas.ts';
import {
  countRunItemStates,
  narrowRuns,
  RUN_STATES,
  type RunState,
  runIsInState,
  runView,
  selectRuns,
} from '../run.views.ts';

export const listUpdateRuns = ability({
  name: 'list-update-runs-v1',
  summary:
    'List update runs, newest first. Use it to find runs that are under way, or that are halted and wait for a decision.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    ...siteScopeInput('runs over sites'),
    state: Type.Optional(
      Type.Unsafe<RunState>({
        type: 'string',
        enum: [...RUN_STATES],
        description: 'Only runs in this state. halted: runs that wait for a decision.',
      }),
    ),
  }),
  output: listOutput(runFieldsSchema, 'runs'),
}).run(async ({ page = 1, per_page = 20, state, ...scope }, ctx) => {
  const { db } = ctx.database;
  const overSites = sql<SqlBool>`exists (select 1 from update_run_sites as part
    where part.job_id = run.job_id and part.site_id in ${idsInScope(scope)})`;
  const [runs, { total }] = await Promise.all([
    selectRuns(db)
      .$if(state !== undefined, query => query.where(runIsInState(state as RunState)))
      .$if(isScoped(scope), query => query.where(overSites))
      .orderBy('run.created_at', 'desc')
      .orderBy('run.job_id')
      .limit(per_page)
      .offset(offsetOf({ page, per_page }))
      .execute(),
    db
      .selectFrom('update_runs as run')
      .innerJoin('jobs as job', 'job.id', 'run.job_id')
      .$if(state !== undefined, query => query.where(runIsInState(state as RunState)))
      .$if(isScoped(scope), query => query.where(overSites))
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const counts = await countRunItemStates(db, runs, scope);
  const shown = await narrowRuns(db, runs, scope);
  return { items: shown.map(run => runView(run, counts.get(run.job_id))), page, per_page, total };
});
