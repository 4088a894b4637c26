import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** From which versions the sites would be updated is told with each item: read from the index, not row by row. */
export function installedVersionsMigration(): Migration {
  const statements = [
    'drop index site_updates_item',
    'create index site_updates_item on site_updates (type, slug, new_version, ignored, site_id, version)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
