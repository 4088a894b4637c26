import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * On SQLite the indexes that lists walk in the order of names carry the searched text as well, so that a search that
 * matches much of the fleet never reads the (wide) rows of sites. PostgreSQL has its trigram index on the column, and
 * bounds the size of index entries.
 */
export function searchInNameOrderMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'postgres') return;
      await sql`drop index sites_name`.execute(db);
      await sql`drop index sites_status`.execute(db);
      await sql`create index sites_name on sites (name_key, id, search_text)`.execute(db);
      await sql`create index sites_status on sites (status, name_key, id, search_text)`.execute(db);
    },
  };
}
