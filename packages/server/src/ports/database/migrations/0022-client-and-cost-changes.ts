import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What a suspended client was before, and when clients and costs were changed last. */
export function clientAndCostChangesMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `alter table clients add column status_before ${text}`,
    ...['clients', 'costs'].flatMap(table => [
      `alter table ${table} add column updated_at ${integer} not null default 0`,
      `update ${table} set updated_at = created_at`,
    ]),
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
