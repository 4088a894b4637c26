import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often in a row a site was in maintenance when it was looked for a network: the next look is soon, then later. */
export const networkLooksMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table sites add column network_looks integer not null default 0').execute(db);
  },
};
