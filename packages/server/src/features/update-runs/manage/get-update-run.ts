import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { offsetOf, pageSchema, perPage } from '../../../kernel/lists/paging.ts';
import { scopeOf, siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { requireRun } from '../require-run.ts';
import {
  causeInputSchema,
  runFailureSchema,
  runFieldsSchema,
  runItemSchema,
  runItemStateSchema,
  runJobIdSchema,
} from '../run.schemas.ts';
import { countedView } from '../run.views.ts';
import { selectRunFailures } from '../run-failures.store.ts';
import { waveSchema, wavesOfRun } from '../waves/waves-of-run.ts';
import { countRunItems, listRunItems } from './list-run-items.ts';

export const getUpdateRun = ability({
  name: 'get-update-run-v1',
  summary:
    'Get the state of an update run, what failed in it, and the outcome of each update. Use it to follow a run, and to find out why it halted.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    job_id: runJobIdSchema,
    state: Type.Optional(runItemStateSchema),
    cause: causeInputSchema,
    ...siteScopeInput('updates of sites'),
    page: Type.Optional(pageSchema),
    per_page: Type.Optional(perPage(50, 200)),
  }),
  output: Type.Object({
    run: runFieldsSchema,
    waves: Type.Array(waveSchema, {
      description: 'The waves of the run in their order, also those to come. A run without a strategy has one.',
    }),
    failures: Type.Array(runFailureSchema, {
      description: 'What went wrong in the run, by state and cause, the worst first. The filters do not apply to it.',
    }),
    items: Type.Array(runItemSchema, { description: 'The updates of this page, by site and in their order there.' }),
    page: Type.Integer({ description: 'The requested page.' }),
    per_page: Type.Integer({ description: 'Updates per page.' }),
    total: Type.Integer({ description: 'All updates that match.' }),
  }),
  errors: ['job_not_found'],
}).run(async ({ job_id, state, cause, page = 1, per_page = 50, ...more }, ctx) => {
  const { db } = ctx.database;
  const known = await requireRun(ctx, job_id);
  const scope = scopeOf(more);
  const filter = { state, cause, scope };
  const [run, waves, failures, items] = await Promise.all([
    countedView(db, known, scope),
    wavesOfRun(db, known, scope),
    selectRunFailures(db, job_id, { hosts: ctx.settings.packageHosts, scope }),
    listRunItems(ctx, known, filter, { offset: offsetOf({ page, per_page }), limit: per_page }),
  ]);
  const ofState = state === undefined ? run.items : (run.counts[state] ?? 0);
  const total = cause === undefined ? ofState : await countRunItems(ctx, known, filter);
  return { run, waves, failures, items, page, per_page, total };
});
