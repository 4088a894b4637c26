import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Channels are told in a language. What was told before was told in English. */
export function messageLanguagesMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['channels', 'deliveries']) {
        await sql.raw(`alter table ${table} add column language ${text} not null default 'en'`).execute(db);
      }
    },
  };
}
