import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Requests with an idempotency key, and what they were answered. */
export function idempotencyMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('idempotency_keys')
        .addColumn('actor', text, column => column.notNull())
        .addColumn('key_hash', text, column => column.notNull())
        .addColumn('request_sealed', text, column => column.notNull())
        .addColumn('answer_sealed', text)
        .addColumn('lease_until', integer, column => column.notNull())
        .addColumn('expires_at', integer, column => column.notNull())
        .addPrimaryKeyConstraint('idempotency_keys_key', ['actor', 'key_hash'])
        .execute();
      await db.schema.createIndex('idempotency_keys_expiry').on('idempotency_keys').column('expires_at').execute();
    },
  };
}
