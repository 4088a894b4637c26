import { sql } from 'kysely';
import type { World } from '../../../testing/index.ts';

/** How many rows were inserted, changed or deleted in a table while `work` ran. */
export async function rowsTouched(world: World, table: string, work: () => Promise<void>): Promise<number> {
  const { database } = world.app.services;
  const name = `touched_${table}`;
  await database.write(async trx => {
    await sql`create table if not exists ${sql.table(name)} (what text)`.execute(trx);
    await sql`delete from ${sql.table(name)}`.execute(trx);
    for (const event of ['insert', 'update', 'delete']) {
      const trigger = sql.raw(`${name}_${event}`);
      const into = sql`insert into ${sql.table(name)} values ('x')`;
      if (database.engine === 'sqlite') {
        await sql`create trigger if not exists ${trigger} after ${sql.raw(event)} on ${sql.table(table)}
          begin ${into}; end`.execute(trx);
      } else {
        await sql`create or replace function ${trigger}() returns trigger language plpgsql
          as $$ begin ${into}; return null; end $$`.execute(trx);
        await sql`create or replace trigger ${trigger} after ${sql.raw(event)} on ${sql.table(table)}
          for each row execute function ${trigger}()`.execute(trx);
      }
    }
  });
  await work();
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(database.db);
  return Number(rows[0]?.count);
}
