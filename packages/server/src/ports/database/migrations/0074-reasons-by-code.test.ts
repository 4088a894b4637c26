import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { copyTestStore } from '../../../testing/test-database.ts';
import { reasonsByCodeMigration } from './0074-reasons-by-code.ts';

const SOME = '2 of the 3 sites attempted in this wave failed.';
const OLD_RUNS = [
  ['halted', SOME, { code: 'sites_failed', failed: 2, attempted: 3 }],
  ['abandoned', SOME, { code: 'sites_failed', failed: 2, attempted: 3 }],
  ['finished', 'The window closed before all sites were updated.', { code: 'window_closed' }],
  ['running', null, null],
] as const;
/** Wave and outcome of the sites of each run. */
const SITES = [
  [1, 'bad'],
  [2, 'bad'],
  [2, 'bad'],
  [2, 'well'],
  [2, 'untouched'],
  [null, null],
] as const;

it('stored runs get what the reason for their halt follows from', async () => {
  const store = await copyTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  await database.migrate();
  const found = await database.write(async trx => {
    await sql`alter table update_runs drop column halt_json`.execute(trx);
    await sql`alter table import_sites drop column cause`.execute(trx);
    await sql`alter table channels drop column last_error_code`.execute(trx);
    await sql`alter table channels drop column last_error_status`.execute(trx);
    for (const [state, halt_reason] of OLD_RUNS) {
      const job = {
        id: state,
        type: 'update',
        status: 'processing',
        total: 6,
        requested_by: 'user:anna',
        timed_out: 0,
      };
      await trx
        .insertInto('jobs')
        .values({ ...job, created_at: 0 })
        .execute();
      const run = { scope: 'fleet', types_json: '[]', strategy_json: '{}', wave: 2, created_at: 0 };
      await trx
        .insertInto('update_runs')
        .values({ ...run, job_id: state, state, halt_reason })
        .execute();
      const sites = SITES.map(([wave, outcome], index) => ({ job_id: state, site_id: index + 1, wave, outcome }));
      await trx.insertInto('update_run_sites').values(sites).execute();
    }
    await reasonsByCodeMigration(database.engine).up(trx);
    return trx.selectFrom('update_runs').select(['state', 'halt_json']).execute();
  });
  const read = found.map(({ state, halt_json }) => [state, halt_json === null ? null : JSON.parse(halt_json)]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(OLD_RUNS.map(([state, , halt]) => [state, halt])));
});
