import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { offsetOf, pageSchema, perPage } from '../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { isoInstantOrNull } from '../../kernel/text/instants.ts';
import { jobIdSchema } from './job.schemas.ts';
import { publicCode, requireJob } from './job.ts';
import { selectJobItems } from './job-items.store.ts';

const STATES = ['pending', 'succeeded', 'failed', 'skipped', 'canceled'] as const;
type ItemState = (typeof STATES)[number];

const state = Type.Unsafe<ItemState>({
  type: 'string',
  enum: [...STATES],
  description: 'skipped: there was nothing to do, or nothing could be done. canceled: the job ended before its turn.',
});

export const listJobItems = ability({
  name: 'list-job-items-v1',
  summary: 'List the results of a job, site by site. Use it to see which sites failed, and why.',
  category: 'jobs',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    job_id: jobIdSchema,
    page: Type.Optional(pageSchema),
    per_page: Type.Optional(perPage(50, 200)),
    state: Type.Optional(state),
    ...siteScopeInput('sites'),
  }),
  output: Type.Object({
    items: Type.Array(
      Type.Object({
        site_id: Type.Integer({
          description: 'Id of the site; of an import of sites (addsites), the line of the file.',
        }),
        state,
        code: textOrNull('Error code of a failed site.'),
        cause: textOrNull(
          'What the message follows from, for programs: the cause of a failed request to the site, or e.g. checks_off.',
        ),
        message: textOrNull('What went wrong and what to do, or why it was skipped.'),
        data: Type.Unsafe<object | null>({
          type: ['object', 'null'],
          additionalProperties: true,
          description: 'What the job found out about the site, if anything.',
        }),
        finished_at: textOrNull('When the site got its final result, ISO 8601 UTC.'),
      }),
      { description: 'The sites of this page, by id.' },
    ),
    page: Type.Integer({ description: 'The requested page.' }),
    per_page: Type.Integer({ description: 'Sites per page.' }),
    total: Type.Integer({ description: 'All sites that match.' }),
  }),
  errors: ['job_not_found'],
}).run(async ({ job_id, page = 1, per_page = 50, ...filter }, ctx) => {
  await requireJob(ctx, job_id);
  const { rows, total } = await selectJobItems(ctx.database, job_id, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const items = rows.map(row => ({
    site_id: row.site_id,
    state: row.state as ItemState,
    // A pending one has what it ends with if the job ends first.
    code: row.code === null || row.state === 'pending' ? null : publicCode(ctx, row.code),
    cause: row.cause,
    message: row.state === 'pending' ? null : row.message,
    data: row.data_json === null ? null : (JSON.parse(row.data_json) as object),
    finished_at: isoInstantOrNull(row.finished_at),
  }));
  return { items, page, per_page, total };
});
