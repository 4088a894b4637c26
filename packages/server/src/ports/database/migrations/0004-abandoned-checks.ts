import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** When each site's installed items are next looked up for abandonment; 0 = as soon as possible. */
export function abandonedChecksMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('sites')
        .addColumn('abandoned_due_at', integer, column => column.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('sites_abandoned_due').on('sites').columns(['status', 'abandoned_due_at']).execute();
    },
  };
}
