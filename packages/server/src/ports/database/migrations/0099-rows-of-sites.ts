import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What a first sync fills. */
const TABLES = ['site_plugins', 'site_security', 'site_themes', 'site_updates'];

/**
 * PostgreSQL checks a foreign key by a query for each row: half of what it took to insert the rows of a first sync. These
 * tables do the same by triggers instead: whether there are all the sites is looked up once for a statement, and those
 * sites stay until it is committed. When a site is deleted, its rows go with it.
 */
export function rowsOfSitesMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine !== 'postgres') return;
      for (const statement of [REQUIRE_SITES, DELETE_ROWS, ...TABLES.flatMap(checkedOnce), DELETED_WITH_SITE]) {
        await sql.raw(statement).execute(db);
      }
    },
  };
}

const REQUIRE_SITES = `create function require_sites() returns trigger language plpgsql as $$
  begin
    if (select count(*) from (
          select from sites where id = any(array(select site_id from rows_after)) order by id for key share) as found)
        <> (select count(distinct site_id) from rows_after) then
      raise foreign_key_violation using message = format('rows of %s belong to a site that is not there', tg_table_name);
    end if;
    return null;
  end $$`;

const DELETE_ROWS = `create function delete_rows_of_site() returns trigger language plpgsql as $$
  begin
    ${TABLES.map(table => `delete from ${table} where site_id = old.id;`).join('\n    ')}
    return null;
  end $$`;

const DELETED_WITH_SITE = `create trigger delete_rows_of_site after delete on sites
  for each row execute function delete_rows_of_site()`;

/** `tablesOf` in `postgres-snapshot.ts` knows by the name of the trigger that the table refers to sites. */
const checkedOnce = (table: string) => [
  `alter table ${table} drop constraint ${table}_site`,
  `create trigger require_sites after insert on ${table} referencing new table as rows_after
    for each statement execute function require_sites()`,
];
