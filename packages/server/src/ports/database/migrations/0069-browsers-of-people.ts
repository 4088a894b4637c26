import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Channels that lead to the browser of one person; they go with the person. */
export function browsersOfPeopleMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `alter table channels add column owner_id ${integer} references users (id) on delete cascade`,
    `alter table channels add column endpoint_hash ${text}`,
    'create index channels_owner on channels (owner_id) where owner_id is not null',
    'create unique index channels_endpoint on channels (endpoint_hash) where endpoint_hash is not null',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
