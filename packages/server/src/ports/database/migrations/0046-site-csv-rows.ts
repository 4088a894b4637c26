import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { fenceSealed } from '../sealed-fence.ts';

/** Sites to add from a file, one a row: what was given, sealed until the row is done, and what became of it. */
export function siteCsvRowsMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(`create table site_csv_rows (
          job_id ${text} not null references jobs (id) on delete cascade, line ${integer} not null,
          url ${text} not null, sealed ${text}, site_id ${integer},
          primary key (job_id, line))`)
        .execute(db);
      await fenceSealed(db, engine, [['site_csv_rows', 'sealed']]);
      await sql.raw('create index site_csv_rows_sealed on site_csv_rows (job_id) where sealed is not null').execute(db);
    },
  };
}
