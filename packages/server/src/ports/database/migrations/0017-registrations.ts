import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * Registrations on sites whose outcome is not known: the key that was sent, sealed, and what is to be done once the site
 * answers to it. `place` is the name of the lease under which it is worked on. Rows outlive their site on purpose.
 */
export function registrationsMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const statements = [
    `create table registrations (
      place ${text} primary key, site_id ${integer}, wish ${text} not null,
      request_json ${text} not null, sealed ${text} not null,
      sent_at ${integer} not null, looks ${integer} not null, look_at ${integer} not null)`,
    'create index registrations_look_at on registrations (look_at)',
    'create index registrations_site on registrations (site_id) where site_id is not null',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
