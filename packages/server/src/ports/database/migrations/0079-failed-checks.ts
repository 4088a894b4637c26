import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Only failed security checks are kept: nothing asks for the others, and a first sync wrote ten rows a site for them. */
export function failedChecksMigration(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`delete from site_security where value not in ('N', 'N_UNABLE')`.execute(db);
    },
  };
}
