import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages know who has them, and how often their holders died. */
export function suspectMessagesMigration(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const table = () => db.schema.alterTable('queue_messages');
      for (const name of ['holder', 'blamed']) {
        await table()
          .addColumn(name, 'text', column => column.notNull().defaultTo(''))
          .execute();
      }
      for (const name of ['alone', 'suspicion', 'deaths']) {
        await table()
          .addColumn(name, 'integer', column => column.notNull().defaultTo(0))
          .execute();
      }
      await sql`create index queue_messages_suspects on queue_messages (run_at, id) where suspicion > 0`.execute(db);
    },
  };
}
