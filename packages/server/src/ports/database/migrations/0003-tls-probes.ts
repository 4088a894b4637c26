import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What TLS probes found, when each site is probed next (0 = as soon as possible), and details of stored changes. */
export function tlsProbesMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tls_probes')
        .addColumn('site_id', integer, column => column.primaryKey().references('sites.id').onDelete('cascade'))
        .addColumn('endpoint', text, column => column.notNull())
        .addColumn('fault', text)
        .addColumn('issuer', text)
        .addColumn('expires_at', integer)
        .addColumn('probed_at', integer, column => column.notNull())
        .execute();
      await db.schema
        .alterTable('sites')
        .addColumn('tls_due_at', integer, column => column.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('sites_tls_due').on('sites').columns(['status', 'tls_due_at']).execute();
      await db.schema
        .alterTable('site_changes')
        .addColumn('detail_json', text, column => column.notNull().defaultTo('{}'))
        .execute();
    },
  };
}
