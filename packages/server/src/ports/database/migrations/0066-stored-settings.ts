import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { fenceSealed } from '../sealed-fence.ts';

/** Settings that people have changed in the dashboard, and who has put away the first steps. */
export function storedSettingsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `create table stored_settings (
      name ${text} primary key, value_json ${text}, sealed ${text}, changed_at ${integer} not null,
      changed_by ${text} not null)`,
    `create table first_steps_dismissed (
      user_id ${integer} primary key references users (id) on delete cascade, dismissed_at ${integer} not null)`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      await fenceSealed(db, engine, [['stored_settings', 'sealed']]);
    },
  };
}
