import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { offsetOf, pageSchema, perPage } from '../../kernel/lists/paging.ts';
import { scopeOf, siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { JOB_STATUSES, jobStatusSchema } from './job.schemas.ts';
import { jobViewOf, narrowJobs } from './job.ts';
import { NO_RESULTS } from './job-counts.ts';
import { selectJobItemCounts } from './job-items.store.ts';
import { selectJobs } from './job-lists.store.ts';

const { errors: _errors, ...summary } = jobStatusSchema.properties;

export const listJobs = ability({
  name: 'list-jobs-v1',
  summary:
    'List background jobs, newest first. Use it to find jobs that are running, that failed, or that wait for a decision.',
  category: 'jobs',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    page: Type.Optional(pageSchema),
    per_page: Type.Optional(perPage(20, 200)),
    ...siteScopeInput('jobs over sites'),
    status: Type.Optional(
      Type.Unsafe<(typeof JOB_STATUSES)[number]>({
        type: 'string',
        enum: [...JOB_STATUSES],
        description: 'Only jobs in this state.',
      }),
    ),
    active: Type.Optional(
      Type.Boolean({ description: 'true: only jobs that have not ended yet. false: only those that have.' }),
    ),
    halted: Type.Optional(
      Type.Boolean({ description: 'true: only jobs that wait for a decision. false: only those that do not.' }),
    ),
  }),
  output: Type.Object({
    items: Type.Array(Type.Object(summary), { description: 'The jobs of this page.' }),
    page: Type.Integer({ description: 'The requested page.' }),
    per_page: Type.Integer({ description: 'Jobs per page.' }),
    total: Type.Integer({ description: 'All jobs that match.' }),
  }),
}).run(async ({ page = 1, per_page = 20, ...filter }, ctx) => {
  const { jobs, total } = await selectJobs(ctx.database, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const scope = scopeOf(filter);
  const counts = await selectJobItemCounts(
    ctx.database,
    jobs.map(job => job.id),
    scope,
  );
  const items = (await narrowJobs(ctx, jobs, scope)).map(job =>
    jobViewOf(ctx, job, counts.get(job.id) ?? NO_RESULTS, []),
  );
  return { items, page, per_page, total };
});
