import type { World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';

const EVENTS = ['insert', 'update', 'delete'] as const;

/** Records every row that is written to these tables from now on, with triggers in the store itself. */
export async function watchWrites(world: World, tables: readonly string[]): Promise<() => Promise<string[]>> {
  const { database } = world.app.services;
  await database.write(async trx => {
    await sql`create table seen_writes (what text not null)`.execute(trx);
    if (database.engine === 'postgres') {
      await sql`create function see_write() returns trigger language plpgsql as $$ begin
        insert into seen_writes values (lower(tg_op) || ' ' || tg_table_name || ' ' || coalesce(new.slug, old.slug));
        return null; end $$`.execute(trx);
    }
    for (const table of tables) {
      for (const event of EVENTS) {
        const row = event === 'delete' ? 'old' : 'new';
        const statement =
          database.engine === 'postgres'
            ? `create trigger ${table}_${event} after ${event} on ${table} for each row execute function see_write()`
            : `create trigger ${table}_${event} after ${event} on ${table} begin
                insert into seen_writes values ('${event} ${table} ' || ${row}.slug); end`;
        await sql.raw(statement).execute(trx);
      }
    }
  });
  return () =>
    database.write(async trx => {
      const { rows } = await sql<{ what: string }>`select what from seen_writes order by what`.execute(trx);
      await sql`delete from seen_writes`.execute(trx);
      return rows.map(row => row.what);
    });
}
