import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** How each site verifies what we sign, and when its key is to be looked after. All keys were RSA until now. */
export function siteKeysMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `alter table sites add column signing ${text} not null default 'rsa'`,
    `alter table sites add column p256_refused_at ${integer}`,
    `alter table sites add column key_due_at ${integer}`,
    "update sites set key_due_at = 0 where id in (select site_id from site_secrets where name = 'private_key')",
    'create index sites_key_due on sites (key_due_at) where key_due_at is not null',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
