import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * The imported sites that have got their tags, client, notes, ignored updates and costs. A site that is adopted again
 * has another id, and gets them again.
 */
export function carriedSitesMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statement = `create table carried_sites (
    import_id ${text} not null, old_id ${integer} not null, site_id ${integer} not null, reason ${text} not null,
    primary key (import_id, old_id, site_id),
    foreign key (import_id, old_id) references import_sites (import_id, old_id) on delete cascade)`;
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(statement).execute(db);
    },
  };
}
