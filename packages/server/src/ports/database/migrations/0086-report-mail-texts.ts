import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Subject and text of the mails that carry reports. */
export function reportMailTextsMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['mail_subject', 'mail_text']) {
        await sql.raw(`alter table branding add column ${column} ${text}`).execute(db);
      }
    },
  };
}
