import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What a key is recognised by in lists, and the pair of consumer key and secret that some have for v1. */
export function keysMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      const table = db.schema.alterTable('api_keys');
      await table.addColumn('truncated_key', 'text', column => column.notNull().defaultTo('')).execute();
      await table.addColumn('v1_key_hash', 'text').execute();
      await table.addColumn('v1_secret_hash', 'text').execute();
      await table.addColumn('v1_last_used_at', integer).execute();
      await db.schema.createIndex('api_keys_v1_key').on('api_keys').column('v1_key_hash').unique().execute();
    },
  };
}
