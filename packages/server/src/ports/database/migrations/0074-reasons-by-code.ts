import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

const ofWave = (outcomes: string) => `(select count(*) from update_run_sites as site
  where site.job_id = update_runs.job_id and site.wave = update_runs.wave and site.outcome in (${outcomes}))`;

/** What sentences of the server follow from, for pages in other languages. */
export function reasonsByCodeMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `alter table update_runs add column halt_json ${text}`,
    `alter table import_sites add column cause ${text}`,
    `alter table channels add column last_error_code ${text}`,
    `alter table channels add column last_error_status ${integer}`,
    `update update_runs set halt_json = '{"code":"window_closed"}' where halt_reason is not null and state = 'finished'`,
    `update update_runs set halt_json = '{"code":"sites_failed","failed":' || ${ofWave(`'bad'`)}
      || ',"attempted":' || ${ofWave(`'well', 'bad'`)} || '}'
      where halt_reason is not null and state <> 'finished' and ${ofWave(`'bad'`)} > 0`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
