import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * Which sites and clients a message is about: reminders name no events, and others 500 at most. What was sent before is
 * about what its events are.
 */
export function deliverySubjectsMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const statements = [
    `create table delivery_subjects (
      delivery_id ${integer} not null references deliveries (id) on delete cascade,
      site_id ${integer}, client_id ${integer})`,
    `insert into delivery_subjects (delivery_id, site_id, client_id)
      select distinct told.delivery_id, events.site_id, events.client_id
      from delivery_events as told join events on events.id = told.event_id
      where events.site_id is not null or events.client_id is not null`,
    'create index delivery_subjects_delivery on delivery_subjects (delivery_id)',
    'create index delivery_subjects_site on delivery_subjects (site_id, delivery_id) where site_id is not null',
    'create index delivery_subjects_client on delivery_subjects (client_id, delivery_id) where client_id is not null',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
