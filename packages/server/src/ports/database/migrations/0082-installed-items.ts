import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which sites have a plugin or theme is read from the index, without reading the items of all sites. */
export function installedItemsMigration(): Migration {
  const statements = ['site_plugins', 'site_themes'].map(
    table => `create index ${table}_slug on ${table} (slug, version, site_id)`,
  );
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
