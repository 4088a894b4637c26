import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** The sites of a multisite network share their files: which network a site belongs to, and when to look again. */
export function networksMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const statements = [
    `alter table sites add column network_key ${text}`,
    `alter table sites add column network_due_at ${integer} not null default 0`,
    'create index sites_network on sites (network_key)',
    'create index sites_network_due on sites (network_due_at)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
