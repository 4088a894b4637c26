import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { fenceSealed } from '../sealed-fence.ts';

/** The keys by which services of browsers know this server. */
export function pushKeysMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  return {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(
          `create table push_keys (id ${integer} primary key, public_key ${text} not null, sealed ${text} not null,
            created_at ${integer} not null)`,
        )
        .execute(db);
      await fenceSealed(db, engine, [['push_keys', 'sealed']]);
    },
  };
}
