import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Keys that a MainWP Dashboard gave out, found and checked as that product does. */
export function importedKeysMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const statements = [
    `alter table api_keys add column imported_from ${text} not null default ''`,
    `alter table api_keys add column mainwp_key_hash ${text}`,
    `alter table api_keys add column mainwp_secret_hash ${text}`,
    'create unique index api_keys_mainwp on api_keys (mainwp_key_hash)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
